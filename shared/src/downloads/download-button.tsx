import { Button, type ButtonProps, messageOf, toast, VisuallyHidden } from '@portal/shared/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { giveFile } from './give-file.ts'

export interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  /** A verb and what: `Download PDF`. */
  label: string
  /** Follows the label for those who only hear it: which one of several files. */
  labelRest?: string
  /** Name of the file, with its ending. */
  name: string
  /** Asks for the file. */
  get: () => Promise<Blob>
}

/** Fetches a file and has the browser save it; says why when it cannot be had. */
export function DownloadButton({ label, labelRest, name, get, ...look }: DownloadButtonProps) {
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
    <Button
      {...look}
      icon={<Download size={look.size === 'sm' ? 16 : 18} aria-hidden />}
      loading={isBusy}
      onClick={start}
    >
      {label}
      {labelRest === undefined ? null : <VisuallyHidden> {labelRest}</VisuallyHidden>}
    </Button>
  )
}
