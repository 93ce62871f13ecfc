import { Stack } from '@portal/shared/ui'
import type { FileKind } from '../contract/file-kinds.ts'
import { ChooseFiles } from './choose-files.tsx'
import { acceptOf } from './files.rules.ts'
import { SendingRows } from './sending-rows.tsx'
import type { FilmArea, KeptFile } from './upload-file.ts'
import { useUploads } from './use-uploads.ts'

export interface FileUploadProps {
  label: string
  kind: FileKind
  /** What films are for. */
  area?: FilmArea
  /** Is given each file as soon as the server keeps it. */
  onKept: (file: KeptFile) => void
  hint?: string
  /** What is wrong with what is chosen, as of any field. */
  error?: string
  multiple?: boolean
  disabled?: boolean
}

/** Files by choosing, dropping or pasting, sent at once: each with its progress, or why it failed. */
export function FileUpload({ kind, area, onKept, ...field }: FileUploadProps) {
  const { send, ...uploads } = useUploads(kind, onKept, area)
  return (
    <Stack gap="3">
      <ChooseFiles {...field} accept={acceptOf(kind)} onFiles={send} />
      <SendingRows {...uploads} />
    </Stack>
  )
}
