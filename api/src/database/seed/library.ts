import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { type DemoBook, readBookFile, readBooks } from './content/books.ts'
import { contentSubjectNames } from './content-subjects.ts'
import { knownBooks } from './known-books.ts'
import { at, between, type World, type WorldStudent } from './world.ts'

const subjectNames: readonly string[] = contentSubjectNames

/** A book's name in the store, where names have letters, digits and dashes alone. */
const storedNameOf = (file: string) =>
  `demo-book-${file
    .replace(/\.pdf$/, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')}.pdf`

/** The longest book, in which the main student is, and those that are not simply published. */
const longest = 'The ESAT Companion'
const draft = 'A Short Course in Calculus'
const withdrawn = 'Geometry, Data and Chance for the ESAT'

/** Bookmarks of the main student in the longest book. */
const marks: readonly (readonly [page: number, note: string])[] = [
  [12, 'Completing the square: do the three at the end again'],
  [21, ''],
  [33, 'Ask in the next lesson why the angle is the same on both sides'],
  [37, 'Stopped here'],
]

/** How each book of the demo world is made, by its name in the store. */
export function bookFiles(): Record<string, () => Promise<Uint8Array>> {
  return Object.fromEntries(
    readBooks().map(({ file }) => [storedNameOf(file), () => readBookFile(file)]),
  )
}

/** Somebody who may see the library. */
const reads = (student: WorldStudent) =>
  student.demoCase === undefined && !student.isHeadStart && student.hasQuestionBank

/** Books to read and books to look up, with readers at some page and the main student at page 37. */
export async function seedLibrary(db: Db, world: World): Promise<void> {
  const main = world.students.find(({ demoCase }) => demoCase === 'main')
  const readers = world.students.filter(reads)
  for (const [index, book] of readBooks().entries()) {
    const bookId = await addReadable(db, world, book, at(world, -90 + 5 * index, 10))
    if (book.title === draft) continue
    const some = readers.filter((_, place) => place % 8 <= index % 3)
    await db.insert(schema.bookPages).values(
      some.map(({ id: userId }) => {
        const isDone = world.random() < 0.2
        const page = isDone ? book.pages : between(world.random, 1, book.pages)
        const days = between(world.random, 1, 30)
        return {
          ...{ userId, bookId, page, furthest: page, at: at(world, -days, 17) },
          openedAt: at(world, -days - 5, 17),
        }
      }),
    )
    if (main === undefined) continue
    if (book.title === longest) await addMain(db, world, main.id, bookId)
    if (book.title === withdrawn) {
      const place = { page: 4, furthest: 6, at: at(world, -9, 18), openedAt: at(world, -20, 18) }
      await db.insert(schema.bookPages).values({ userId: main.id, bookId, ...place })
      const mark = { page: 4, note: 'Areas of similar shapes', updatedAt: at(world, -9, 18) }
      const id = seededId(world.random, at(world, -9, 18).getTime())
      await db.insert(schema.bookMarks).values({ id, userId: main.id, bookId, ...mark })
    }
  }
  for (const [index, { subjects, ...book }] of knownBooks.entries()) {
    const updatedAt = at(world, -60 + index, 11)
    const id = seededId(world.random, updatedAt.getTime())
    await db.insert(schema.books).values({
      ...{ ...book, id, description: `<p>${book.description}</p>`, authors: [...book.authors] },
      ...{ mayDownload: false, state: 'published', updatedAt },
    })
    await addSubjects(db, id, subjects)
  }
}

/** A book that can be read, with its file. @returns its id */
async function addReadable(
  db: Db,
  world: World,
  { title, description, subjects, file, pages, bytes, sha256 }: DemoBook,
  createdAt: Date,
): Promise<string> {
  const by = world.admins[0]?.id ?? null
  const [id, fileId] = [
    seededId(world.random, createdAt.getTime()),
    seededId(world.random, createdAt.getTime()),
  ]
  await db.insert(schema.files).values({
    ...{ id: fileId, storedName: storedNameOf(file), name: file, type: 'application/pdf' },
    ...{ bytes, sha256, pages, uploadedBy: by, createdAt },
  })
  const isGone = title === withdrawn
  await db.insert(schema.books).values({
    ...{ id, title, authors: ['The portal’s tutors'], description: `<p>${description}</p>` },
    ...{ year: createdAt.getUTCFullYear(), fileId, pages, mayDownload: title !== longest },
    state: title === draft ? 'draft' : isGone ? 'withdrawn' : 'published',
    closesAt: isGone ? at(world, 9, 9) : null,
    updatedAt: isGone ? at(world, -5, 9) : createdAt,
  })
  await db.insert(schema.fileUses).values({ fileId, area: 'book', recordId: id })
  await addSubjects(db, id, subjects)
  return id
}

async function addSubjects(db: Db, bookId: string, subjects: readonly string[]): Promise<void> {
  const ids = subjects.flatMap((name) => {
    const place = subjectNames.indexOf(name)
    return place < 0 ? [] : [place + 1]
  })
  await db.insert(schema.bookSubjects).values(ids.map((subjectId) => ({ bookId, subjectId })))
}

/** The main student's place in the longest book, and bookmarks. */
async function addMain(db: Db, world: World, userId: string, bookId: string): Promise<void> {
  const place = { page: 37, furthest: 41, at: at(world, -1, 19), openedAt: at(world, -24, 18) }
  await db.insert(schema.bookPages).values({ userId, bookId, ...place })
  await db.insert(schema.bookMarks).values(
    marks.map(([page, note], index) => {
      const updatedAt = at(world, -20 + 6 * index, 19)
      const id = seededId(world.random, updatedAt.getTime())
      return { id, userId, bookId, page, note, updatedAt }
    }),
  )
}
