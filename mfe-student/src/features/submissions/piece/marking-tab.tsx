import { Card, DateText, EmptyState, Stack, Text } from '@portal/shared/ui'
import type { PieceRead } from '../submissions.queries.ts'

export interface MarkingTabProps {
  read: PieceRead
}

/** What came back, the newest first. */
export default function MarkingTab({ read: { versions } }: MarkingTabProps) {
  const returned = versions.filter(({ state }) => state === 'marked')
  if (returned.length === 0) {
    return (
      <EmptyState title="Nothing has come back yet" level={2}>
        Once you have handed in and a marker has returned it, grades and comments stand here.
      </EmptyState>
    )
  }
  return (
    <Stack gap="4">
      {returned.map(({ versionId, number, markedAt, percent, overall }) => (
        <Card
          key={versionId}
          level={2}
          title={`Version ${number}${percent === null ? '' : `: ${percent}%`}`}
          description={
            <>
              Marked <DateText moment={markedAt} />
            </>
          }
        >
          <Text whiteSpace="pre-line">{overall}</Text>
        </Card>
      ))}
    </Stack>
  )
}
