import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { mostViews } from './saved-views.repository.ts'

const read = 'GET /Lists/View/GetViews'
const save = 'POST /Lists/View/SaveView'

let app: TestApp
let admin: string
let otherAdmin: string
let tutor: string
beforeAll(async () => {
  app = await makeTestApp()
  admin = await app.make.admin()
  otherAdmin = await app.make.admin()
  tutor = await app.make.tutor()
})
afterAll(() => app.close())

let lists = 0
/** The name of a list of which nobody has kept a view yet. */
const newList = () => `list-${'abcdefghijklmnopqrstuvwxyz'[lists++]}`

const keep = (who: string, list: string, more: object = {}) =>
  app.call(save, who, {
    body: { list, name: 'Red', address: 'light=red', isShared: false, isDefault: false, ...more },
  })
const seenBy = async (who: string, list: string) =>
  (await app.call(read, who, { query: { list } })).data.views

describe('a view of a list', () => {
  it('is there for its list, by name, until it is deleted', async () => {
    const list = newList()
    await keep(admin, list, { name: 'red' })
    const { data } = await keep(admin, list, { name: 'Amber', address: 'light=orange' })
    await keep(admin, newList())
    expect((await seenBy(admin, list)).map(({ name }) => name)).toEqual(['Amber', 'red'])
    expect((await seenBy(admin, list))[0]).toEqual({
      id: data.id,
      name: 'Amber',
      address: 'light=orange',
      isShared: false,
      isDefault: false,
      isOwn: true,
    })
    await app.call('POST /Lists/View/DeleteView', admin, { body: { viewId: data.id } })
    expect((await seenBy(admin, list)).map(({ name }) => name)).toEqual(['red'])
  })

  it('is replaced by one of the same name', async () => {
    const list = newList()
    const first = await keep(tutor, list)
    const again = await keep(tutor, list, { address: 'light=red&size=50' })
    expect(again.data.id).toBe(first.data.id)
    expect((await seenBy(tutor, list)).map(({ address }) => address)).toEqual(['light=red&size=50'])
  })

  it('is one’s own, unless an admin shares it with the others', async () => {
    const list = newList()
    await keep(admin, list, { name: 'Mine' })
    await keep(admin, list, { name: 'Ours', isShared: true })
    expect(await seenBy(otherAdmin, list)).toMatchObject([
      { name: 'Ours', isOwn: false, isShared: true },
    ])
    expect(await seenBy(tutor, list)).toEqual([])
    expect(await keep(tutor, list, { isShared: true })).toMatchObject({ status: 403 })
    expect(await seenBy(tutor, list)).toEqual([])
  })

  it.each([
    ['who was stopped', { isActive: false }],
    ['who is none any more', { role: 'Tutor' as const }],
  ])('is no longer shared by an admin %s', async (_who, change) => {
    const list = newList()
    const leaver = await app.make.admin()
    await keep(leaver, list, { isShared: true })
    expect(await seenBy(admin, list)).toHaveLength(1)
    await app.db.update(users).set(change).where(eq(users.id, leaver))
    expect(await seenBy(admin, list)).toEqual([])
  })

  it('is not deleted by somebody with whom it is shared', async () => {
    const list = newList()
    const { data } = await keep(admin, list, { isShared: true })
    const deleted = await app.call('POST /Lists/View/DeleteView', otherAdmin, {
      body: { viewId: data.id },
    })
    expect(deleted.status).toBe(404)
    expect(await seenBy(admin, list)).toHaveLength(1)
  })

  it('is the only one that opens with the list', async () => {
    const list = newList()
    await keep(admin, list, { name: 'A', isDefault: true })
    await keep(admin, list, { name: 'B', isDefault: true })
    await keep(otherAdmin, list, { name: 'C', isDefault: true, isShared: true })
    const views = await seenBy(admin, list)
    expect(views.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['B', 'C'])
  })

  it(`is one of ${mostViews} at most, also when they come at once`, async () => {
    const list = newList()
    const names = Array.from({ length: mostViews + 3 }, (_, at) => `View ${at}`)
    const answers = await Promise.all(names.map((name) => keep(tutor, list, { name })))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    expect(await seenBy(tutor, list)).toHaveLength(mostViews)
    // One that is there may still be changed.
    const [view] = await seenBy(tutor, list)
    const changed = { name: view?.name, address: 'light=green' }
    expect((await keep(tutor, list, changed)).status).toBe(200)
    expect((await seenBy(tutor, list))[0]).toMatchObject(changed)
  })

  it.each([
    ['no name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(121) }],
    ['an address that is too long', { address: 'x'.repeat(2_001) }],
    ['a list of an impossible name', { list: 'a b' }],
  ])('is refused with %s', async (_what, more) => {
    expect((await keep(tutor, 'students', more)).status).toBe(400)
  })
})

describe('a view of an admin’s list', () => {
  const view = { list: '', name: 'Red', query: 'light=red', columns: ['name', 'light'] }
  const save = (
    who: string,
    change: Partial<typeof view> & { viewId?: string; isShared?: boolean },
  ) =>
    app.call('POST /User/admin/View/Save', who, {
      body: { viewId: null, isShared: false, isDefault: false, ...view, ...change },
    })
  const seen = async (who: string, list: string) =>
    (await app.call('GET /User/admin/View/GetViews', who, { query: { list } })).data.views

  it('has its columns apart, and is the same view by both ways', async () => {
    const list = newList()
    const { data } = await save(admin, { list })
    expect(await seen(admin, list)).toEqual([
      {
        ...{ viewId: data.viewId, name: 'Red', query: 'light=red', columns: ['name', 'light'] },
        ...{ isShared: false, isDefault: false, isMine: true },
      },
    ])
    expect(await seenBy(admin, list)).toMatchObject([
      { id: data.viewId, address: 'light=red&columns=name%2Clight' },
    ])
  })

  it('is renamed by its id, and keeps its name where another has the new one', async () => {
    const list = newList()
    const { viewId } = (await save(admin, { list })).data
    await save(admin, { list, name: 'Amber' })
    expect(await save(admin, { list, viewId, name: 'Amber' })).toMatchObject({
      status: 409,
      errors: [{ path: 'body.name' }],
    })
    expect((await save(admin, { list, viewId, name: 'Crimson' })).data.viewId).toBe(viewId)
    expect((await seen(admin, list)).map(({ name }) => name)).toEqual(['Amber', 'Crimson'])
  })

  it('is copied where somebody else shares it, and not seen where nobody does', async () => {
    const list = newList()
    const { viewId } = (await save(admin, { list, isShared: true })).data
    const copy = await save(otherAdmin, { list, viewId, name: 'My red' })
    expect(copy.data.viewId).not.toBe(viewId)
    expect((await seen(admin, list)).map(({ name }) => name)).toEqual(['Red'])
    expect((await seen(otherAdmin, list)).map(({ name, isMine }) => [name, isMine])).toEqual([
      ['My red', true],
      ['Red', false],
    ])
    expect(await save(admin, { list, viewId: copy.data.viewId })).toMatchObject({ status: 404 })
  })
})
