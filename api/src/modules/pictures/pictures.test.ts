import { text } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { auditLog, fileUses, schools, users } from '../../database/schema/index.ts'
import { makeJpeg, makePng, makeWebp } from '../../testing/images.ts'
import { auditEntries, makeTestApp, type TestApp } from '../../testing/index.ts'
import { clearFiles } from '../files/index.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp()
})
afterAll(() => app.close())

const gif = (end: string) => new Blob([`GIF89a${end}`])
const nameOf = async (id: string) =>
  (await app.db.select({ name: users.pictureFilePath }).from(users).where(eq(users.id, id)))[0]
    ?.name ?? ''

/** What the store holds under a name. */
async function contentOf(name: string): Promise<string | undefined> {
  const found = await app.files.open(name)
  return found && (await text(found.stream))
}

/** What the round of the hour does, so many hours later. */
const clear = (hours = 25) =>
  clearFiles(
    askedByServer(app.db, new Date(app.clock.now().getTime() + hours * 3_600_000)),
    app.files,
  )

describe('a student’s picture', () => {
  it('is there once it was chosen, and gone once it was removed', async () => {
    const student = await app.make.student()
    expect((await app.call('GET /user/Student/view-profile', student)).status).toBe(404)
    await app.call('POST /user/student/update-pofile', student, { file: gif('one') })
    const { data, headers } = await app.call('GET /user/Student/view-profile', student)
    expect(await data.text()).toBe('GIF89aone')
    expect(headers).toMatchObject({
      'content-type': 'image/gif',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    expect((await app.call('GET /User/Account/GetMe', student)).data.hasPicture).toBe(true)
    for (const _ of ['once', 'again']) {
      expect((await app.call('POST /user/student/remove-profile', student)).status).toBe(200)
    }
    expect((await app.call('GET /user/Student/view-profile', student)).status).toBe(404)
  })

  it('takes the place of the one before, whose file goes within a day', async () => {
    const student = await app.make.student()
    await app.call('POST /user/student/update-pofile', student, { file: gif('one') })
    const first = await nameOf(student)
    const { headers } = await app.call('GET /user/Student/view-profile', student)
    await app.call('POST /user/student/update-pofile', student, { file: gif('two') })
    await clear()
    expect(await contentOf(first)).toBeUndefined()
    expect(await contentOf(await nameOf(student))).toBe('GIF89atwo')
    const tag = { 'if-none-match': `"other", W/${headers.etag}` }
    const changed = await app.call('GET /user/Student/view-profile', student, {}, tag)
    expect(await changed.data.text()).toBe('GIF89atwo')
    const same = { 'if-none-match': String(changed.headers.etag) }
    expect((await app.call('GET /user/Student/view-profile', student, {}, same)).status).toBe(304)
  })

  it('that was removed goes within a day, as any file that nothing uses', async () => {
    const student = await app.make.student()
    await app.call('POST /user/student/update-pofile', student, { file: gif('mine') })
    const name = await nameOf(student)
    await clear()
    expect(await contentOf(name)).toBe('GIF89amine')
    await app.call('POST /user/student/remove-profile', student)
    await clear(23)
    expect(await contentOf(name)).toBe('GIF89amine')
    await clear()
    expect(await contentOf(name)).toBeUndefined()
  })

  it('is not another student’s', async () => {
    const [one, other] = [await app.make.student(), await app.make.student()]
    await app.call('POST /user/student/update-pofile', one, { file: gif('one') })
    expect((await app.call('GET /user/Student/view-profile', other)).status).toBe(404)
  })
})

describe('a school’s logo', () => {
  it('is that of the first school, and only of one’s own', async () => {
    const [beta, alpha] = [await app.make.school('Beta'), await app.make.school('Alpha')]
    const student = await app.make.student({ schools: [beta, alpha] })
    const manager = await app.make.schoolManager([beta, alpha])
    const foreign = await app.make.schoolManager([await app.make.school()])
    await app.files.put('logo.gif', Buffer.from('GIF89alogo'))
    await app.db.update(schools).set({ logoFilePath: 'logo.gif' }).where(eq(schools.id, beta))

    const ofStudent = await app.call('GET /user/school/AuditDashboard/SchoolLogo', student)
    expect(ofStudent.data).toEqual({ id: beta, name: 'Beta', logoFilePath: 'logo.gif' })
    const ofManager = await app.call('GET /user/school/AuditDashboard/SchoolLogo', manager)
    expect(ofManager.data).toEqual({ id: alpha, name: 'Alpha', logoFilePath: null })

    const logo = (as: string, id: string) =>
      app.call('GET /user/school/AuditDashboard/DownLoad', as, { query: { id } })
    expect(await (await logo(student, beta)).data.text()).toBe('GIF89alogo')
    expect((await logo(student, alpha)).status).toBe(404)
    expect((await logo(foreign, beta)).status).toBe(404)
  })

  it('is 404 without a school', async () => {
    const alone = await app.make.student()
    const { status } = await app.call('GET /user/school/AuditDashboard/SchoolLogo', alone)
    expect(status).toBe(404)
  })
})

describe('a logo that a manager gives', () => {
  const upload = 'POST /user/school/AuditDashboard/UploadLogo'
  const remove = 'POST /user/school/AuditDashboard/RemoveLogo'
  const give = (as: string, schoolId: string, bytes: Buffer<ArrayBuffer>) =>
    app.call(upload, as, { query: { schoolId }, file: new Blob([bytes]) })
  const shown = (as: string, schoolId?: string) =>
    app.call('GET /user/school/AuditDashboard/SchoolLogo', as, {
      query: schoolId === undefined ? {} : { schoolId },
    })
  const download = (as: string, id: string) =>
    app.call('GET /user/school/AuditDashboard/DownLoad', as, { query: { id } })
  const usesOf = (schoolId: string) =>
    app.db
      .select()
      .from(fileUses)
      .where(and(eq(fileUses.area, 'logo'), eq(fileUses.recordId, schoolId)))

  it('is seen by the school’s students and managers, takes the place of the one before, and goes', async () => {
    const school = await app.make.school()
    const manager = await app.make.schoolManager([school])
    const student = await app.make.student({ schools: [school] })
    expect((await give(manager, school, makePng(100, 50))).status).toBe(200)
    const first = (await shown(student)).data.logoFilePath ?? ''
    expect(first).toMatch(/\.png$/)
    expect((await give(manager, school, makeWebp.lossless(2_000, 2_000))).status).toBe(200)
    const { data, headers } = await download(student, school)
    expect([data.size, headers['content-type']]).toEqual([64, 'image/webp'])
    await clear()
    expect(await app.files.open(first)).toBeUndefined()
    expect(await usesOf(school)).toHaveLength(1)
    for (const _ of ['once', 'again']) {
      const { status } = await app.call(remove, manager, { body: { schoolId: school } })
      expect(status).toBe(200)
    }
    expect((await shown(student)).data.logoFilePath).toBeNull()
    expect((await download(student, school)).status).toBe(404)
    expect(await usesOf(school)).toEqual([])
    const entries = await auditEntries(app.db, eq(auditLog.record, school))
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual(
      Array(3).fill(['school logo changed', manager]),
    )
  })

  it('is that of the school that is named, where there are several', async () => {
    const [one, other] = [await app.make.school('Ash'), await app.make.school('Birch')]
    const manager = await app.make.schoolManager([one, other])
    await give(manager, other, makePng(10, 10))
    expect((await shown(manager)).data).toMatchObject({ id: one, logoFilePath: null })
    expect((await shown(manager, other)).data).toMatchObject({ id: other, name: 'Birch' })
    expect((await shown(manager, other)).data.logoFilePath).not.toBeNull()
  })

  it.each([
    [
      'a PNG of 12,000 × 12,000',
      makePng(12_000, 12_000),
      422,
      'File must have at most 4 megapixels',
    ],
    ['a JPEG of a line more', makeJpeg(2_000, 2_001), 422, 'File must have at most 4 megapixels'],
    ['a PNG that does not say', makePng(0, 10), 415, 'File must be an image'],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'File must be an image',
    ],
    ['a GIF', Buffer.from('GIF89a'.padEnd(64)), 415, 'File must be an image'],
    [
      '2 MB',
      Buffer.concat([makePng(9, 9)], 2 * 1024 * 1024),
      413,
      'File size must be less than 2MB',
    ],
  ])('is not %s', async (_, bytes, status, message) => {
    const school = await app.make.school()
    const manager = await app.make.schoolManager([school])
    const refused = await give(manager, school, bytes)
    expect([refused.status, refused.message]).toEqual([status, message])
    expect((await shown(manager)).data.logoFilePath).toBeNull()
  })

  it('is as large as it may be', async () => {
    const school = await app.make.school()
    const manager = await app.make.schoolManager([school])
    const largest = Buffer.concat([makeJpeg(2_000, 2_000)], 2 * 1024 * 1024 - 1)
    expect((await give(manager, school, largest)).status).toBe(200)
  })

  it('is not another school’s to give, nor its students’', async () => {
    const school = await app.make.school()
    const student = await app.make.student({ schools: [school] })
    const stranger = await app.make.schoolManager([await app.make.school()])
    await give(await app.make.schoolManager([school]), school, makePng(10, 10))
    expect((await give(stranger, school, makePng(10, 10))).status).toBe(404)
    expect((await app.call(remove, stranger, { body: { schoolId: school } })).status).toBe(404)
    expect((await shown(stranger, school)).status).toBe(404)
    expect((await give(student, school, makePng(10, 10))).status).toBe(403)
    expect((await shown(student)).data.logoFilePath).not.toBeNull()
  })
})
