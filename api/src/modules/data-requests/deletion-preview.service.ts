import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { personalData } from '../../database/personal-data.ts'
import { keptUntil } from './data-requests.rules.ts'
import { countData, latestBill } from './deletion-preview.repository.ts'

type Preview = CallAnswer<'GET /User/admin/DataRequest/PreviewDeletion'>

/** Kinds of data that tax law wants to be kept, each by its table. */
const byTaxLaw = [
  'bookings',
  'booking_versions',
  'booking_lines',
  'payers',
  'instalments',
  'money_documents',
  'money_lines',
  'money_reminders',
  'money_entries',
]

/** A kind of data in words: `bookingLines` is `Booking lines`. */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What would go with an account and what would stay; what is emptied goes. */
export async function previewOf({ db }: Asked, userId: string): Promise<Preview> {
  const counted = new Map((await countData(db, userId)).map(({ name, rows }) => [name, rows]))
  const bill = await latestBill(db, userId)
  const preview: Preview = { goes: [], stays: [] }
  for (const { name, table, leaving } of personalData()) {
    const rows = counted.get(name)
    if (rows === undefined) continue
    const what = wordsOf(name)
    if (leaving === 'remove' || 'blank' in leaving) {
      preview.goes.push({ what, rows })
    } else {
      const until = bill !== null && byTaxLaw.includes(table) ? keptUntil(bill) : null
      preview.stays.push({ what, rows, until, why: leaving.keep })
    }
  }
  return preview
}
