import {
  Badge,
  Card,
  DateText,
  EmptyState,
  plural,
  Row,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { piecePath } from '../address.rules.ts'
import { dueDay, states } from '../pieces.rules.ts'
import type { PieceRead } from '../submissions.queries.ts'
import type { Parts } from './text.rules.ts'

export interface VersionsTabProps {
  read: PieceRead
  /** The draft as it is at this moment, to be compared with a version. */
  now: () => Parts
}

/** What was handed in, the newest first. */
export default function VersionsTab({ read: { piece, versions } }: VersionsTabProps) {
  if (versions.length === 0) {
    return (
      <EmptyState title="Nothing is handed in yet" level={2}>
        Each time that you hand in, the text stands here as it was.
      </EmptyState>
    )
  }
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {versions.map((version) => {
        const { word, tone } = states[version.state]
        const isOpen = version.state === 'pending' || version.state === 'overdue'
        return (
          <li key={version.versionId}>
            <Card
              title={`Version ${version.number}`}
              level={2}
              action={<Badge tone={tone}>{word}</Badge>}
            >
              <Row gap="3" justifyContent="space-between">
                <Text size="sm" tone="muted">
                  Handed in <DateText moment={version.handedInAt} style="dateTime" />
                  {' · '}
                  {plural(version.words, 'word', 'words')}
                  {isOpen && version.dueAt !== null ? ` · marked by ${dueDay(version.dueAt)}` : ''}
                  {version.percent === null ? '' : ` · ${version.percent}%`}
                </Text>
                {version.state === 'marked' ? (
                  <TextLink
                    to={piecePath(piece.kind, piece.pieceId, {
                      view: 'marking',
                      version: version.number,
                    })}
                  >
                    See marking of version {version.number}
                  </TextLink>
                ) : null}
              </Row>
            </Card>
          </li>
        )
      })}
    </Stack>
  )
}
