import { type FieldCommon, steady, useUnsent } from '@portal/shared/forms'
import { Box, Button, formatBytes, LiveText, plural, Row, Stack, Text } from '@portal/shared/ui'
import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FileKind } from '../contract/file-kinds.ts'
import { ChooseFiles } from './choose-files.tsx'
import { acceptOf } from './files.rules.ts'
import { SendingRows } from './sending-rows.tsx'
import type { KeptFile } from './upload-file.ts'
import { useUploads } from './use-uploads.ts'

/** What a form holds of a file that the server keeps. */
export type FileValue = Pick<KeptFile, 'id' | 'name' | 'bytes'>

interface FieldProps extends FieldCommon {
  kind: FileKind
  name?: string
  readOnly?: true
}

export interface FileFieldProps extends FieldProps {
  value: FileValue | null
  onValue: (value: FileValue | null) => void
}

export interface FilesFieldProps extends FieldProps {
  value: readonly FileValue[]
  onValue: (value: FileValue[]) => void
  /** At most so many. */
  max?: number
}

/** A file of a form: sent as soon as it is chosen, dropped or pasted, and kept with the form. */
export const FileField = /* @__PURE__ */ steady(function FileField(props: FileFieldProps) {
  const { value, onValue, ...field } = props
  const { send, ...uploads } = useUploads(field.kind, (kept) => onValue(held(kept)))
  return (
    <Files
      {...field}
      files={value === null ? [] : [value]}
      uploads={uploads}
      send={(files) => {
        // Another takes the place of one that is still on its way.
        for (const { key } of uploads.sending) uploads.cancel(key)
        send(files)
      }}
      onRemove={() => onValue(null)}
    />
  )
})

/** Several files of a form. */
export const FilesField = /* @__PURE__ */ steady(function FilesField(props: FilesFieldProps) {
  const { value, onValue, max = Number.POSITIVE_INFINITY, ...field } = props
  const [leftOut, setLeftOut] = useState(0)
  const newest = useRef(value)
  newest.current = value
  const { send, ...uploads } = useUploads(field.kind, (kept) => {
    // Two may get there before either is drawn.
    const all = [...newest.current, held(kept)]
    newest.current = all
    onValue(all)
  })
  const left = max - value.length - uploads.sending.length
  return (
    <Files
      {...field}
      {...{ files: value, uploads }}
      error={
        leftOut > 0
          ? `At most ${plural(max, 'file', 'files')}: ${plural(leftOut, 'was', 'were')} left out`
          : field.error
      }
      multiple
      send={(files) => {
        send(files.slice(0, left))
        setLeftOut(Math.max(0, files.length - left))
      }}
      disabled={left <= 0}
      onRemove={(id) => {
        setLeftOut(0)
        onValue(value.filter((file) => file.id !== id))
      }}
    />
  )
})

const held = ({ id, name, bytes }: KeptFile): FileValue => ({ id, name, bytes })

interface FilesProps extends FieldProps {
  files: readonly FileValue[]
  uploads: Omit<ReturnType<typeof useUploads>, 'send'>
  send: (files: readonly File[]) => void
  disabled?: boolean
  multiple?: boolean
  onRemove: (id: string) => void
}

function Files(props: FilesProps) {
  const { files, uploads, send, onRemove, kind, readOnly, disabled, ...field } = props
  useUnsent(
    field.name,
    uploads.sending.some(({ error }) => error === undefined),
  )
  return (
    <Stack gap="3">
      <ChooseFiles
        {...field}
        accept={acceptOf(kind)}
        isFilled={files.length > 0}
        {...{ disabled, readOnly }}
        onFiles={send}
      />
      {files.map(({ id, name, bytes }) => (
        <Row key={id} gap="3">
          <FileText size={18} aria-hidden />
          <Box flex="1" minWidth="0" overflowWrap="anywhere">
            <Text size="sm">{`${name} (${formatBytes(bytes)})`}</Text>
          </Box>
          {readOnly ? null : (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => onRemove(id)}
              aria-label={`Remove ${name}`}
            >
              Remove
            </Button>
          )}
        </Row>
      ))}
      <LiveText>{files.map(({ name }) => `${name} is kept`).join('. ')}</LiveText>
      <SendingRows {...uploads} />
    </Stack>
  )
}
