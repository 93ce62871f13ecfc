import type { Asked } from '../../asked.ts'
import { Problem } from '../../problem.ts'
import { defineVersioned } from '../../versions/index.ts'
import { findItem, findUnknown, writeItem } from './items.repository.ts'
import { type ReadingValues, readingValues } from './reading.values.ts'

/** Refuses a subject and a book that are not there, each at its field. */
async function refuseUnknown({ db }: Asked, wanted: ReadingValues): Promise<void> {
  const unknown = await findUnknown(db, wanted)
  const errors = [
    ...(unknown.subject
      ? [{ path: 'body.subjectId', message: 'Choose a subject that is there' }]
      : []),
    ...(unknown.book ? [{ path: 'body.bookId', message: 'Choose a book that is there' }] : []),
  ]
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
}

/** Items of the reading list. A version that comes back brings its words, and leaves them shown or not. */
export const readingKind = defineVersioned<ReadingValues>({
  kind: 'reading',
  noun: 'The item',
  schema: readingValues,
  restored: (version, { state }) => ({ ...version, state }),
  find: findItem,
  check: async (within, _id, wanted) => await refuseUnknown(within, wanted),
  write: async ({ db, now }, id, standing, before) => {
    const isMoved = before !== null && before.subjectId !== standing.values.subjectId
    await writeItem(db, id, standing, isMoved, now)
  },
})
