import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { readingMarks } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeTemplate } from '../curriculum/testing.ts'
import { makeItem, makeSubject } from './testing.ts'

const month = 'GET /Curriculum/Curriculum/GetStudentCurriculumV2'

let app: TestApp
let subjectId: number

beforeAll(async () => {
  app = await makeTestApp({ now: new Date('2027-03-02T10:00:00Z') })
  subjectId = await makeSubject(app)
})
afterAll(() => app.close())

it('an item of the curriculum leads to what is in the list, until that is read or gone', async () => {
  const [read, open, gone] = [
    await makeItem(app, { subjectId, title: 'Read' }),
    await makeItem(app, { subjectId, title: 'Open' }),
    await makeItem(app, { subjectId, title: 'Gone', state: 'archived' }),
  ]
  const student = await app.make.student()
  const locked = await app.make.student({ hasReadingList: false })
  const now = app.clock.now()
  await app.db
    .insert(readingMarks)
    .values({ itemId: read, userId: student, readAt: now, note: '', version: 0, updatedAt: now })
  const links = [read, open, gone].map((id) => ({ kind: 'reading' as const, id, label: 'Read it' }))
  await makeTemplate(app.db, {
    ...{ id: newId(), students: [student, locked], items: [{ month: 3, text: 'Read', links }] },
  })
  const shownTo = async (person: string) => {
    const { data } = await app.call(month, person, { query: { monthNumber: 3 } })
    return data.items.flatMap((item) => item.links.map(({ state, to }) => [state, to]))
  }
  const to = `/resources/reading?subject=${subjectId}`
  expect(await shownTo(student)).toEqual([
    ['done', to],
    ['open', to],
    ['gone', null],
  ])
  expect(await shownTo(locked)).toEqual([
    ['locked', null],
    ['locked', null],
    ['gone', null],
  ])
})

it('can be found by title, author and subject, as long as it is published', async () => {
  await makeItem(app, { subjectId, title: 'Lenses and mirrors', authors: 'Ibn Sahl' })
  await makeItem(app, { subjectId, title: 'Lenses to come', state: 'draft' })
  const admin = await app.make.admin()
  const found = async (search: string) => {
    const query = { kind: 'reading', search } as const
    const { data } = await app.call('GET /Curriculum/admin/Curriculum/GetLinkTargets', admin, {
      query,
    })
    return data.map(({ label, path }) => [label, path])
  }
  const expected = [['Lenses and mirrors, Optics', `/resources/reading?subject=${subjectId}`]]
  expect(await found('lenses')).toEqual(expected)
  expect(await found('ibn sahl')).toEqual(expected)
})
