import { ApiError } from '@portal/shared/api'
import { FileUpload, type KeptFile } from '@portal/shared/files'
import { RadioGroup } from '@portal/shared/forms'
import { Alert, Button, Dialog, formatBytes, Row, Stack, Text, toast } from '@portal/shared/ui'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { type PieceRead, type ReadInto, useReadFile } from '../submissions.queries.ts'
import { rawTextOf } from './text.rules.ts'
import type { DraftHandle } from './use-draft.ts'

export interface UseFileDialogProps {
  read: PieceRead
  handle: DraftHandle
  /** A document has become the text; what of it could not be kept. */
  onText: (warnings: readonly string[]) => void
  /** The PDF that is kept now shall be handed in. */
  onHandIn: () => void
  onClose: () => void
}

const notSaved = 'Your last words are not saved yet. Wait for Saved, then try again.'

const isPdf = ({ type }: Pick<KeptFile, 'type'>) => type === 'application/pdf'

/** A file in place of typing: a Word document becomes the text, a PDF is kept to be handed in. */
export default function UseFileDialog(props: UseFileDialogProps) {
  const { read, handle, onText, onHandIn, onClose } = props
  const { piece, task, mayHandIn } = read
  const [file, setFile] = useState<KeptFile | null>(null)
  const [pages, setPages] = useState<number | null>(null)
  const hasText = handle.now().some((part) => rawTextOf(part).trim() !== '')
  const choices = choicesOf(task.questions, hasText)
  const [into, setInto] = useState<ReadInto | ''>(choices.length === 1 ? 'replace' : '')
  const reading = useReadFile()
  const [failure, setFailure] = useState('')

  const take = async (kept: KeptFile, where: ReadInto) => {
    setFailure('')
    try {
      if (!(await handle.flush())) throw new ApiError({ status: 409, message: notSaved })
      const body = { pieceId: piece.pieceId, fileId: kept.id, into: where }
      const answer = await reading.write({ body: { ...body, baseRevision: handle.revision() } })
      if (answer.kind === 'pdf') return setPages(answer.pages)
      handle.take(answer.revision, answer.parts)
      onText(answer.warnings)
      toast.success('The document is your text now. What stood there before is in the history.')
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The file could not be read.')
    }
  }
  const kept = (next: KeptFile) => {
    setFile(next)
    setPages(null)
    if (isPdf(next)) void take(next, 'replace')
  }
  const isDocument = file !== null && !isPdf(file)
  return (
    <Dialog
      open
      title="Use a file"
      description="A Word document becomes your text. A PDF is handed in as it is, and marked beside its pages."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{pages === null ? 'Cancel' : 'Close'}</Button>
          {isDocument ? (
            <Button
              variant="primary"
              loading={reading.isWriting}
              disabled={into === ''}
              onClick={() => {
                if (into !== '') void take(file, into)
              }}
            >
              Read the document
            </Button>
          ) : null}
          {pages !== null && mayHandIn ? (
            <Button variant="primary" onClick={onHandIn}>
              Hand in the PDF
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="4">
        {failure === '' ? null : (
          <Alert kind="danger" live title="The file could not be used">
            {failure}
          </Alert>
        )}
        {file === null ? (
          <FileUpload label="File" kind="writing" onKept={kept} hint={hint} />
        ) : (
          <Row gap="3">
            <FileText size={18} aria-hidden />
            <Text flex="1" overflowWrap="anywhere">
              {file.name} ({formatBytes(file.bytes)})
            </Text>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                setFile(null)
                setPages(null)
                setFailure('')
              }}
            >
              Choose another
            </Button>
          </Row>
        )}
        {isDocument ? (
          <RadioGroup
            label="Where should its text go?"
            look="cards"
            options={choices}
            value={into}
            onValue={setInto}
          />
        ) : null}
        {file !== null && isPdf(file) && reading.isWriting ? <Text>Reading the PDF…</Text> : null}
        {pages === null ? null : (
          <Alert kind="success" live title="The PDF is kept beside your draft">
            {pages === 1 ? '1 page.' : `${pages} pages.`}
            {piece.kind === 'statement'
              ? ' The limits of UCAS are not checked in a PDF: count the characters yourself.'
              : ''}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}

const hint = 'Word (.docx) or PDF, less than 10 MB.'

/** Where the text of a document can go. */
function choicesOf(questions: PieceRead['task']['questions'], hasText: boolean) {
  if (questions === null) {
    const replace = { value: 'replace' as const, label: 'In place of the text' }
    if (!hasText) return [replace]
    return [replace, { value: 'add' as const, label: 'After the text' }]
  }
  const parts = (['part 0', 'part 1', 'part 2'] as const).slice(0, questions.length)
  return [
    {
      value: 'split' as const,
      label: 'Split into the answers',
      description: 'Where all questions stand in the document, above their answers.',
    },
    ...parts.map((value, index) => ({
      value,
      label: `In place of answer ${index + 1}`,
      description: questions[index]?.text,
    })),
  ]
}
