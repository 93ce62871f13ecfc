import type { AreaAccess } from '../../access/area.fixtures.ts'
import { admins, nothing } from '../../access/reasons.fixtures.ts'
import { content, makeBulkChange, makeQuestion } from './testing.ts'

const edits = { who: 'A-----', record: 'any: question to edit' } as const

const filters = {
  'query.AdmissionTestId': admins,
  'query.sectionId': admins,
  'query.SubjectId': admins,
  'query.topicId': admins,
  'query.paperId': admins,
  'query.changedBy': admins,
}

const filing = {
  'body.questionAssignments.admissiontestId': admins,
  'body.questionAssignments.sectionId': admins,
  'body.questionAssignments.subjectId': admins,
  'body.questionAssignments.topicId': admins,
  'body.questionAssignments.subTopicId': admins,
  'body.questionAssignments.examSectionId': admins,
  'body.questionAssignments.examId': admins,
}

/** The first topic of the small bank, under which no question that is made here stands. */
const questionAssignments = [{ questionLocation: 1, admissiontestId: 1, topicId: 1 }]
const made = { ...content, difficulty: 2 }

export const authoringAccess = {
  calls: {
    'GET /question/admin/Question/GetQuestions': { who: 'A-----' },
    'GET /question/admin/question/:id': edits,
    'POST /question/admin/Question/Create': { who: 'A-----' },
    'POST /question/admin/Question/Update': edits,
    'POST /question/admin/Question/SetDetails': edits,
    'POST /question/admin/Question/Copy': edits,
    'POST /question/admin/Question/SetState': edits,
    'POST /question/admin/Question/Delete': edits,
    'POST /question/admin/Question/AddQuestionAssignments': edits,
    'POST /question/admin/question/RemoveQuestionAssignments': edits,
    'POST /question/admin/Question/Preview': { who: 'A-----' },
    'GET /question/admin/Question/GetPreviewSet': edits,
    'GET /question/admin/Question/GetVersions': edits,
    'GET /question/admin/Question/GetVersion': edits,
    'POST /question/admin/Question/RestoreVersion': edits,
    'GET /question/admin/Question/GetUsage': edits,
    'POST /question/admin/Question/BulkUpdate': edits,
    'GET /question/admin/Question/GetBulk': { who: 'A-----', record: 'any: bulk change' },
    'GET /question/admin/Question/GetBulkChanges': { who: 'A-----' },
    'POST /question/admin/Question/UndoBulk': { who: 'A-----', record: 'any: bulk change' },
  },
  inputs: {
    'GET /question/admin/question/:id': ({ questionId: id }) => ({ params: { id } }),
    'POST /question/admin/Question/Create': () => ({
      body: { ...made, questionAssignments, isPublished: true },
    }),
    'POST /question/admin/Question/Update': ({ questionId: id }) => ({
      body: { ...content, id, text: '<p>Other</p>', version: 2 },
    }),
    'POST /question/admin/Question/SetDetails': ({ questionId }) => ({
      body: { questionId, key: `renamed-${questionId}`, difficulty: 5 },
    }),
    'POST /question/admin/Question/Copy': ({ questionId }) => ({ body: { questionId } }),
    'POST /question/admin/Question/SetState': ({ questionId }) => ({
      body: { questionId, state: 'live', version: 2 },
    }),
    'POST /question/admin/Question/Delete': ({ questionId }) => ({ body: { questionId } }),
    'POST /question/admin/Question/AddQuestionAssignments': ({ questionId }) => ({
      body: { questionId, questionAssignments },
    }),
    'POST /question/admin/question/RemoveQuestionAssignments': ({ questionId, filing = 1 }) => ({
      body: { questionId, questionAssignmentIds: [filing] },
    }),
    'POST /question/admin/Question/Preview': () => ({ body: made }),
    'GET /question/admin/Question/GetPreviewSet': ({ id: questionIds }) => ({
      query: { questionIds },
    }),
    'GET /question/admin/Question/GetVersions': ({ questionId }) => ({ query: { questionId } }),
    'GET /question/admin/Question/GetVersion': ({ questionId }) => ({
      query: { questionId, version: 1 },
    }),
    'POST /question/admin/Question/RestoreVersion': ({ questionId }) => ({
      body: { questionId, restore: 1, version: 2 },
    }),
    'GET /question/admin/Question/GetUsage': ({ questionId }) => ({ query: { questionId } }),
    'POST /question/admin/Question/BulkUpdate': ({ questionId = 0 }) => ({
      body: { questionIds: [questionId], change: { difficulty: 5 } },
    }),
    'GET /question/admin/Question/GetBulk': ({ id: changeId }) => ({ query: { changeId } }),
    'POST /question/admin/Question/UndoBulk': ({ id: changeId }) => ({ body: { changeId } }),
  },
  records: {
    'question to edit': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => await makeQuestion(app),
    },
    'bulk change': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => await makeBulkChange(app),
    },
  },
  openIds: {
    'GET /question/admin/Question/GetQuestions': filters,
    'GET /question/admin/Question/GetVersion': {
      'query.version': 'looked for among the versions of the question that the call names',
    },
    'POST /question/admin/Question/Create': filing,
    'POST /question/admin/Question/SetState': { 'body.filingsTo': admins },
    'POST /question/admin/Question/BulkUpdate': {
      'body.filter.AdmissionTestId': admins,
      'body.filter.sectionId': admins,
      'body.filter.SubjectId': admins,
      'body.filter.topicId': admins,
      'body.filter.paperId': admins,
      'body.filter.changedBy': admins,
      'body.change.file.admissiontestId': admins,
      'body.change.file.sectionId': admins,
      'body.change.file.subjectId': admins,
      'body.change.file.topicId': admins,
      'body.change.file.subTopicId': admins,
      'body.change.file.examSectionId': admins,
      'body.change.file.examId': admins,
      'body.change.unfile.AdmissionTestId': admins,
      'body.change.unfile.sectionId': admins,
      'body.change.unfile.SubjectId': admins,
      'body.change.unfile.topicId': admins,
      'body.change.unfile.paperId': admins,
    },
    'POST /question/admin/Question/AddQuestionAssignments': filing,
    'POST /question/admin/question/RemoveQuestionAssignments': {
      'body.questionAssignmentIds':
        'looked for among the filings of the question that the call names',
    },
  },
  unaudited: {
    'POST /question/admin/Question/Preview': nothing,
  },
  shared: {
    'GET /question/admin/Question/GetQuestions': {
      role: 'Admin',
      why: 'says of a question whether anybody was ever given it, not who',
    },
  },
} satisfies AreaAccess
