import {
  Alert,
  Button,
  Row,
  Stack,
  Surface,
  Text,
  TextLink,
  useFocusAfter,
  VisuallyHidden,
} from '@portal/shared/ui'
import { FileText } from 'lucide-react'
import { type PieceRead, useRemoveFile } from '../submissions.queries.ts'
import type { PieceOpen } from './piece-dialogs.tsx'

export interface FileCardProps {
  file: NonNullable<PieceRead['file']>
  piece: PieceRead['piece']
  isReadOnly: boolean
  mayHandIn: boolean
  onOpen: (open: PieceOpen) => void
}

/** The file beside the draft: a PDF that can be handed in, or the document that the text came from. */
export default function FileCard({ file, piece, isReadOnly, mayHandIn, onOpen }: FileCardProps) {
  const remove = useRemoveFile()
  const frame = useFocusAfter()
  const isPdf = file.type === 'application/pdf'
  return (
    <Surface ref={frame} padding="4">
      <Stack gap="3">
        <Row gap="3">
          <FileText size={18} aria-hidden />
          <Stack gap="0" flex="1 1 12rem">
            <TextLink to={file.url} target="_blank" rel="noopener">
              {file.name}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </TextLink>
            <Text size="sm" tone="muted">
              {aboutOf(file, piece.kind)}
            </Text>
          </Stack>
          {isReadOnly ? null : (
            <Button
              size="sm"
              variant="ghost"
              loading={remove.isWriting}
              aria-label={`Remove ${file.name}`}
              onClick={() => void remove.write({ body: { pieceId: piece.pieceId } })}
            >
              Remove
            </Button>
          )}
          {isPdf && !isReadOnly && mayHandIn ? (
            <Button size="sm" onClick={() => onOpen({ what: 'hand in', source: 'file' })}>
              Hand in the PDF
            </Button>
          ) : null}
        </Row>
        {remove.error === null ? null : (
          <Alert kind="danger" live title="The file could not be removed">
            {remove.error.message}
          </Alert>
        )}
      </Stack>
    </Surface>
  )
}

function aboutOf({ type, pages }: FileCardProps['file'], kind: PieceRead['piece']['kind']): string {
  if (type !== 'application/pdf') return 'The text was read from it; it goes with the next version.'
  const count =
    pages === null ? 'A PDF' : pages === 1 ? 'A PDF of 1 page' : `A PDF of ${pages} pages`
  return kind === 'statement'
    ? `${count}. The limits of UCAS are not checked in it.`
    : `${count}, to be handed in as it is.`
}
