import type { CallInput } from '@portal/shared/api'
import { Alert, Box, Button } from '@portal/shared/ui'
import { useEffect, useRef } from 'react'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { type previewCall, usePreview } from './announcements.queries.ts'

type Typed = CallInput<typeof previewCall>['body'] & { version?: number | undefined }

/** The button that asks what each role would see of what is typed, and what came of it. */
export function useAnnouncementPreview({ version: _version, ...body }: Typed) {
  const { write, isWriting, error, answer, input } = usePreview()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button stands below the dialog; what it brings stands at the end of what is scrolled there.
    if (answer || error) ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [answer, error])
  return {
    button: (
      <Button loading={isWriting} onClick={() => write({ body })}>
        Preview
      </Button>
    ),
    shown: (
      <Box ref={ref}>
        {error ? (
          <Alert kind="danger" live title="There is no preview">
            {error.errors[0]?.message ?? error.message}
          </Alert>
        ) : null}
        {answer && input ? <AnnouncementPreview preview={answer} from={input.body.from} /> : null}
      </Box>
    ),
  }
}
