import { dialogPart } from '@portal/shared/idle'
import { Button } from '@portal/shared/ui'
import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { FileButton, type FileButtonProps } from './file-button.tsx'

const SubscribeDialog = dialogPart(() => import('./subscribe-dialog.tsx'), 'Other calendars')

/** What can be done with a calendar: what is shown as a file, and an address for other programs. */
export default function CalendarActions(props: FileButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {props.components?.length === 0 ? null : <FileButton {...props} />}
      <Button icon={<CalendarPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      <Suspense>{isOpen ? <SubscribeDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
