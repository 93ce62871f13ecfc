import type { CallInput } from '@portal/shared/api'
import { type AreaAccess, type Made, nothingBut } from '../../access/area.fixtures.ts'
import { nothing } from '../../access/reasons.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { makeTuition } from '../../testing/index.ts'
import { makeTemplate } from './testing.ts'

const ofStudent = ({ id: studentId }: Made) => ({ query: { studentId, monthNumber: 3 } })
const newItem = ({ id: studentId }: Made) => ({
  body: { studentId, monthNumber: 3, text: 'Read a chapter', links: [] },
})
const ofItem = ({ id, person: studentId = id }: Made) => ({ body: { studentId, id } })

const published = ({ id: templateId }: Made) =>
  ({ templateId, studentIds: null, mode: 'merge' }) satisfies Partial<
    CallInput<'POST /Curriculum/admin/Curriculum/Publish'>['body']
  >

const template = 'any: curriculum template'
const ofTheStudent = 'looked for among the items of the student that the call names'
const theItems = 'has to be the student of the item'
const leadsThere = 'shown as gone where it leads nowhere; what it leads to asks for itself'
const ofTheTemplate = 'looked for among the items of the template that the call names'
const students = 'admins choose among all there are; an unknown one is not found'

export const curriculumAccess = {
  calls: {
    'GET /Curriculum/Curriculum/GetStudentCurriculumV2': { who: '-S----' },
    'GET /Curriculum/Curriculum/GetCurriculumInfo': { who: '-S----' },
    'POST /Curriculum/Curriculum/SetCompletion': { who: '-S----', record: 'own: curriculum item' },
    'POST /Curriculum/Curriculum/AddOwnItem': { who: '-S----' },
    'POST /Curriculum/Curriculum/ChangeOwnItem': {
      who: '-S----',
      record: 'own: own curriculum item',
    },
    'POST /Curriculum/Curriculum/RemoveOwnItem': {
      who: '-S----',
      record: 'own: own curriculum item',
    },
    'GET /Curriculum/Parent/Curriculum/GetStudentCurriculum': {
      who: '----P-',
      record: 'own child: student',
    },
    'GET /Curriculum/Tutor/Curriculum/GetStudentCurriculum': {
      who: '--TR--',
      record: 'own student: student',
    },
    'POST /Curriculum/Tutor/Curriculum/SaveStudentItem': {
      who: '--TR--',
      record: 'own student: student',
    },
    'POST /Curriculum/Tutor/Curriculum/RemoveStudentItem': {
      who: '--TR--',
      record: 'in sight: curriculum item',
    },
    'GET /Curriculum/admin/Curriculum/GetTemplates': { who: 'A-----' },
    'GET /Curriculum/admin/Curriculum/GetTemplate': { who: 'A-----', record: template },
    'POST /Curriculum/admin/Curriculum/SaveTemplate': { who: 'A-----', record: template },
    'POST /Curriculum/admin/Curriculum/SaveMonth': { who: 'A-----', record: template },
    'GET /Curriculum/admin/Curriculum/GetLinkTargets': { who: 'A-----' },
    'POST /Curriculum/admin/Curriculum/PreviewPublish': { who: 'A-----', record: template },
    'POST /Curriculum/admin/Curriculum/Publish': { who: 'A-----', record: template },
    'GET /Curriculum/admin/Curriculum/GetPublications': { who: 'A-----', record: template },
    'GET /Curriculum/admin/Curriculum/GetStudents': { who: 'A-----', record: template },
    'GET /Curriculum/admin/Curriculum/GetStudentCurriculum': {
      who: 'A-----',
      record: 'in sight: student',
    },
    'POST /Curriculum/admin/Curriculum/SaveStudentItem': {
      who: 'A-----',
      record: 'in sight: student',
    },
    'POST /Curriculum/admin/Curriculum/RemoveStudentItem': {
      who: 'A-----',
      record: 'in sight: curriculum item',
    },
    'POST /Curriculum/admin/Curriculum/SetExtended': { who: 'A-----', record: 'any: curriculum' },
    'POST /Curriculum/admin/Curriculum/SetTemplate': { who: 'A-----', record: template },
  },
  inputs: {
    'POST /Curriculum/Curriculum/SetCompletion': ({ id }) => ({ body: { id, isCompleted: true } }),
    'POST /Curriculum/Curriculum/AddOwnItem': () => ({ body: { monthNumber: 3, text: 'Read' } }),
    'POST /Curriculum/Curriculum/ChangeOwnItem': ({ id }) => ({ body: { id, text: 'Write' } }),
    'POST /Curriculum/Curriculum/RemoveOwnItem': ({ id }) => ({ body: { id } }),
    'GET /Curriculum/Parent/Curriculum/GetStudentCurriculum': ofStudent,
    'GET /Curriculum/Tutor/Curriculum/GetStudentCurriculum': ofStudent,
    'POST /Curriculum/Tutor/Curriculum/SaveStudentItem': newItem,
    'POST /Curriculum/Tutor/Curriculum/RemoveStudentItem': ofItem,
    'GET /Curriculum/admin/Curriculum/GetTemplate': ({ id }) => ({ query: { id } }),
    'POST /Curriculum/admin/Curriculum/SaveTemplate': ({ id }) => ({
      body: { id, version: 1, name: 'Another name', programName: `Programme ${id.toLowerCase()}` },
    }),
    'POST /Curriculum/admin/Curriculum/SaveMonth': ({ id: templateId }) => ({
      body: {
        ...{ templateId, version: 1, monthNumber: 4 },
        items: [{ text: 'Read a chapter', isExtended: false, links: [] }],
      },
    }),
    'POST /Curriculum/admin/Curriculum/PreviewPublish': (made) => ({
      body: { ...published(made), pageNo: 1, pageSize: 20 },
    }),
    'POST /Curriculum/admin/Curriculum/Publish': (made) => ({
      body: { ...published(made), version: 1, tellStudents: false },
    }),
    'GET /Curriculum/admin/Curriculum/GetPublications': ({ id: templateId }) => ({
      query: { templateId },
    }),
    'GET /Curriculum/admin/Curriculum/GetStudents': ({ id: templateId }) => ({
      query: { templateId },
    }),
    'GET /Curriculum/admin/Curriculum/GetStudentCurriculum': ofStudent,
    'POST /Curriculum/admin/Curriculum/SaveStudentItem': newItem,
    'POST /Curriculum/admin/Curriculum/RemoveStudentItem': ofItem,
    'POST /Curriculum/admin/Curriculum/SetExtended': ({ id }) => ({
      body: { studentIds: [id], isExtended: true },
    }),
    'POST /Curriculum/admin/Curriculum/SetTemplate': ({ id: templateId, person = templateId }) => ({
      body: { templateId, studentIds: [person] },
    }),
  },
  reads: {
    'GET /Curriculum/admin/Curriculum/GetLinkTargets': () => ({ query: { kind: 'topic' } }),
  },
  records: {
    curriculum: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await app.make.student()),
    },
    'curriculum item': {
      whose: 'a student',
      of: async ({ simulate: { app } }, owner) => ({
        ...nothingBut(await makeTuition(app.db).item(owner, 3, 1)),
        person: owner,
      }),
    },
    'own curriculum item': {
      whose: 'a student',
      of: async ({ simulate: { app } }, owner) =>
        nothingBut(await makeTuition(app.db).item(owner, 3, 1, { source: 'own' })),
    },
    'curriculum template': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => {
        const id = newId()
        const studentId = await app.make.student()
        await makeTemplate(app.db, { id, programName: `Programme ${id}`, students: [studentId] })
        return { ...nothingBut(id), person: studentId }
      },
    },
  },
  openIds: {
    'POST /Curriculum/Tutor/Curriculum/SaveStudentItem': {
      'body.id': ofTheStudent,
      'body.afterId': ofTheStudent,
      'body.links.id': leadsThere,
    },
    'POST /Curriculum/Tutor/Curriculum/RemoveStudentItem': { 'body.studentId': theItems },
    'POST /Curriculum/admin/Curriculum/SaveStudentItem': {
      'body.id': ofTheStudent,
      'body.afterId': ofTheStudent,
      'body.links.id': leadsThere,
    },
    'POST /Curriculum/admin/Curriculum/RemoveStudentItem': { 'body.studentId': theItems },
    'POST /Curriculum/admin/Curriculum/SaveTemplate': {
      'body.copyOf': 'admins choose among all templates; an unknown one is not found',
    },
    'POST /Curriculum/admin/Curriculum/SaveMonth': {
      'body.items.id': ofTheTemplate,
      'body.items.links.id': leadsThere,
    },
    'POST /Curriculum/admin/Curriculum/PreviewPublish': {
      'body.studentIds': 'only those count who have the template',
    },
    'POST /Curriculum/admin/Curriculum/Publish': {
      'body.studentIds': 'only those count who have the template',
    },
    'POST /Curriculum/admin/Curriculum/SetTemplate': { 'body.studentIds': students },
  },
  unaudited: {
    'POST /Curriculum/admin/Curriculum/PreviewPublish': nothing,
  },
} satisfies AreaAccess
