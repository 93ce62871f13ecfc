import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { everybodys } from '../../access/reasons.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { makeVersion } from '../writing/testing.ts'
import { makeBankComment } from './bank.testing.ts'

const seen = 'an item that the caller does not see is refused with 404'
const led = 'somebody whose work the caller does not share out is refused at the field'
const filter = 'only limits what the caller sees'
const pool = 'what nobody has is seen by all who mark; admins look after everybody'
const looked = 'compared with the plan that the call makes itself'

const words = 'a comment of one’s own is words at hand; of everybody’s it is written down'

/** An item that nobody has, and somebody who marks. */
async function makeToGive({ simulate: { app } }: World) {
  const { itemId } = await makeVersion(app, await app.make.student())
  return { itemId, markerId: await app.make.tutor({ isEssayPsTutor: true }) }
}

export const sharingAccess = {
  calls: {
    'GET /Marking/tutor/Marking/ExportQueue': { who: 'A--R--', limit: '30 in 15 min' },
    'POST /Marking/tutor/Marking/Assign': { who: 'A--R--' },
    'POST /Marking/tutor/Marking/ShareOut': { who: 'A--R--' },
    'GET /Marking/tutor/Marking/GetMarkers': { who: 'A--R--' },
    'POST /Marking/tutor/Marking/SaveMarker': { who: 'A--R--', record: 'in sight: tutor' },
    'GET /Marking/tutor/CommentBank/GetComments': { who: 'A-TR--' },
    'POST /Marking/tutor/CommentBank/SaveComment': { who: 'A-TR--', record: 'own: bank comment' },
    'POST /Marking/tutor/CommentBank/RemoveComment': { who: 'A-TR--', record: 'own: bank comment' },
  },
  inputs: {
    'POST /Marking/tutor/Marking/Assign': ({ id }) => ({
      body: { itemIds: [id], markerId: null },
    }),
    'POST /Marking/tutor/Marking/ShareOut': ({ id }) => ({
      body: { itemIds: [id], markerIds: [id], preview: true },
    }),
    'POST /Marking/tutor/Marking/SaveMarker': ({ id: markerId }) => ({
      body: { markerId, capacity: 7, awayUntil: '2030-01-31', isChecked: true },
    }),
    'POST /Marking/tutor/CommentBank/SaveComment': ({ id }) => ({
      body: { id, isShared: false, kind: 'any', criterion: null, text: 'Which case?' },
    }),
    'POST /Marking/tutor/CommentBank/RemoveComment': ({ id }) => ({
      body: { id, isRemoved: true },
    }),
  },
  records: {
    'bank comment': {
      whose: 'staff',
      of: async ({ simulate: { app } }, owner) => nothingBut(await makeBankComment(app, owner)),
    },
  },
  shared: {
    'GET /Marking/tutor/Marking/ExportQueue': pool,
    'GET /Marking/tutor/Marking/GetMarkers': { role: 'Admin', why: everybodys },
  },
  openIds: {
    'GET /Marking/tutor/Marking/ExportQueue': {
      ...{ 'query.marker': filter, 'query.admissionTestId': filter, 'query.schoolId': filter },
    },
    'POST /Marking/tutor/Marking/Assign': {
      ...{ 'body.itemIds': seen, 'body.undo.itemId': seen },
      ...{ 'body.markerId': led, 'body.undo.markerId': led },
      ...{ 'body.filter.marker': filter, 'body.filter.schoolId': filter },
      'body.filter.admissionTestId': filter,
    },
    'POST /Marking/tutor/Marking/ShareOut': {
      ...{ 'body.itemIds': seen, 'body.markerIds': led, 'body.fromMarkerId': filter },
      ...{ 'body.filter.marker': filter, 'body.filter.schoolId': filter },
      'body.filter.admissionTestId': filter,
      ...{ 'body.expected.itemId': looked, 'body.expected.from': looked },
      'body.expected.to': looked,
    },
  },
  /** Of nobody's team nobody can be given anything; of one it is tried beside the calls. */
  undoable: {
    'POST /Marking/tutor/Marking/Assign': 'Senior Tutor',
    'POST /Marking/tutor/Marking/ShareOut': 'Senior Tutor',
  },
  doing: {
    'POST /Marking/tutor/Marking/Assign': async (world: World) => {
      const { itemId, markerId } = await makeToGive(world)
      return { body: { itemIds: [itemId], markerId } }
    },
    'POST /Marking/tutor/Marking/ShareOut': async (world: World) => {
      const { itemId, markerId } = await makeToGive(world)
      const expected = [{ itemId, from: null, to: markerId }]
      return { body: { itemIds: [itemId], markerIds: [markerId], preview: false, expected } }
    },
  },
  unaudited: {
    'POST /Marking/tutor/CommentBank/SaveComment': words,
    'POST /Marking/tutor/CommentBank/RemoveComment': words,
  },
} satisfies AreaAccess
