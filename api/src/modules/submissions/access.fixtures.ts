import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { content, everybodys } from '../../access/reasons.fixtures.ts'
import { roleOf } from '../../access/world.fixtures.ts'
import { essayRubric, makeMarking, makeVersion } from '../writing/testing.ts'

const inItem = 'what the caller does with an own item is written down among its events'
const ownItem = { who: '--TR--', record: 'own: marking item' } as const
const marks = essayRubric.keys.map((key) => ({ key, points: 75 }))
const overall = 'A clear argument with good examples throughout.'
const reason = 'This is the file of another piece.'

export const submissionsAccess = {
  calls: {
    'GET /Marking/tutor/Marking/GetQueue': { who: 'A-TR--', needs: 'essayPsTutor' },
    'GET /Marking/tutor/Marking/GetItem': { who: 'A-TR--', record: 'in sight: marking item' },
    'POST /Marking/tutor/Marking/Claim': { who: '--TR--', record: 'any: pool item' },
    'POST /Marking/tutor/Marking/Release': ownItem,
    'POST /Marking/tutor/Marking/SaveMarking': ownItem,
    'POST /Marking/tutor/Marking/AttachFile': ownItem,
    'POST /Marking/tutor/Marking/Return': ownItem,
    'POST /Marking/tutor/Marking/SendBack': ownItem,
    'POST /Marking/tutor/Marking/Check': { who: '---R--', record: 'in sight: marking item' },
  },
  inputs: {
    'GET /Marking/tutor/Marking/GetItem': ({ id: itemId }) => ({ query: { itemId } }),
    'POST /Marking/tutor/Marking/Claim': ({ id: itemId }) => ({ body: { itemId } }),
    'POST /Marking/tutor/Marking/Release': ({ id: itemId }) => ({ body: { itemId } }),
    'POST /Marking/tutor/Marking/SaveMarking': ({ id: itemId }) => ({
      body: { itemId, baseRevision: 1, grades: marks, overall, privateNote: '', comments: [] },
    }),
    'POST /Marking/tutor/Marking/AttachFile': ({ id: itemId }) => ({
      body: { itemId, fileId: null },
    }),
    'POST /Marking/tutor/Marking/Return': ({ id: itemId }) => ({
      body: { itemId, baseRevision: 1 },
    }),
    'POST /Marking/tutor/Marking/SendBack': ({ id: itemId }) => ({ body: { itemId, reason } }),
    'POST /Marking/tutor/Marking/Check': ({ id: itemId }) => ({
      body: { itemId, decision: 'release' },
    }),
  },
  records: {
    'marking item': {
      whose: 'staff',
      of: async (world, owner, state) => {
        const { app } = world.simulate
        const student = await app.make.student()
        // Beside it something that everybody finds who marks.
        await makeVersion(app, student)
        // Nobody checks an own marking: a senior tutor those of the team.
        const isOfTeam = state === 'to check' && (await roleOf(world, owner)) === 'Senior Tutor'
        const markerId = isOfTeam ? await app.make.tutor({ seniorTutorId: owner }) : owner
        const { itemId } = await makeVersion(app, student, {
          item: { markerId, ...(state === 'to check' ? { state: 'checking' } : {}) },
        })
        const made = state === 'to check' ? ({ state: 'finished' } as const) : {}
        await makeMarking(app, itemId, markerId, made)
        return nothingBut(itemId)
      },
    },
    'pool item': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) =>
        nothingBut((await makeVersion(app, await app.make.student())).itemId),
    },
  },
  states: { 'POST /Marking/tutor/Marking/Check': 'to check' },
  shared: {
    'GET /Marking/tutor/Marking/GetQueue': 'the pool is everybody’s who marks',
  },
  openIds: {
    'GET /Marking/tutor/Marking/GetQueue': {
      'query.marker': 'only limits what the caller sees',
      'query.admissionTestId': content,
      'query.schoolId': everybodys,
    },
    'POST /Marking/tutor/Marking/SaveMarking': {
      'body.comments.id': 'made by the marker’s own page',
      'body.usedBankIds': 'only own comments and everybody’s are noted',
    },
    'POST /Marking/tutor/Marking/AttachFile': {
      'body.fileId': 'the caller’s own uploads; any other file is refused at its field',
    },
  },
  unaudited: {
    'POST /Marking/tutor/Marking/Claim': inItem,
    'POST /Marking/tutor/Marking/Release': inItem,
    'POST /Marking/tutor/Marking/SaveMarking':
      'saves itself while it is written; its return is written down',
    'POST /Marking/tutor/Marking/AttachFile': 'a part of the marking, whose return is written down',
  },
} satisfies AreaAccess
