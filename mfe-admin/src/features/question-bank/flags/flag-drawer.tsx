import { bodyOf } from '@portal/shared/bodies'
import {
  AnswerForm,
  type FlagPage,
  FlagState,
  FlagThread,
  KeyCard,
  QuestionCard,
  useFlag,
} from '@portal/shared/flagged-question'
import {
  Box,
  Drawer,
  LinkButton,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { useAnswerFlag } from './flags.queries.ts'
import { editPathOf } from './flags.rules.ts'

export interface FlagDrawerProps {
  flagId: string
  onClose: () => void
}

/** One flag: the question with its key, what was said, and the answer. */
export default function FlagDrawer({ flagId, onClose }: FlagDrawerProps) {
  const flag = useFlag(flagId)
  return (
    <Drawer
      open
      wide
      title={flag.data ? `Flag by ${flag.data.student.name}` : 'Flag'}
      onClose={onClose}
    >
      <QueryRegion
        query={flag}
        failed="The flag could not be loaded"
        skeleton={<SkeletonText lines={10} />}
      >
        {(page) => <Content page={page} onClose={onClose} />}
      </QueryRegion>
    </Drawer>
  )
}

function Content({ page, onClose }: { page: FlagPage; onClose: () => void }) {
  const answer = useAnswerFlag()
  const { flag, suggestedChange } = page
  return (
    <Stack gap="5">
      <Row gap="3" justifyContent="space-between">
        <FlagState flag={flag} />
        <LinkButton size="sm" to={editPathOf(flag.questionId)}>
          Open in editor
        </LinkButton>
      </Row>
      <FlagThread page={page} />
      {suggestedChange === null ? null : (
        <Box as="section" aria-label="Suggested change">
          <Text size="sm" weight="semibold">
            Suggested change
          </Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {suggestedChange}
          </Text>
        </Box>
      )}
      <AnswerForm
        flagId={flag.id}
        schema={bodyOf('POST /question/admin/QuestionFlag/AnswerFlag')}
        write={(body) => answer.write({ body })}
        onAnswered={onClose}
      />
      <QuestionCard page={page} />
      <KeyCard question={page.question} />
    </Stack>
  )
}
