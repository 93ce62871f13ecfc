import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestApp, queriesOf, type TestApp } from '../../testing/index.ts'
import { makeMarking, makePiece, makeVersion } from './testing.ts'

const call = 'GET /Writing/Writing/GetStudentPieces'
const now = new Date('2026-11-20T10:00:00Z')
const before = new Date('2026-11-01T10:00:00Z')
const overall = 'A clear argument with good examples throughout.'

let app: TestApp
let student: string
let marker: string
let tutor: string
let senior: string
let school: string
let mine: Awaited<ReturnType<typeof makeVersion>>

beforeAll(async () => {
  app = await makeTestApp({ now })
  senior = await app.make.seniorTutor()
  marker = await app.make.tutor({ isEssayPsTutor: true })
  tutor = await app.make.tutor({ seniorTutorId: senior })
  school = await app.make.school()
  student = await app.make.student({ tutors: [tutor, marker], schools: [school] })
  mine = await makeVersion(app, student, {
    piece: { title: 'On doubt' },
    version: { handedInAt: before },
    item: { state: 'marked', markedAt: now, markerId: marker },
  })
  await makeMarking(app, mine.itemId, marker, { state: 'returned' })
  const item = { state: 'checking', startedAt: now } as const
  const open = await makeVersion(app, student, { pieceId: mine.pieceId, number: 2, item })
  await makeMarking(app, open.itemId, tutor, { state: 'finished', overall: 'Not yet known.' })
  await makePiece(app, student, { title: 'A draft' })
})
afterAll(() => app.close())

const list = async (as: string, query = {}) =>
  (await app.call(call, as, { query: { studentId: student, ...query } })).data

it('lists what was handed in, the newest first, and nothing of a draft or of what is not back', async () => {
  const data = await list(marker)
  expect(data.totalCount).toBe(2)
  expect(data.pieces).toMatchObject([
    {
      ...{ kind: 'essay', title: 'On doubt', number: 2, state: 'pending', markedAt: null },
      ...{ percent: null, overall: null, path: null, handedInAt: now.toISOString() },
    },
    {
      ...{ versionId: mine.versionId, number: 1, state: 'marked', percent: 75, overall },
      ...{ markedAt: now.toISOString(), path: `/submissions?tab=queue&item=${mine.itemId}` },
    },
  ])
  expect((await list(marker, { pageNo: 2, pageSize: 1 })).pieces).toMatchObject([{ number: 1 }])
})

it('tells each role what it is for', async () => {
  const rowOf = async (as: string) => (await list(as)).pieces[1]
  const path = `/submissions?tab=queue&item=${mine.itemId}`
  // Whoever teaches the student sees what came back, and opens only what is assigned.
  expect(await rowOf(tutor)).toMatchObject({ percent: 75, overall, path: null })
  expect(await rowOf(senior)).toMatchObject({ percent: 75, overall, path })
  expect(await rowOf(await app.make.admin())).toMatchObject({ percent: 75, overall, path })
  const ofParent = await rowOf(await app.make.parent([student]))
  expect(ofParent).toMatchObject({ percent: 75, overall })
  expect(ofParent).not.toHaveProperty('path')
  const ofSchool = await rowOf(await app.make.schoolManager([school]))
  expect(ofSchool).toMatchObject({ percent: 75, state: 'marked' })
  expect(ofSchool).not.toHaveProperty('path')
  expect(ofSchool).not.toHaveProperty('overall')
})

it('is of students in sight alone, in two statements', async () => {
  const stranger = await app.make.tutor({ isEssayPsTutor: true })
  const query = { studentId: student }
  expect((await app.call(call, stranger, { query })).status).toBe(404)
  expect(await queriesOf(app, call, tutor, { query })).toBe(2)
})
