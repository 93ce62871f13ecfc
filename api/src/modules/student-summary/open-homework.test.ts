import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { tuitionHomework } from '../../database/schema/index.ts'
import { makeSummary } from './testing.ts'

let world: Awaited<ReturnType<typeof makeSummary>>

beforeAll(async () => {
  world = await makeSummary()
})
afterAll(() => world.app.close())

it('lists what is not done of the homework, the soonest first, that without a day last', async () => {
  const { app, tuition, people, overview } = world
  const hour = await tuition.session(people.tutor, people.student, '2026-12-10T16:00:00Z')
  const report = await tuition.report(hour)
  await app.db.delete(tuitionHomework)
  const homework = (position: number, text: string, own: object) => ({
    ...{ id: newId(), reportId: report, position, text },
    ...own,
  })
  await app.db
    .insert(tuitionHomework)
    .values([
      homework(1, 'Some day', { dueOn: null }),
      homework(2, 'Later', { dueOn: '2027-01-10' }),
      homework(3, 'Done', { dueOn: '2027-01-02', doneAt: new Date('2027-01-01T10:00:00Z') }),
      homework(4, 'Soon', { dueOn: '2027-01-05' }),
    ])
  const { data } = await overview(people.parent)
  expect(data.openHomework.map(({ text }) => text)).toEqual(['Soon', 'Later', 'Some day'])
  expect(data.openHomework[0]).toMatchObject({ reportId: report, dueOn: '2027-01-05' })
})
