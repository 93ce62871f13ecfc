import { useWrite } from '@portal/shared/query'
import { IconButton, Stack, toast } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Banner } from './banner.tsx'
import type { Announcement } from './types.ts'

/** Banners for the person's role; closing one keeps it away for good. */
export function Announcements({ items }: { items: readonly Announcement[] }) {
  const readOnly = useReadOnly()
  const [closed, setClosed] = useState<readonly string[]>([])
  const dismiss = useWrite('POST /Announcement/Announcement/Dismiss', {
    show: ({ body: { announcementId: id } }) => {
      setClosed((before) => [...before, id])
      return (error) => {
        // Its time was up since the page was read: there is nothing more to close.
        if (error?.status === 404) return
        setClosed((before) => before.filter((other) => other !== id))
        toast.danger(`The announcement could not be closed. ${error?.message ?? ''}`)
      }
    },
  })
  const shown = items.filter((item) => !closed.includes(item.id))
  if (shown.length === 0) return null
  return (
    <Stack gap="3">
      {shown.map((item) => (
        <Banner
          key={item.id}
          item={item}
          action={
            <IconButton
              label="Dismiss"
              size="sm"
              icon={<X size={16} />}
              {...readOnly?.control}
              onClick={() => dismiss.write({ body: { announcementId: item.id } })}
            />
          }
        />
      ))}
    </Stack>
  )
}
