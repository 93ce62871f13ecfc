import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import type { Db } from '../../database/db.ts'
import { allOf, countOf, pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { findMessage } from './messages.repository.ts'
import { type RecipientRow, recipientsListed } from './recipients.repository.ts'

const listCall = 'GET /Notification/admin/Message/GetRecipients'
const exportCall = 'GET /Notification/admin/Message/ExportRecipients'

const moment = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

async function isThere(db: Db, messageId: string): Promise<void> {
  if ((await findMessage(db, messageId, false)) === undefined) throw notFound('The message')
}

/** A page of those who have a message. @throws Problem 404 for an unknown one. */
export async function getRecipients(
  { db }: Asked,
  { pageNo, pageSize, ...query }: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  await isThere(db, query.messageId)
  const page = { pageNo, pageSize }
  const { rows, totalCount } = await pageOf<RecipientRow>(db, recipientsListed(query), page)
  return {
    recipients: rows.map(({ readMs, email: _, ...row }) => ({ ...row, readAt: moment(readMs) })),
    totalCount,
  }
}

/** By the ids of the list's columns. */
const columns = {
  name: { header: 'Name', cell: ({ name }) => name },
  email: { header: 'Email', cell: ({ email }) => email },
  role: { header: 'Role', cell: ({ role }) => role },
  inPortal: { header: 'In the bell', cell: ({ inPortal }) => (inPortal ? 'yes' : 'no') },
  readAt: { header: 'Read', cell: ({ readMs }) => moment(readMs) },
  mail: { header: 'Mail', cell: ({ mail }) => mail },
} satisfies Readonly<Record<string, CsvColumn<RecipientRow>>>

/** The asked ones, or all; who it is comes with each. @throws Problem 400 for a name of no column. */
function columnsOf(asked: string | undefined): CsvColumn<RecipientRow>[] {
  if (asked === undefined) return Object.values(columns)
  const wanted = new Set(asked.split(','))
  const offered = new Map<string, CsvColumn<RecipientRow>>(Object.entries(columns))
  if ([...wanted].some((name) => !offered.has(name))) {
    const message = 'Choose columns of the list.'
    throw new Problem(400, message, { errors: [{ path: 'query.columns', message }] })
  }
  return [...offered].flatMap(([name, column]) =>
    wanted.has(name) || name === 'name' || name === 'email' ? [column] : [],
  )
}

/**
 * All who have a message and fit, as CSV; that somebody took them along is written down.
 * @throws Problem 404 for an unknown message, 400 for a name of no column.
 */
export async function exportRecipients(
  asked: Asked,
  { columns: wanted, ...query }: CallContext<typeof exportCall>['query'],
): Promise<FileAnswer> {
  const { db } = asked
  await isThere(db, query.messageId)
  const shown = columnsOf(wanted)
  const listed = recipientsListed(query)
  // Words that somebody searched for may be a name, which would outlive its account here.
  const { search: _, sort: __, direction: ___, ...filter } = query
  await audit(db, asked, 'list exported', {
    details: {
      ...{ list: 'recipients of a message', filter: JSON.stringify(filter) },
      rows: String(await countOf(db, listed)),
    },
  })
  const content = csvOf(shown, allOf<RecipientRow>(db, listed))
  return { content, type: 'text/csv', name: 'recipients.csv' }
}
