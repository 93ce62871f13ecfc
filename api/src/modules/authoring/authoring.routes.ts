import { defineHandlers } from '../../calls.ts'
import { bulkUpdate, getBulk, getBulkChanges, undoBulk } from './bulk.service.ts'
import {
  copyQuestion,
  createQuestion,
  getQuestion,
  removeQuestion,
  setDetails,
  updateQuestion,
} from './editing.service.ts'
import { addAssignments, removeAssignments } from './filings.service.ts'
import {
  getPreviewSet,
  getQuestions,
  getUsage,
  getVersion,
  getVersions,
  previewQuestion,
  restoreVersion,
} from './looking.service.ts'
import { setState } from './states.service.ts'

/** Questions as admins write, file, check and look back at them. */
export const authoringHandlers = defineHandlers({
  'GET /question/admin/Question/GetQuestions': ({ query, ...asked }) => getQuestions(asked, query),
  'GET /question/admin/question/:id': ({ params, ...asked }) => getQuestion(asked, params.id),
  'POST /question/admin/Question/Create': ({ body, ...asked }) => createQuestion(asked, body),
  'POST /question/admin/Question/Update': ({ body, ...asked }) => updateQuestion(asked, body),
  'POST /question/admin/Question/SetDetails': async ({ body, ...asked }) => {
    await setDetails(asked, body)
    return undefined
  },
  'POST /question/admin/Question/Copy': ({ body, ...asked }) =>
    copyQuestion(asked, body.questionId),
  'POST /question/admin/Question/SetState': async ({ body, ...asked }) => {
    await setState(asked, body)
    return undefined
  },
  'POST /question/admin/Question/Delete': async ({ body, ...asked }) => {
    await removeQuestion(asked, body.questionId)
    return undefined
  },
  'POST /question/admin/Question/AddQuestionAssignments': ({ body, ...asked }) =>
    addAssignments(asked, body.questionId, body.questionAssignments),
  'POST /question/admin/question/RemoveQuestionAssignments': async ({ body, ...asked }) => {
    await removeAssignments(asked, body.questionId, body.questionAssignmentIds)
    asked.say('Assignment removed')
    return undefined
  },
  'POST /question/admin/Question/Preview': ({ body, ...asked }) => previewQuestion(asked, body),
  'GET /question/admin/Question/GetPreviewSet': ({ query, ...asked }) =>
    getPreviewSet(asked, query.questionIds),
  'GET /question/admin/Question/GetVersions': ({ query, ...asked }) =>
    getVersions(asked, query.questionId),
  'GET /question/admin/Question/GetVersion': ({ query, ...asked }) => getVersion(asked, query),
  'POST /question/admin/Question/RestoreVersion': ({ body, ...asked }) =>
    restoreVersion(asked, body),
  'POST /question/admin/Question/BulkUpdate': ({ body, ...asked }) => bulkUpdate(asked, body),
  'GET /question/admin/Question/GetBulk': ({ query, ...asked }) => getBulk(asked, query),
  'GET /question/admin/Question/GetBulkChanges': ({ query, ...asked }) =>
    getBulkChanges(asked, query),
  'POST /question/admin/Question/UndoBulk': ({ body, ...asked }) => undoBulk(asked, body.changeId),
  'GET /question/admin/Question/GetUsage': ({ query, ...asked }) =>
    getUsage(asked, query.questionId),
})
