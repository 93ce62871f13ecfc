import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, content, everybodys } from '../../access/reasons.fixtures.ts'
import {
  essayRubric,
  makePiece,
  makeRubric,
  makeSetTask,
  makeSnapshot,
  makeTask,
  makeUpload,
  partOf,
} from './testing.ts'

const nowhere = '018f0000-0000-7000-8000-000000000000'
const device = '018f0000-0000-7000-8000-0000000000d1'

const published = 'published tasks are the same for everybody who writes'
const ownPiece = { who: '-S----', record: 'own: piece' } as const
const written = { ...ownPiece, needs: 'submission' } as const
const setters = { who: 'A-TR--', needs: 'essayPsTutor' } as const

const task = {
  ...{ kind: 'essay' as const, title: 'Another title', brief: '<p>Words</p>' },
  ...{ admissionTestId: null, minWords: null, maxWords: 1_000, rubricId: essayRubric.id },
  ...{ asksCheck: false, state: 'published' as const },
}
const levels = [
  { points: 0, label: 'Not yet', description: '' },
  { points: 100, label: 'Excellent', description: '' },
]
const criteria = [{ title: 'All of it', description: '', weight: 100, levels }]

export const writingAccess = {
  calls: {
    'GET /essay/essay': { who: '-S----' },
    'POST /essay/essay': { who: '-S----', needs: 'essaySubmission' },
    'GET /personal-statement/personal-statement': { who: '-S----' },
    'POST /personal-statement/personal-statement': { who: '-S----', needs: 'psSubmission' },
    'GET /Writing/Task/GetTasks': { who: 'ASTR--' },
    'POST /Writing/Writing/UpdatePiece': ownPiece,
    'POST /Writing/Writing/SaveDraft': written,
    'GET /Writing/Writing/GetSnapshots': ownPiece,
    'GET /Writing/Writing/GetSnapshot': { who: '-S----', record: 'own: piece snapshot' },
    'POST /Writing/Writing/RestoreSnapshot': {
      ...{ who: '-S----', needs: 'submission', record: 'own: piece snapshot' },
    },
    'POST /Writing/Writing/ReadFile': { ...written, limit: '60 in 60 min' },
    'POST /Writing/Writing/RemoveFile': ownPiece,
    'POST /Writing/Writing/RemovePiece': ownPiece,
    'POST /Writing/tutor/Task/SetForStudents': setters,
    'POST /Writing/tutor/Task/RemoveSetTask': setters,
    'GET /Writing/admin/Task/GetTasks': { who: 'A-----' },
    'POST /Writing/admin/Task/SaveTask': { who: 'A-----', record: 'any: writing task' },
    'GET /Writing/admin/Rubric/GetRubrics': { who: 'A-----' },
    'POST /Writing/admin/Rubric/SaveRubric': { who: 'A-----', record: 'any: rubric' },
  },
  inputs: {
    'POST /essay/essay': () => ({ body: { title: 'On doubt', question: 'Is doubt useful?' } }),
    'POST /personal-statement/personal-statement': () => ({
      body: { course: 'Law', entryYear: 2027 },
    }),
    'POST /Writing/Writing/UpdatePiece': ({ id: pieceId }) => ({
      body: { pieceId, title: 'Another title' },
    }),
    'POST /Writing/Writing/SaveDraft': ({ id: pieceId }) => ({
      body: { pieceId, baseRevision: 0, device, parts: [partOf('Doubt is useful.')] },
    }),
    'GET /Writing/Writing/GetSnapshots': ({ id: pieceId }) => ({ query: { pieceId } }),
    'GET /Writing/Writing/GetSnapshot': ({ id: snapshotId }) => ({ query: { snapshotId } }),
    'POST /Writing/Writing/RestoreSnapshot': ({ id: snapshotId }) => ({
      body: { snapshotId, baseRevision: 0 },
    }),
    'POST /Writing/Writing/ReadFile': ({ id: pieceId, file: fileId = nowhere }) => ({
      body: { pieceId, fileId, into: 'replace', baseRevision: 0 },
    }),
    'POST /Writing/Writing/RemoveFile': ({ id: pieceId }) => ({ body: { pieceId } }),
    'POST /Writing/Writing/RemovePiece': ({ id: pieceId }) => ({
      body: { pieceId, isRemoved: true },
    }),
    'POST /Writing/tutor/Task/SetForStudents': () => ({
      body: { taskId: nowhere, studentIds: [nowhere], dueOn: '2026-03-09', note: '' },
    }),
    'POST /Writing/tutor/Task/RemoveSetTask': () => ({
      body: { taskId: nowhere, studentId: nowhere },
    }),
    'POST /Writing/admin/Task/SaveTask': ({ id: taskId }) => ({
      body: { taskId, version: 1, ...task },
    }),
    'POST /Writing/admin/Rubric/SaveRubric': ({ id: rubricId }) => ({
      body: { rubricId, number: 1, name: 'Other criteria', kind: 'essay', criteria },
    }),
  },
  records: {
    piece: {
      whose: 'a student',
      of: async ({ simulate: { app } }, owner, state) => {
        const made = nothingBut(await makePiece(app, owner, {}, ['Doubt is useful.']))
        return state === 'with a file' ? { ...made, file: await makeUpload(app, owner) } : made
      },
    },
    'piece snapshot': {
      whose: 'a student',
      of: async ({ simulate: { app } }, owner) =>
        nothingBut(await makeSnapshot(app, await makePiece(app, owner))),
    },
    'writing task': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makeTask(app)),
    },
    rubric: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makeRubric(app)),
    },
  },
  shared: {
    'GET /Writing/admin/Rubric/GetRubrics': { role: 'Admin', why: everybodys },
  },
  states: { 'POST /Writing/Writing/ReadFile': 'with a file' },
  openIds: {
    'POST /essay/essay': { 'body.taskId': published },
    'POST /personal-statement/personal-statement': { 'body.taskId': published },
    'GET /Writing/Task/GetTasks': { 'query.admissionTestId': content },
    'POST /Writing/Writing/SaveDraft': { 'body.device': 'the device says which one it is' },
    'POST /Writing/Writing/ReadFile': {
      'body.fileId': 'a file of somebody else is refused at its field',
    },
    'POST /Writing/tutor/Task/SetForStudents': {
      'body.taskId': published,
      'body.studentIds': 'a student who is not in sight is not found (404)',
    },
    'POST /Writing/tutor/Task/RemoveSetTask': {
      'body.taskId': 'one that the caller has not set is not found (404)',
      'body.studentId': 'one for whom the caller has not set the task is not found (404)',
    },
    'POST /Writing/admin/Task/SaveTask': {
      'body.admissionTestId': admins,
      'body.rubricId': admins,
    },
  },
  undoable: {
    'POST /Writing/tutor/Task/SetForStudents': ['Tutor', 'Senior Tutor'],
    'POST /Writing/tutor/Task/RemoveSetTask': ['Tutor', 'Senior Tutor'],
  },
  doing: {
    'POST /Writing/tutor/Task/SetForStudents': async ({ simulate: { app } }) => ({
      body: {
        ...{ taskId: await makeTask(app), studentIds: [await app.make.student()], note: '' },
        dueOn: app.clock.now().toISOString().slice(0, 10),
      },
    }),
    'POST /Writing/tutor/Task/RemoveSetTask': async ({ simulate: { app } }) => {
      const set = { taskId: await makeTask(app), studentId: await app.make.student() }
      await makeSetTask(app, set)
      return { body: set }
    },
  },
} satisfies AreaAccess
