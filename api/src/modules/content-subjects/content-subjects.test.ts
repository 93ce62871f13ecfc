import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/index.ts'

describe('subjects of content', () => {
  let app: TestApp
  let admin: string

  beforeAll(async () => {
    app = await makeTestApp()
    admin = await app.make.admin()
  })

  afterAll(() => app.close())

  const save = (body: { id?: number; name: string }) =>
    app.call('POST /Content/admin/Subject/SaveSubject', admin, { body })

  it('are answered by name, to students and staff', async () => {
    await save({ name: 'physics' })
    await save({ name: 'Chemistry' })
    const student = await app.make.student()
    const { data } = await app.call('GET /Content/Subject/GetSubjects', student)
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Chemistry', 'physics'])
  })

  it('have names of their own, in whatever letter case, and can be renamed', async () => {
    const { id } = (await save({ name: 'Law' })).data
    const other = (await save({ name: 'Music' })).data
    expect(await save({ name: ' LAW ' })).toMatchObject({
      status: 409,
      errors: [{ path: 'body.name' }],
    })
    expect((await save({ id: other.id, name: 'law' })).status).toBe(409)
    expect((await save({ id, name: 'LAW' })).status).toBe(200)
    expect((await save({ id: 2_000_000, name: 'New' })).status).toBe(404)
    expect((await save({ name: ' ' })).status).toBe(400)
  })
})
