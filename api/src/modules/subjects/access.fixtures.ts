import type { AreaAccess } from '../../access/area.fixtures.ts'
import { content } from '../../access/reasons.fixtures.ts'

export const subjectAccess = {
  calls: {
    'GET /Subject/AdmissionTest': { who: 'ASTR--' },
    'GET /Subject/SectionNumber/:id': { who: 'ASTR--' },
    'GET /Subject/SectionNumber/GetESATParts': { who: '-S----' },
    'GET /Subject/Degree/GetAllDegreeGroup': { who: 'ASTRPM' },
    'GET /subject/Subject': { who: 'A-----' },
    'GET /subject/Topic': { who: 'A-----' },
    'GET /subject/admin/Tree': { who: 'A-----' },
    'POST /subject/admin/AdmissionTest/Save': { who: 'A-----' },
    'POST /subject/admin/SectionNumber/Save': { who: 'A-----' },
    'POST /subject/admin/Subject/Save': { who: 'A-----' },
    'POST /subject/admin/Topic/Save': { who: 'A-----' },
    'POST /subject/admin/SubTopic/Save': { who: 'A-----' },
    'POST /subject/admin/Tree/Order': { who: 'A-----' },
    'POST /subject/admin/Tree/Archive': { who: 'A-----' },
  },
  inputs: {
    'POST /subject/admin/AdmissionTest/Save': ({ id }) => ({
      body: { name: `Test ${id}`, isRetired: false },
    }),
    'POST /subject/admin/SectionNumber/Save': ({ id }) => ({
      body: { admissionTestId: 1, sectionNo: `Part ${id}`, isCompulsory: false },
    }),
    'POST /subject/admin/Subject/Save': ({ id }) => ({
      body: { sectionId: 1, name: `Subject ${id}` },
    }),
    'POST /subject/admin/Topic/Save': ({ id }) => ({ body: { subjectId: 1, name: `Topic ${id}` } }),
    'POST /subject/admin/SubTopic/Save': ({ id }) => ({
      body: { topicId: 1, name: `Sub-topic ${id}` },
    }),
    'POST /subject/admin/Tree/Order': () => ({ body: { kind: 'topic', parentId: 1, ids: [1] } }),
    'POST /subject/admin/Tree/Archive': () => ({
      body: { kind: 'topic', id: 1, isArchived: true },
    }),
  },
  openIds: {
    'POST /subject/admin/AdmissionTest/Save': { 'body.id': content },
    'POST /subject/admin/SectionNumber/Save': {
      'body.id': content,
      'body.admissionTestId': content,
    },
    'POST /subject/admin/Subject/Save': { 'body.id': content, 'body.sectionId': content },
    'POST /subject/admin/Topic/Save': { 'body.id': content, 'body.subjectId': content },
    'POST /subject/admin/SubTopic/Save': { 'body.id': content, 'body.topicId': content },
    'POST /subject/admin/Tree/Order': { 'body.parentId': content, 'body.ids': content },
    'POST /subject/admin/Tree/Archive': { 'body.id': content },
    'GET /Subject/SectionNumber/:id': { 'params.id': content },
    'GET /subject/Topic': { 'query.subjectId': content },
  },
  reads: {
    'GET /Subject/SectionNumber/:id': () => ({ params: { id: 1 } }),
    'GET /subject/Topic': () => ({ query: { subjectId: 1 } }),
  },
} satisfies AreaAccess
