import { FileImage, fileAddress } from '@portal/shared/files'
import { PdfReader } from '@portal/shared/pdf-reader'
import { Box, Dialog, Drawer, FailedState } from '@portal/shared/ui'
import { useState } from 'react'
import { previewOf } from './documents.rules.ts'
import type { PreviewedDocument } from './use-preview.tsx'

export interface DocumentPreviewProps {
  document: PreviewedDocument
  /** The page of a PDF in sight. */
  page: number
  onPage: (page: number) => void
  onClose: () => void
}

/** A document in its place: its image, or its pages in the reader. */
export default function DocumentPreview(props: DocumentPreviewProps) {
  return previewOf(props.document.file.type) === 'image' ? (
    <ImagePreview {...props} />
  ) : (
    <PdfPreview {...props} />
  )
}

function PdfPreview({ document: { title, file }, page, onPage, onClose }: DocumentPreviewProps) {
  return (
    <Drawer open wide="page" title="Preview" onClose={onClose}>
      <Box height="calc(100dvh - 7rem)">
        <PdfReader path={fileAddress(file.id, file.name)} {...{ title, page, onPage }} />
      </Box>
    </Drawer>
  )
}

const whole = { display: 'block', maxWidth: '100%', maxHeight: '70vh', margin: '0 auto' } as const

function ImagePreview({ document, onClose }: DocumentPreviewProps) {
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  return (
    <Dialog open size="lg" title={document.title} onClose={onClose}>
      {hasFailed ? (
        <FailedState
          compact
          title="The image could not be shown"
          onRetry={() => {
            setFailed(false)
            setTries(tries + 1)
          }}
        />
      ) : (
        <Box>
          <FileImage
            key={tries}
            id={document.file.id}
            alt={document.title}
            style={whole}
            onError={() => setFailed(true)}
          />
        </Box>
      )}
    </Dialog>
  )
}
