import { bookStates } from '@portal/shared/contract'
import * as z from 'zod'
import { Problem } from '../../problem.ts'
import { fileIdsIn } from '../../rich-text/index.ts'
import { defineVersioned, findSnapshots } from '../../versions/index.ts'
import { attachFiles } from '../files/index.ts'
import { areSubjects, findBook, pagesOfFile, writeBook } from './books.repository.ts'

const values = z.strictObject({
  title: z.string(),
  authors: z.array(z.string()),
  description: z.string(),
  isbn: z.string().nullable(),
  publisher: z.string().nullable(),
  year: z.int().nullable(),
  coverFileId: z.string().nullable(),
  fileId: z.string().nullable(),
  mayDownload: z.boolean(),
  subjectIds: z.array(z.int()),
  state: z.enum(bookStates),
})

/** What is edited of a book; the description as HTML, cleaned. */
export type BookValues = z.infer<typeof values>

const isText = (one: unknown) => typeof one === 'string'

/** Books. A version that comes back brings its files too, and leaves it published or not. */
export const books = defineVersioned<BookValues>({
  kind: 'book',
  noun: 'The book',
  schema: values,
  restored: (version, { state }) => ({ ...version, state }),
  find: findBook,
  check: async ({ db }, _id, { subjectIds }) => {
    if (await areSubjects(db, subjectIds)) return
    const message = 'Choose a subject that is there'
    throw new Problem(422, message, { errors: [{ path: 'body.subjectIds', message }] })
  },
  write: async (within, id, standing, before) => {
    const { db: tx, now } = within
    const { coverFileId, fileId, description } = standing.values
    // Files of versions that are kept stay, so that they are there when a version comes back.
    const kept = await findSnapshots(tx, { kind: 'book', id })
    const descriptions = [description, ...kept.map((snapshot) => String(snapshot.description))]
    await attachFiles(
      within,
      { area: 'book', recordId: id },
      {
        coverFileId: [coverFileId, ...kept.map((snapshot) => snapshot.coverFileId)].filter(isText),
        fileId: {
          ids: [fileId, ...kept.map((snapshot) => snapshot.fileId)].filter(isText),
          kind: 'pdf',
        },
        description: descriptions.flatMap(fileIdsIn),
      },
    )
    const pages = fileId === null ? null : await pagesOfFile(tx, fileId)
    // Who withdraws a book says until when it can be read; here it closes at once.
    const closesAt = before?.state === 'withdrawn' ? undefined : now
    await writeBook(tx, id, standing, { now, pages, closesAt })
  },
})
