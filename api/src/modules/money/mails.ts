import { pageLink } from '../../mail/page-links.rules.ts'
import { mailPriorities, queueMail } from '../../mail/queue-mail.ts'
import { writtenDay } from '../../printing/document.ts'
import type { DocumentRow } from './documents.repository.ts'
import { numberOf, poundsOf } from './money-words.rules.ts'
import { takesMail } from './payers.repository.ts'
import type { MoneyWithin } from './within.ts'

/** What a mail tells of a document. */
type Told = Pick<
  DocumentRow,
  'id' | 'payerId' | 'series' | 'number' | 'studentName' | 'grossPence' | 'buyer'
> & { dueOn?: string | null | undefined }

/** How to pay, as the settings have it; nothing where they have nothing. */
const howToPay = (within: MoneyWithin, number: string) => {
  const { bankDetails } = within.server.saved()
  return bankDetails === ''
    ? ''
    : `\nTo pay by bank transfer:\n\n${bankDetails}\nReference: ${number}\n`
}

const whereToLook = `
You find it in the portal, with the PDF:

${pageLink('/')}
`

/**
 * Mails a document to its payer.
 * @returns false where there is no address, or one that bounces; then nothing is sent.
 */
export async function mailDocument(within: MoneyWithin, document: Told): Promise<boolean> {
  const { series, number, studentName, grossPence, dueOn, buyer } = document
  const name = numberOf(series, number)
  const due = dueOn === null || dueOn === undefined ? '' : ` It is due on ${writtenDay(dueOn)}.`
  const [subject, body] =
    series === 'INV'
      ? [
          `Invoice ${name}`,
          `your invoice ${name} for ${studentName} comes to ${poundsOf(grossPence)}.${due}\n${howToPay(within, name)}`,
        ]
      : [
          `Credit note ${name}`,
          `we have credited ${poundsOf(grossPence)} for ${studentName} with the credit note ${name}.\n`,
        ]
  return await send(within, buyer, subject, `${body}${whereToLook}`)
}

/** An invoice of which something is still owed. */
export type Owing = Pick<DocumentRow, 'number' | 'studentName' | 'buyer'> & {
  dueOn: string
  owedPence: number
}

/** Reminds a payer of an invoice. @param step days from the day on which it is due */
export async function mailReminder(
  within: MoneyWithin,
  { number, studentName, dueOn, owedPence, buyer }: Owing,
  step: number,
): Promise<boolean> {
  const name = numberOf('INV', number)
  const day = writtenDay(dueOn)
  const [subject, when] =
    step < 0
      ? [`Invoice ${name} is due on ${day}`, `is due on ${day}`]
      : [`Invoice ${name} is overdue`, `was due on ${day}`]
  const body = `${poundsOf(owedPence)} of the invoice ${name} for ${studentName} ${when}.
If you have paid meanwhile, please pass this mail over.
${howToPay(within, name)}${whereToLook}`
  return await send(within, buyer, subject, body)
}

async function send(
  { db, now }: MoneyWithin,
  { name, email = '' }: DocumentRow['buyer'],
  subject: string,
  body: string,
): Promise<boolean> {
  if (!(await takesMail(db, email))) return false
  const text = `Hello ${name},\n\n${body}`
  await queueMail(db, { to: email, subject, text, priority: mailPriorities.onePerson, now })
  return true
}
