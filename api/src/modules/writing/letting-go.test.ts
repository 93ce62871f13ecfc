import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { files, fileUses, writingDrafts } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { letHandedInGo } from './letting-go.ts'
import { makeMarking, makePiece, makeVersion } from './testing.ts'

const now = new Date('2026-11-20T10:00:00Z')

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ now })
})
afterAll(() => app.close())

async function file(): Promise<string> {
  const id = newId()
  await app.db.insert(files).values({
    ...{ id, storedName: id, name: 'Essay.pdf', type: 'application/pdf', bytes: 1 },
    ...{ sha256: id, createdAt: now },
  })
  return id
}

/** A student with a file of each kind. @returns their ids */
async function withFiles(): Promise<{ student: string; ids: string[] }> {
  const student = await app.make.student()
  const [draft, version, marked] = [await file(), await file(), await file()]
  const pieceId = await makePiece(app, student)
  await app.db
    .update(writingDrafts)
    .set({ fileId: draft })
    .where(eq(writingDrafts.writingId, pieceId))
  const { versionId, itemId } = await makeVersion(app, student, { version: { fileId: version } })
  const markingId = await makeMarking(app, itemId, await app.make.tutor(), { fileId: marked })
  await app.db.insert(fileUses).values([
    { fileId: draft, area: 'writing', recordId: pieceId },
    { fileId: version, area: 'writing', recordId: versionId },
    { fileId: marked, area: 'marking', recordId: markingId },
  ])
  return { student, ids: [draft, version, marked] }
}

it('lets all files go of a student who leaves, and nobody else’s', async () => {
  const [leaver, other] = [await withFiles(), await withFiles()]
  await letHandedInGo(askedByServer(app.db, now), leaver.student)
  const kept = await app.db.select({ id: fileUses.fileId }).from(fileUses)
  expect(kept.map(({ id }) => id).sort()).toEqual([...other.ids].sort())
  const free = await app.db.select().from(files).where(eq(files.freeSince, now))
  expect(free.map(({ id }) => id).sort()).toEqual([...leaver.ids].sort())
})
