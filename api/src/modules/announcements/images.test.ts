import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announcements, files, fileUses } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { now, type SaveIn, saveNews, seenBy } from './testing.ts'

let app: TestApp
let admin: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(announcements)
})

const save = (change?: Partial<SaveIn>, by = admin) => saveNews(app, by, change)

describe('the images of an announcement', () => {
  const bring = async (by: string) => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const input = { query: { kind: 'image' as const }, file: new Blob([png]) }
    return (await app.call('POST /File/File/Upload', by, input)).data.id
  }
  const image = (id: string) => `<p>See <img data-file="${id}" alt="The plan"></p>`
  const usesOf = async (id: string) =>
    await app.db
      .select({ fileId: fileUses.fileId })
      .from(fileUses)
      .where(and(eq(fileUses.area, 'announcement'), eq(fileUses.recordId, id)))

  it('are kept with it, also those of versions that may come back', async () => {
    const [one, two] = [await bring(admin), await bring(admin)]
    const { announcementId } = (await save({ text: image(one) })).data
    await save({ announcementId, version: 1, text: image(two) })
    expect(await usesOf(announcementId)).toHaveLength(2)
    const [row] = await app.db.select().from(files).where(eq(files.id, one))
    expect(row?.freeSince).toBeNull()
    expect((await seenBy(app, await app.make.parent()))[0]).toMatchObject({
      text: 'See The plan',
      html: expect.stringContaining(two),
    })
  })

  it('are those that one has brought, or that announcements show already', async () => {
    const other = await app.make.admin()
    const theirs = await bring(other)
    for (const id of [theirs, crypto.randomUUID()]) {
      expect(await save({ text: image(id) })).toMatchObject({
        status: 422,
        errors: [{ path: 'body.text' }],
      })
    }
    await save({ text: image(theirs) }, other)
    expect((await save({ text: image(theirs), title: 'Also' })).status).toBe(200)
  })
})
