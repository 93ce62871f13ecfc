import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../database/ids.ts'
import { markingItems } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { makeMarking, makeVersion } from './testing.ts'

const now = new Date('2026-11-20T10:00:00Z')
const secret = 'xylophone'

/** Whatever a marking says. */
const words = {
  ...{ overall: `${secret} overall`, privateNote: `${secret} note` },
  grades: [{ key: 'argument', points: 25, note: secret }],
  comments: [
    {
      ...{ id: newId(), text: secret, sort: 'question' as const, criterion: null },
      ...{ part: 0, start: 0, end: 1, quote: 'I', prefix: '', suffix: '' },
    },
  ],
}

let app: TestApp
let student: string
let parent: string
let school: string
const pieces: string[] = []
const versions: string[] = []
/** What nobody may hear of: markings, and who makes them. */
const hidden: string[] = [secret, 'Zachariah']

/** Makes a version whose marking has not come back, in each way in which it may not have. */
async function makeHidden() {
  const marker = await app.make.tutor({ isEssayPsTutor: true }, { firstName: 'Zachariah' })
  const senior = await app.make.seniorTutor({}, { firstName: 'Zachariah' })
  const begun = { startedAt: now, markerId: marker }
  const add = async (
    item: Partial<typeof markingItems.$inferInsert>,
    ...states: ('draft' | 'finished' | 'dropped')[]
  ) => {
    const made = await makeVersion(app, student, { item: { ...begun, ...item } })
    pieces.push(made.pieceId)
    versions.push(made.versionId)
    for (const state of states) {
      hidden.push(await makeMarking(app, made.itemId, marker, { ...words, state }))
    }
    return made
  }
  await add({}, 'draft')
  await add({}, 'dropped', 'draft')
  await add({ state: 'withdrawn' }, 'draft')
  await add({ state: 'sent back', reason: 'This is the wrong file.' }, 'draft')
  const checked = await add({ state: 'checking' }, 'finished')
  hidden.push(await makeMarking(app, checked.itemId, senior, { ...words, role: 'check' }))

  // A second look at what has come back.
  const looked = await add({ state: 'marked', markedAt: now, markerId: null })
  await makeMarking(app, looked.itemId, await app.make.tutor(), { state: 'returned' })
  const look = newId()
  await app.db.insert(markingItems).values({
    ...{ id: look, kind: 'essay', versionId: looked.versionId, round: 2, studentId: student },
    ...{ state: 'pending', markerId: senior, heldSince: now, startedAt: now, handedInAt: now },
    ...{ dueAt: now, title: 'A piece', words: 1 },
  })
  hidden.push(await makeMarking(app, look, senior, { ...words, role: 'second' }))
}

beforeAll(async () => {
  app = await makeTestApp({ now })
  school = await app.make.school()
  student = await app.make.student({ schools: [school] })
  parent = await app.make.parent([student])
  await makeHidden()
})
afterAll(() => app.close())

it('nothing of a marking that has not come back is told to a student, a parent or a school', async () => {
  const { claims } = await app.tokens.read(await app.tokenOf(student), now.getTime())
  const looking = { ...claims, isImpersonating: true }
  const manager = await app.make.schoolManager([school])
  const answers: { status: number; data: unknown }[] = []
  for (const as of [student, looking]) {
    for (const pieceId of pieces) {
      answers.push(await app.call('GET /Writing/Writing/GetPiece', as, { query: { pieceId } }))
    }
    for (const versionId of versions) {
      const query = { versionId }
      answers.push(await app.call('GET /Writing/Writing/GetVersion', as, { query }))
    }
    answers.push(await app.call('GET /essay/essay', as, { query: {} }))
  }
  for (const as of [parent, manager]) {
    const query = { studentId: student }
    answers.push(await app.call('GET /Writing/Writing/GetStudentPieces', as, { query }))
  }
  for (const { status, data } of answers) {
    const text = JSON.stringify(data)
    const found = hidden.filter((word) => text.includes(word))
    expect([status, found, text.includes('checking')]).toEqual([200, [], false])
  }
})
