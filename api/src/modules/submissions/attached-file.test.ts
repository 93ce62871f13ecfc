import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { files, fileUses, markings } from '../../database/schema/index.ts'
import { makeUpload, makeVersion } from '../writing/testing.ts'
import { makeDesk } from './testing.ts'

let desk: Awaited<ReturnType<typeof makeDesk>>
let who: Awaited<ReturnType<typeof desk.people>>
let itemId: string
let versionId: string

beforeAll(async () => {
  desk = await makeDesk()
})
afterAll(() => desk.app.close())
beforeEach(async () => {
  who = await desk.people()
  ;({ itemId, versionId } = await makeVersion(desk.app, who.student, {
    item: { markerId: who.tutor },
  }))
})

const attach = (fileId: string | null, as = who.tutor) =>
  desk.app.call('POST /Marking/tutor/Marking/AttachFile', as, { body: { itemId, fileId } })
const marking = async () => {
  const rows = desk.app.db.select().from(markings).where(eq(markings.itemId, itemId))
  return (await rows)[0]
}
const shown = async (fileId: string) => {
  const rows = desk.app.db.select().from(fileUses).where(eq(fileUses.fileId, fileId))
  return (await rows).map(({ area }) => area)
}
/** Whether somebody may open a file that the tutor has brought. */
const opens = async (userId: string, role: 'Student' | 'Tutor' | 'Parent', fileId: string) => {
  const { db, server, clock } = desk.app
  const file = { id: fileId, uploadedBy: who.tutor }
  return (await server.mayOpenFiles(db, { userId, role }, [file], clock.now())).has(fileId)
}
const seen = async () => {
  const { data } = await desk.app.call('GET /Writing/Writing/GetVersion', who.student, {
    query: { versionId },
  })
  return data.markings.map(({ file }) => file?.name ?? null)
}

it('begins the marking that it stands beside, and leaves its revision', async () => {
  const fileId = await makeUpload(desk.app, who.tutor, { name: 'Marked.pdf' })
  expect((await attach(fileId)).status).toBe(200)
  expect(await marking()).toMatchObject({ fileId, revision: 0, state: 'draft' })
  expect(await desk.eventsOf(itemId)).toEqual(['started'])
  expect(await shown(fileId)).toEqual(['marking'])
  expect((await desk.save(who.tutor, itemId)).data.revision).toBe(1)
  expect((await desk.item(who.tutor, itemId)).data.marking?.file).toMatchObject({
    name: 'Marked.pdf',
  })
})

it('is one that the marker brought, of a kind that can be marked', async () => {
  const stranger = await makeUpload(desk.app, await desk.app.make.tutor({ isEssayPsTutor: true }))
  const sheet = await makeUpload(desk.app, who.tutor, { type: 'text/csv' })
  const big = await makeUpload(desk.app, who.tutor)
  await desk.app.db
    .update(files)
    .set({ bytes: 10 * 1024 * 1024 })
    .where(eq(files.id, big))
  for (const fileId of [stranger, sheet, big]) {
    const refused = await attach(fileId)
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'body.fileId' }] })
  }
  expect(await marking()).toBeUndefined()
  const own = await makeUpload(desk.app, who.senior)
  expect((await attach(own, who.senior)).status).toBe(404)
})

it('gives way to another, is taken away again, and is then free', async () => {
  const [first, second] = [
    await makeUpload(desk.app, who.tutor),
    await makeUpload(desk.app, who.tutor, { type: 'image/png', name: 'Page.png' }),
  ]
  await attach(first)
  await attach(second)
  expect([await shown(first), await shown(second)]).toEqual([[], ['marking']])
  expect((await attach(null)).status).toBe(200)
  expect(await shown(second)).toEqual([])
  expect(await marking()).toMatchObject({ fileId: null, state: 'draft' })
  const free = desk.app.db.select().from(files).where(eq(files.id, second))
  expect(await free).toMatchObject([{ freeSince: desk.app.clock.now() }])
})

it('is the student’s to open once it has come back, and not before', async () => {
  const fileId = await makeUpload(desk.app, who.tutor, { name: 'Marked.pdf' })
  await attach(fileId)
  await desk.save(who.tutor, itemId)
  expect(await opens(who.student, 'Student', fileId)).toBe(false)
  expect(await seen()).toEqual([])
  await desk.giveBack(who.tutor, itemId, 1)
  expect(await opens(who.student, 'Student', fileId)).toBe(true)
  expect(await seen()).toEqual(['Marked.pdf'])
  expect(await opens(await desk.app.make.student(), 'Student', fileId)).toBe(false)
  expect(await opens(who.parent, 'Parent', fileId)).toBe(false)
  const stranger = await desk.app.make.tutor({ isEssayPsTutor: true })
  expect(await opens(stranger, 'Tutor', fileId)).toBe(false)
})

it('stays as it is once it has come back, and with whoever has the item no more', async () => {
  const fileId = await makeUpload(desk.app, who.tutor)
  await attach(fileId)
  await desk.save(who.tutor, itemId)
  await desk.giveBack(who.tutor, itemId, 1)
  for (const next of [null, await makeUpload(desk.app, who.tutor)]) {
    expect((await attach(next)).status).toBe(409)
  }
  expect(await marking()).toMatchObject({ fileId, state: 'returned' })
  expect(await shown(fileId)).toEqual(['marking'])
})
