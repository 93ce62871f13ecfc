import { giveFile } from '@portal/shared/downloads'
import { useWrite } from '@portal/shared/query'
import { Button, formatDate, toast, useTimeZone } from '@portal/shared/ui'
import { Download } from 'lucide-react'
import type { ListExport } from './types.ts'

export interface ListDownloadProps {
  call: ListExport
  /** What the list is filtered by, and its order. */
  wanted: Readonly<Record<string, unknown>>
  /** Of the file, before the day: `students`. */
  name: string
  isEmpty: boolean
}

/** Saves all that fits as CSV. What breaks off on the way is no file. */
export function ListDownload({ call, wanted, name, isEmpty }: ListDownloadProps) {
  const zone = useTimeZone()
  const download = useWrite<ListExport>(call, {
    done: (file) => giveFile(file, `${name}-${formatDate(Date.now(), 'isoDate', zone)}.csv`),
    failed: (error) => toast.danger(`The file could not be made. ${error.message}`),
  })
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Download size={16} aria-hidden />}
      loading={download.isWriting}
      disabled={isEmpty}
      // The call takes what the list's own takes.
      onClick={() => download.write({ query: wanted } as Parameters<typeof download.write>[0])}
    >
      CSV
    </Button>
  )
}
