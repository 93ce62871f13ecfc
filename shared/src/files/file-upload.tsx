import { FileField } from '@portal/shared/forms'
import { Box, Button, formatBytes, ProgressBar, Row, Stack, Text } from '@portal/shared/ui'
import type { ClipboardEvent } from 'react'
import type { FileKind } from '../contract/file-kinds.ts'
import { acceptOf } from './files.rules.ts'
import type { KeptFile } from './upload-file.ts'
import { type Sending, type Uploads, useUploads } from './use-uploads.ts'

export interface FileUploadProps {
  label: string
  kind: FileKind
  /** Is given each file as soon as the server keeps it. */
  onKept: (file: KeptFile) => void
  hint?: string
  /** What is wrong with what is chosen, as of any field. */
  error?: string
  multiple?: boolean
  disabled?: boolean
}

/** Files by choosing, dropping or pasting, sent at once: each with its progress, or why it failed. */
export function FileUpload({ kind, onKept, multiple, disabled, ...field }: FileUploadProps) {
  const uploads = useUploads(kind, onKept)
  const take = (files: readonly File[]) => {
    if (!disabled) uploads.send(multiple ? files : files.slice(0, 1))
  }
  return (
    <Box
      onPaste={(event: ClipboardEvent) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        take(files)
      }}
    >
      <Stack gap="3">
        <FileField
          {...field}
          accept={acceptOf(kind)}
          onFiles={take}
          {...(multiple && { multiple })}
          {...(disabled && { disabled })}
        />
        <SendingList {...uploads} />
      </Stack>
    </Box>
  )
}

/** Files on their way, each with its progress, or why it failed. */
export function SendingList({ sending, retry, cancel }: Uploads) {
  return sending.map((one) => (
    <SendingRow
      key={one.key}
      file={one}
      onRetry={() => retry(one.key)}
      onCancel={() => cancel(one.key)}
    />
  ))
}

interface RowProps {
  file: Sending
  onRetry: () => void
  onCancel: () => void
}

function SendingRow({ file: { name, size, share, error, isFinal }, onRetry, onCancel }: RowProps) {
  if (error !== undefined) {
    return (
      <Row gap="3">
        {/* On a phone the buttons go below it. */}
        <Box flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
          <Text size="sm" role="alert" tone="danger">
            {`${name}: ${error}`}
          </Text>
        </Box>
        {isFinal ? null : (
          <Button size="sm" onClick={onRetry} aria-label={`Try again: ${name}`}>
            Try again
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onCancel} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Row>
    )
  }
  return (
    <Row gap="3">
      <Box flex="1" minWidth="0">
        <ProgressBar
          label={name}
          value={share}
          text={`${formatBytes(share * size)} of ${formatBytes(size)}`}
        />
      </Box>
      <Button size="sm" variant="ghost" onClick={onCancel} aria-label={`Cancel ${name}`}>
        Cancel
      </Button>
    </Row>
  )
}
