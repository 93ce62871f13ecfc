import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { newId } from '../../database/ids.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { type Saved, saveVersioned } from '../../versions/index.ts'
import { documents } from './document.kind.ts'
import { countDownloads, isPublished } from './documents.repository.ts'
import { isNewVersion } from './documents.rules.ts'
import {
  documentsOfAdmins,
  documentsOfTutors,
  findChoices,
  type ManagedRow,
  type ShownRow,
} from './lists.repository.ts'

const tutorsCall = 'GET /Miscellaneous/tutordownloadable'
const adminsCall = 'GET /Miscellaneous/admin/tutordownloadable'
const fileCall = 'GET /Miscellaneous/admin/tutordownloadable/GetCsv'
const saveCall = 'POST /Miscellaneous/admin/tutordownloadable/Save'

/** A page of what tutors see. */
export async function listForTutors(
  { db, now }: Asked,
  query: CallContext<typeof tutorsCall>['query'],
): Promise<CallAnswer<typeof tutorsCall>> {
  const { rows, totalCount } = await pageOf<ShownRow>(db, documentsOfTutors(query), query)
  return {
    documents: rows.map(({ replacedMs, ...row }) => ({
      ...row,
      isNewVersion: isNewVersion(replacedMs, now),
    })),
    totalCount,
  }
}

/** A page of all documents. */
export async function listForAdmins(
  { db, now }: Asked,
  query: CallContext<typeof adminsCall>['query'],
): Promise<CallAnswer<typeof adminsCall>> {
  const { rows, totalCount } = await pageOf<ManagedRow>(db, documentsOfAdmins(query), query)
  return {
    documents: rows.map(({ replacedMs, updatedMs, ...row }) => ({
      ...row,
      isNewVersion: isNewVersion(replacedMs, now),
      updatedAt: new Date(updatedMs).toISOString(),
    })),
    totalCount,
  }
}

const columns: readonly CsvColumn<ManagedRow>[] = [
  { header: 'Kind', cell: ({ kind }) => kind },
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Description', cell: ({ description }) => description },
  { header: 'Subjects', cell: ({ subjects }) => subjects.map(({ name }) => name).join(', ') },
  { header: 'Test', cell: ({ test }) => test?.name ?? null },
  { header: 'Part of the test', cell: ({ section }) => section?.name ?? null },
  { header: 'Year', cell: ({ year }) => year },
  { header: 'Part of the paper', cell: ({ paperPart }) => paperPart },
  { header: 'File', cell: ({ file }) => file.name },
  { header: 'Bytes', cell: ({ file }) => file.bytes },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Downloads', cell: ({ downloads }) => downloads },
  { header: 'Changed', cell: ({ updatedMs }) => new Date(updatedMs).toISOString() },
]

/** All documents that fit, as CSV; whoever took it along is written down. */
export async function documentsFile(
  asked: Asked,
  query: CallContext<typeof fileCall>['query'],
): Promise<FileAnswer> {
  await audit(asked.db, asked, 'list exported', { details: { list: 'documents' } })
  const content = csvOf(columns, allOf<ManagedRow>(asked.db, documentsOfAdmins(query)))
  return { content, type: 'text/csv', name: 'documents.csv' }
}

/** What documents can be filtered by; the years of what the caller sees. */
export async function choices({
  db,
  caller,
}: Asked): Promise<CallAnswer<'GET /Miscellaneous/tutordownloadable/GetChoices'>> {
  return await findChoices(db, caller.role === 'Admin')
}

/**
 * Counts a document as taken.
 * @throws Problem 404 for one that tutors do not see.
 */
export async function countDownload(asked: Asked, id: string): Promise<undefined> {
  return await inTransaction(asked, async ({ db: tx, now }) => {
    if (!(await isPublished(tx, id))) throw notFound('The document')
    await countDownloads(tx, [id], now)
    return undefined
  })
}

/**
 * Saves documents, all of them or none.
 * @throws Problem 404 for an unknown one, 409 for one that somebody has saved meanwhile, 422 at the
 * field of what is not there or not the caller's to use.
 */
export async function saveDocuments(
  asked: Asked,
  wanted: CallInput<typeof saveCall>['body']['documents'],
): Promise<CallAnswer<typeof saveCall>> {
  return await inTransaction(asked, async (within) => {
    const batch = wanted.length > 1 ? { batch: newId(within.now.getTime()) } : {}
    // In the order of their ids, so that two who save the same ones wait for one another in turn.
    const order = [...wanted.keys()].toSorted((one, other) =>
      (wanted[one]?.id ?? '').localeCompare(wanted[other]?.id ?? ''),
    )
    const saved = new Map<number, Saved>()
    for (const index of order) {
      const document = wanted[index]
      if (document === undefined) continue
      const { id, version, subjectIds, ...rest } = document
      const values = { ...rest, subjectIds: subjectIds.toSorted((one, other) => one - other) }
      try {
        saved.set(index, await saveVersioned(within, documents, { id, version, values, ...batch }))
      } catch (error) {
        throw error instanceof Problem ? atPlace(error, index, values.title, wanted.length) : error
      }
    }
    return [...wanted.keys()].flatMap((index) => saved.get(index) ?? [])
  })
}

/** The refusal of one document as a refusal of all: with its place, and in words with its title. */
function atPlace(problem: Problem, index: number, title: string, count: number): Problem {
  const errors = problem.errors.map(({ path, message }) => ({
    path: path.replace(/^body\./, `body.documents.${index}.`),
    message,
  }))
  const { status, data } = problem
  const message = count === 1 ? problem.message : `“${title}”: ${problem.message}`
  return new Problem(status, message, {
    errors,
    ...(data !== undefined && { data }),
    cause: problem,
  })
}
