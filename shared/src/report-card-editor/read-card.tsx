import { formatDay } from '@portal/shared/calendar'
import { gradeText, gradeWords } from '@portal/shared/contract'
import { useLiveReads } from '@portal/shared/live'
import { useSession } from '@portal/shared/session'
import {
  Alert,
  Badge,
  Button,
  DateText,
  FactList,
  Heading,
  Row,
  Stack,
  Text,
} from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { stateWords } from '../report-card/card.words.ts'
import { formCall } from '../report-card/cards.queries.ts'
import { ReopenDialog } from '../report-card/reopen-dialog.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardPage } from './editor.queries.ts'

const reads = [formCall] as const

/** A card as it stands: submitted, or one that its tutor has in hand, for the senior tutor and admins. */
export function ReadCard({ page, onClose }: { page: CardPage; onClose: () => void }) {
  useLiveReads('tuition', reads)
  const [isReopening, setReopening] = useState(false)
  const role = useSession(({ claims }) => claims?.role)
  const { state, content, skills, scale, cardId, submittedAt, reopened, term, mayWrite } = page
  const mayReopen =
    state === 'submitted' && cardId !== null && (role === 'Senior Tutor' || role === 'Admin')
  const { word, tone } = stateWords[state]
  return (
    <CardFrame
      page={page}
      onClose={onClose}
      footer={
        mayReopen ? (
          <Button onClick={() => setReopening(true)}>Open again</Button>
        ) : mayWrite ? (
          <Text size="sm" tone="muted">
            To change a submitted card, ask your senior tutor to open it again.
          </Text>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      <Stack gap="6">
        <Row gap="2">
          <Badge tone={tone}>{word}</Badge>
          {page.isLate ? <Badge tone="danger">Late</Badge> : null}
          <Text size="sm" tone="muted">
            {submittedAt === null ? (
              `Due ${formatDay(term.cardsDueOn)}`
            ) : (
              <>
                {'Submitted '}
                <DateText moment={submittedAt} style="dateTime" />
              </>
            )}
          </Text>
        </Row>
        {reopened === null ? null : (
          <Alert kind="info" title="Open again">
            {`${reopened.reason} Readers see what was submitted before.`}
          </Alert>
        )}
        <FactList
          items={[
            ...skills.map(({ id, name }) => {
              const given = content.grades.find(({ skillId }) => skillId === id)
              return {
                label: name,
                value:
                  given === undefined
                    ? null
                    : `${given.grade} ${gradeWords[given.grade - 1] ?? ''}`,
              }
            }),
            ...(scale === null && content.predictedGrade === null
              ? []
              : [
                  {
                    label: 'Predicted grade',
                    value:
                      content.predictedGrade === null ? null : gradeText(content.predictedGrade),
                  },
                ]),
          ]}
        />
        <Stack gap="2">
          <Heading level={3} size="sm">
            Comment
          </Heading>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {content.comment === '' ? 'Nothing written yet.' : content.comment}
          </Text>
        </Stack>
      </Stack>
      {isReopening && cardId !== null ? (
        <Suspense fallback={null}>
          <ReopenDialog
            card={{ cardId, version: page.version, studentName: page.student.name }}
            onClose={() => setReopening(false)}
          />
        </Suspense>
      ) : null}
    </CardFrame>
  )
}
