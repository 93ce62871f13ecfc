import { acceptOf, ChooseFiles, hintOf, SendingRows, useUploads } from '@portal/shared/files'
import { Button, messageOf, Row, Stack } from '@portal/shared/ui'
import { FileLink } from '@portal/shared/writing'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useAttachFile } from './desk.queries.ts'
import type { DeskMarking } from './desk.types.ts'

export interface MarkedFileProps {
  itemId: string
  file: DeskMarking['file']
  isReadOnly: boolean
  /** Whether it can be attached now: not before what another had begun is one’s own. */
  isReady: boolean
}

/** The file that goes back with a marking. */
export default /* @__PURE__ */ memo(function MarkedFile(props: MarkedFileProps) {
  const { itemId, file, isReadOnly, isReady } = props
  const attach = useAttachFile()
  const uploads = useUploads('marked', ({ id }) => {
    attach.write({ body: { itemId, fileId: id } }).catch(() => undefined)
  })
  if (isReadOnly && file === null) return null
  return (
    <Stack gap="3">
      {file === null ? null : (
        <Row gap="3">
          <FileLink file={file} />
          {isReadOnly ? null : (
            <Button
              size="sm"
              variant="ghost"
              loading={attach.isWriting}
              icon={<Trash2 size={14} aria-hidden />}
              aria-label={`Remove ${file.name}`}
              onClick={() => {
                attach.write({ body: { itemId, fileId: null } }).catch(() => undefined)
              }}
            >
              Remove
            </Button>
          )}
        </Row>
      )}
      {isReadOnly ? null : (
        <>
          <ChooseFiles
            label={file === null ? 'File for the student' : 'Another file in its place'}
            optional
            hint={hintOf('marked')}
            accept={acceptOf('marked')}
            isFilled={file !== null}
            disabled={!isReady || attach.isWriting}
            {...(attach.error !== null && {
              error: messageOf(attach.error) ?? 'The file could not be put beside the marking.',
            })}
            onFiles={(files) => uploads.send(files.slice(0, 1))}
          />
          <SendingRows {...uploads} />
        </>
      )}
    </Stack>
  )
})
