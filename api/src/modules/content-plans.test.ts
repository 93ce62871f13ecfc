import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../database/ids.ts'
import { makeTestApp, type TestApp } from '../testing/index.ts'
import { goesByIndex, plannedNodes } from '../testing/plans.ts'
import { makeTemplate } from './curriculum/testing.ts'
import { makeMessage } from './help/testing.ts'
import { makeBook, makeMark, makePlace } from './library/testing.ts'
import { makePost } from './posts/testing.ts'
import { makeItem } from './reading/testing.ts'
import { makeRequest } from './upgrades/testing.ts'

/** That rows which grow with people are reached by keys alone, for whatever a page of content asks. */
const ofPeople = new Set([
  'book_pages',
  'book_marks',
  'reading_marks',
  'post_reads',
  'help_messages',
  'help_replies',
  'upgrade_requests',
  'curriculum_items',
])

const now = new Date('2026-10-05T09:00:00Z')
let app: TestApp
let student: string
let tutor: string
let admin: string
let bookId: string
let postId: string

beforeAll(async () => {
  app = await makeTestApp({ now })
  admin = await app.make.admin()
  student = await app.make.student({
    hasQuestionBank: true,
    hasLibrary: true,
    hasReadingList: true,
    hasEssaySubmission: true,
  })
  tutor = await app.make.tutor({ students: [student] })
  bookId = await makeBook(app)
  postId = await makePost(app)
  await makePlace(app, student, bookId)
  await makeMark(app, student, bookId)
  await makeItem(app)
  await makeRequest(app, student)
  await makeMessage(app, student)
  const students = [student]
  for (let person = 0; person < 40; person += 1) students.push(await app.make.student())
  for (const each of students.slice(1)) await makeMessage(app, each)
  const texts = Array.from({ length: 10 }, (_, at) => ({ text: `Item ${at}` }))
  await makeTemplate(app.db, { id: newId(), programName: 'P', students, items: texts })
  await app.db.execute(sql`insert into book_pages (user_id, book_id, page, furthest, at, opened_at)
    select s.user_id, b.id, 1, 1, now(), now() from students s cross join books b
    on conflict do nothing`)
  await app.db.execute(sql`insert into book_marks (id, user_id, book_id, page, note, updated_at)
    select gen_random_uuid(), s.user_id, b.id, n, '', now()
    from students s cross join books b cross join generate_series(1, 20) n`)
  await app.db.execute(sql`insert into reading_marks (item_id, user_id, read_at, note, version, updated_at)
    select i.id, s.user_id, now(), '', 1, now() from reading_items i cross join students s`)
  await app.db.execute(sql`insert into post_reads (post_id, user_id, read_at)
    select p.id, s.user_id, now() from posts p cross join students s`)
  await app.db.execute(sql`analyze`)
})
afterAll(() => app.close())

const page = { pageNo: 1, pageSize: 20 }

const calls: [string, () => Promise<{ status: number }>][] = [
  ['books', () => app.call('GET /Library/Library/GetBooks', student, { query: page })],
  [
    'books that somebody reads',
    () =>
      app.call('GET /Library/Library/GetBooks', student, { query: { ...page, mine: 'reading' } }),
  ],
  ['a book', () => app.call('GET /Library/Library/GetBook', student, { query: { id: bookId } })],
  ['its marks', () => app.call('GET /Library/Library/GetMarks', student, { query: { bookId } })],
  ['the reading list', () => app.call('GET /readinglist/reading-list', student)],
  ['posts', () => app.call('GET /blog/blog', student, { query: { ...page, kind: 'all' } })],
  ['a post', () => app.call('GET /blog/blog/GetById', student, { query: { id: postId } })],
  ['own messages', () => app.call('GET /Help/Message/GetMine', student, { query: page })],
  ['upgrades', () => app.call('GET /upgrade/userUpgrade/GetAllUpgrades', student)],
  ['the year at a glance', () => app.call('GET /Curriculum/Curriculum/GetCurriculumInfo', student)],
  [
    'a month of the curriculum',
    () => app.call('GET /Curriculum/Curriculum/GetStudentCurriculumV2', student, { query: {} }),
  ],
  [
    'a month of a tutor’s student',
    () =>
      app.call('GET /Curriculum/Tutor/Curriculum/GetStudentCurriculum', tutor, {
        query: { studentId: student },
      }),
  ],
]

/** What waits is a small part of all that there was, and has indexes of its own. */
const waiting: typeof calls = [
  [
    'messages that wait',
    () =>
      app.call('GET /Help/admin/Message/GetMessages', admin, { query: { ...page, state: 'new' } }),
  ],
  [
    'requests that wait',
    () =>
      app.call('GET /upgrade/admin/Upgrade/GetRequests', admin, {
        query: { ...page, state: 'pending' },
      }),
  ],
]

/** How rows of people are reached. */
async function scansOf(run: () => Promise<{ status: number }>) {
  const answered: number[] = []
  const plans = await plannedNodes(app.db, async () => {
    answered.push((await run()).status)
  })
  expect(answered).toEqual([200])
  return plans
    .flat()
    .filter((node) => ofPeople.has(node['Relation Name'] ?? '') && node['Actual Loops'] !== 0)
}

it.each(calls)('rows of people are reached by their keys for %s', async (_name, run) => {
  expect((await scansOf(run)).filter((node) => !goesByIndex(node))).toEqual([])
})

it.each(waiting)('no other rows are looked at for %s', async (_name, run) => {
  const kinds = (await scansOf(run)).map((node) => node['Node Type'])
  expect(kinds.filter((kind) => kind.includes('Seq Scan'))).toEqual([])
})
