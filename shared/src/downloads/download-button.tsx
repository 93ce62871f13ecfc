import { Button, messageOf, toast } from '@portal/shared/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { giveFile } from './give-file.ts'

export interface DownloadButtonProps {
  /** A verb and what: `Download PDF`. */
  label: string
  /** Name of the file, with its ending. */
  name: string
  /** Asks for the file. */
  get: () => Promise<Blob>
}

/** Fetches a file and has the browser save it; says why when it cannot be had. */
export function DownloadButton({ label, name, get }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      giveFile(await get(), name)
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<Download size={18} />} loading={isBusy} onClick={start}>
      {label}
    </Button>
  )
}
