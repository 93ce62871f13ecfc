import type { CallAnswer } from '@portal/shared/api'
import { useWrite } from '@portal/shared/query'
import type { Tone } from '@portal/shared/ui'

export const mailsCall = 'GET /Notification/admin/Mail/GetMails'

export type Mail = CallAnswer<typeof mailsCall>['mails'][number]

/** How mails stand, as people say it. */
export const states: Readonly<Record<Mail['state'], { name: string; tone: Tone }>> = {
  waiting: { name: 'Waiting', tone: 'neutral' },
  held: { name: 'Held until morning', tone: 'neutral' },
  sent: { name: 'Sent', tone: 'success' },
  failed: { name: 'Given up', tone: 'danger' },
  bounced: { name: 'Bounced', tone: 'warning' },
}

/** What goes first, as people say it. */
export const priorities = [
  { value: '0', label: 'Access to an account' },
  { value: '1', label: 'To one person' },
  { value: '2', label: 'To many people' },
]

export const useRetryMails = () =>
  useWrite('POST /Notification/admin/Mail/Retry', { changes: [mailsCall] })

export const useClearBounce = () =>
  useWrite('POST /Notification/admin/Mail/ClearBounce', { changes: [mailsCall] })

/** What came of sending again. */
export function retriedInWords({ retried, skipped }: { retried: number; skipped: number }) {
  const done = retried === 1 ? '1 mail is sent again.' : `${retried} mails are sent again.`
  if (skipped === 0) return done
  return `${done} ${skipped} had not failed, or their address bounces still.`
}
