import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { schools, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
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
