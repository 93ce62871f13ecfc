import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { type DemoDocument, readDocumentFile, readDocuments } from './content/documents.ts'
import { contentSubjectNames } from './content-subjects.ts'
import { at, type World } from './world.ts'

/** A document's name in the store, where names have letters, digits and dashes alone. */
const storedNameOf = (file: string) =>
  `demo-document-${file
    .replace(/\.pdf$/, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')}.pdf`

const subjectNames: readonly string[] = contentSubjectNames

/** Titles of those that are not out yet, of one that is put away, and of one with a new file. */
const drafts = ['Reading a judgment', 'Choosing between five universities']
const archived = ['Supply, demand and a tax']
const replaced = ['Forces on a slope']

/** How each document of the demo world is made, by its name in the store. */
export function documentFiles(): Record<string, () => Promise<Uint8Array>> {
  return Object.fromEntries(
    readDocuments().map(({ file }) => [storedNameOf(file), () => readDocumentFile(file)]),
  )
}

/** Lesson plans, guides and past papers, with how often they were taken in the last four weeks. */
export async function seedDocuments(db: Db, world: World): Promise<void> {
  const tests = await db.select().from(schema.admissionTests)
  const parts = await db.select().from(schema.sectionNumbers)
  const by = world.admins[0]?.id ?? null
  const named = (document: DemoDocument) => {
    const test = tests.find(({ name }) => name === document.test)
    const part = parts.find(
      ({ admissionTestId, sectionNo }) =>
        admissionTestId === test?.id && sectionNo === document.section,
    )
    return { admissionTestId: test?.id ?? null, sectionId: part?.id ?? null }
  }
  for (const [index, document] of readDocuments().entries()) {
    const { kind, title, description, year, paperPart, file, bytes, sha256, pages } = document
    const createdAt = at(world, -120 + index, 10)
    const [id, fileId] = [
      seededId(world.random, createdAt.getTime()),
      seededId(world.random, createdAt.getTime()),
    ]
    await db.insert(schema.files).values({
      ...{ id: fileId, storedName: storedNameOf(file), name: file, type: 'application/pdf' },
      ...{ bytes, sha256, pages, uploadedBy: by, createdAt },
    })
    const state = drafts.includes(title)
      ? 'draft'
      : archived.includes(title)
        ? 'archived'
        : 'published'
    const isReplaced = replaced.includes(title)
    const days = state === 'published' ? [...Array(4 + (index % 9)).keys()] : []
    const taken = days.map((day) => ({
      documentId: id,
      day: at(world, -1 - 3 * day)
        .toISOString()
        .slice(0, 10),
      count: 1 + ((index + day) % 4),
    }))
    await db.insert(schema.teachingDocuments).values({
      ...{ id, kind, title, description, ...named(document), year, paperPart, fileId, state },
      downloads: taken.reduce((sum, { count }) => sum + count, 0),
      replacedAt: isReplaced ? at(world, -3, 15) : null,
      updatedAt: isReplaced ? at(world, -3, 15) : createdAt,
    })
    await db.insert(schema.fileUses).values({ fileId, area: 'document', recordId: id })
    const subjectIds = document.subjects.flatMap((name) => {
      const place = subjectNames.indexOf(name)
      return place < 0 ? [] : [place + 1]
    })
    if (subjectIds.length > 0) {
      await db
        .insert(schema.documentSubjects)
        .values(subjectIds.map((subjectId) => ({ documentId: id, subjectId })))
    }
    if (taken.length > 0) await db.insert(schema.documentDownloads).values(taken)
  }
}
