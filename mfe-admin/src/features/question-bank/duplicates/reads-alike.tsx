import { useDebounced } from '@portal/shared/idle'
import { RichSummary } from '@portal/shared/rich-text'
import { Alert, Row, Stack, Text, TextLink } from '@portal/shared/ui'
import { useState } from 'react'
import { contentOf, type QuestionValues } from '../editor/question-values.rules.ts'
import { editPath } from '../paths.ts'
import { useSimilar } from './duplicates.queries.ts'
import { kinds, sharedInWords } from './kinds.ts'
import { saysEnough, writtenText } from './written.rules.ts'

/** They are asked for so long after the last key. */
const restMs = 600

export interface ReadsAlikeProps {
  values: QuestionValues
  /** The question that is edited; it reads like itself. */
  questionId?: number
}

/** Questions that read like what is being written; nothing where there are none. */
export default function ReadsAlike({ values, questionId }: ReadsAlikeProps) {
  const typed = writtenText(contentOf(values))
  const [atFirst] = useState(typed)
  const written = useDebounced(typed, restMs)
  // What stands there when it is opened is compared among all there is.
  const { data = [] } = useSimilar(written, written !== atFirst && saysEnough(written))
  const found = data.filter((each) => each.questionId !== questionId)
  if (found.length === 0) return null
  return (
    <Alert kind="warning" title="Questions that read alike">
      <Stack as="ul" gap="2" listStyleType="none" aria-label="Questions that read alike">
        {found.map((each) => (
          <Row as="li" key={each.questionId} gap="3" alignItems="baseline">
            <TextLink to={editPath(each.questionId)}>{`Question ${each.questionId}`}</TextLink>
            <Stack gap="0" minWidth="0">
              <RichSummary html={each.summaryHtml} />
              <Text as="span" size="sm" tone="muted">
                {`${kinds[each.kind].label}, ${sharedInWords(each)}`}
              </Text>
            </Stack>
          </Row>
        ))}
      </Stack>
    </Alert>
  )
}
