import { Heading, LinkButton, Row, Stack, Text, useStepFocus } from '@portal/shared/ui'
import { CommentedPages, FileLink, ItemStateTag, MarkedParts } from '@portal/shared/writing'
import { piecePath } from '../address.rules.ts'
import type { PieceRead, VersionRead } from '../submissions.queries.ts'
import { VersionFacts } from './version-card.tsx'
import { VersionPart } from './version-part.tsx'
import type { VersionRow } from './versions.rules.ts'

export interface VersionOpenedProps {
  piece: PieceRead['piece']
  row: VersionRow
}

/** A version as it was handed in, to be read. */
export function VersionOpened({ piece, row }: VersionOpenedProps) {
  const { versionId, number, state } = row
  const heading = useStepFocus(number)
  return (
    <Stack gap="5">
      <Row data-print="hidden">
        <LinkButton size="sm" to={piecePath(piece.kind, piece.pieceId, { view: 'versions' })}>
          All versions
        </LinkButton>
      </Row>
      <Stack gap="1">
        <Row gap="3">
          <Heading ref={heading} tabIndex={-1} level={2}>
            Version {number}
          </Heading>
          <ItemStateTag state={state} />
        </Row>
        <VersionFacts version={row} />
      </Stack>
      <VersionPart {...{ versionId, number }}>
        {(version) => (
          <>
            {version.note === '' ? null : (
              <Stack gap="1">
                <Heading level={3} size="sm">
                  Your note to the marker
                </Heading>
                <Text whiteSpace="pre-wrap">{version.note}</Text>
              </Stack>
            )}
            {version.file === null ? null : <FileLink file={version.file} />}
            <Handed version={version} />
          </>
        )}
      </VersionPart>
    </Stack>
  )
}

/** The text of a version, or the pages of its PDF. */
function Handed({ version: { parts, file, task } }: { version: VersionRead }) {
  if (parts !== null) return <MarkedParts parts={parts} questions={task.questions} marks={[]} />
  if (file === null) return null
  return <CommentedPages file={file} comments={[]} criteria={[]} isHidden />
}
