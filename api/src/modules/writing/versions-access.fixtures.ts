import { asc, eq } from 'drizzle-orm'
import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { roleOf, type World } from '../../access/world.fixtures.ts'
import { tutorStudents, tutors } from '../../database/schema/index.ts'
import { makeMarking, makeVersion } from './testing.ts'

const ownVersion = { who: '-S----', record: 'own: piece version' } as const
const reason = 'The second comment misreads my example.'

/** The comment of every marking that is made here. */
const commentId = '0199d000-0000-7000-8000-0000000000c1'
const comment = {
  ...{ id: commentId, text: 'Which?', sort: 'question' as const, criterion: null },
  ...{ part: 0, start: 19, end: 35, quote: 'I like arguments', prefix: '', suffix: '' },
}

/** A tutor of the student's, who marks; nobody where the student has none. */
async function markerOf({ simulate: { app } }: World, studentId: string): Promise<string | null> {
  const [taught] = await app.db
    .select({ id: tutorStudents.tutorId })
    .from(tutorStudents)
    .where(eq(tutorStudents.studentId, studentId))
    .orderBy(asc(tutorStudents.tutorId))
    .limit(1)
  if (taught === undefined) return null
  await app.db.update(tutors).set({ isEssayPsTutor: true }).where(eq(tutors.userId, taught.id))
  return taught.id
}

export const versionsAccess = {
  calls: {
    'GET /Writing/Writing/GetPiece': { who: '-S----', record: 'own: piece' },
    'POST /Writing/Writing/HandIn': {
      ...{ who: '-S----', record: 'own: piece', needs: 'submission' },
    },
    'POST /Writing/Writing/Withdraw': ownVersion,
    'POST /Writing/Writing/AskSecondLook': ownVersion,
    'GET /Writing/Writing/GetVersion': { who: 'ASTR--', record: 'in sight: piece version' },
    'POST /Writing/Writing/Reply': {
      ...{ who: '-STR--', record: 'own: marking', limit: '120 in 60 min' },
    },
    'POST /Writing/Writing/TickComment': { who: '-S----', record: 'own: marking' },
    'GET /Writing/Writing/GetStudentPieces': { who: 'A-TRPM', record: 'in sight: student' },
  },
  inputs: {
    'GET /Writing/Writing/GetPiece': ({ id: pieceId }) => ({ query: { pieceId } }),
    'POST /Writing/Writing/HandIn': ({ id: pieceId }) => ({
      body: { pieceId, baseRevision: 0, source: 'text' },
    }),
    'POST /Writing/Writing/Withdraw': ({ id: versionId }) => ({ body: { versionId } }),
    'POST /Writing/Writing/AskSecondLook': ({ id: versionId }) => ({
      body: { versionId, reason },
    }),
    'GET /Writing/Writing/GetVersion': ({ id: versionId }) => ({ query: { versionId } }),
    'POST /Writing/Writing/Reply': ({ id: markingId }) => ({
      body: { markingId, commentId: null, text: 'Thank you.' },
    }),
    'POST /Writing/Writing/TickComment': ({ id: markingId }) => ({
      body: { markingId, commentId, isDone: true },
    }),
    'GET /Writing/Writing/GetStudentPieces': ({ id: studentId }) => ({ query: { studentId } }),
  },
  records: {
    'piece version': {
      whose: 'a student',
      of: async (world, owner, state) => {
        const { app } = world.simulate
        const markerId = await markerOf(world, owner)
        const marked = { state: 'marked', markedAt: app.clock.now() } as const
        const item = { markerId, ...(state === 'marked' && marked) }
        return nothingBut((await makeVersion(app, owner, { item })).versionId)
      },
    },
    marking: {
      whose: 'anybody',
      of: async (world, owner) => {
        const { app } = world.simulate
        const isStudent = (await roleOf(world, owner)) === 'Student'
        const student = isStudent ? owner : await app.make.student()
        const marker = isStudent ? await app.make.tutor({ isEssayPsTutor: true }) : owner
        const item = { state: 'marked', markedAt: app.clock.now(), markerId: marker } as const
        const { itemId } = await makeVersion(app, student, { item })
        const returned = { state: 'returned' as const, comments: [comment] }
        return nothingBut(await makeMarking(app, itemId, marker, returned))
      },
      // What has not come back is nobody’s to answer, not even of an own piece.
      others: async (world, caller) => {
        const { app } = world.simulate
        if ((await roleOf(world, caller)) !== 'Student') return []
        const { itemId } = await makeVersion(app, caller)
        const marker = await app.make.tutor({ isEssayPsTutor: true })
        return [nothingBut(await makeMarking(app, itemId, marker, { comments: [comment] }))]
      },
    },
  },
  states: { 'POST /Writing/Writing/AskSecondLook': 'marked' },
  openIds: {
    'POST /Writing/Writing/Reply': {
      'body.commentId': 'one that the marking does not have is refused at its field',
    },
    'POST /Writing/Writing/TickComment': {
      'body.commentId': 'one that the marking does not have is refused at its field',
    },
  },
  unaudited: {
    'POST /Writing/Writing/Reply': 'a reply stays as it is, with who wrote it and when',
  },
} satisfies AreaAccess
