import { defineHandlers } from '../../calls.ts'
import { partsOfLearn } from './learn.repository.ts'
import { completePage, getContent, getProgress, getTopics, startCheck } from './learn.service.ts'
import {
  getAllPages,
  getEditedPage,
  getPageVersion,
  getPageVersions,
  previewPage,
  restorePage,
  savePage,
} from './pages.service.ts'

/** Learn: teaching pages by subject and topic, what is complete of them, and check questions. */
export const learnHandlers = defineHandlers({
  'GET /training/api/Learning/GetAllLearning': ({ caller, db }) => partsOfLearn(db, caller.userId),
  'GET /training/api/LearnTopic/GetAllTopic': ({ query, ...asked }) =>
    getTopics(asked, query.learningId),
  'GET /training/api/LearnTopic/GetContent': ({ query, ...asked }) =>
    getContent(asked, query.subTopicId),
  'GET /training/api/LearnTopic/GetAllTopicCount': ({ query, ...asked }) =>
    getProgress(asked, query.learningId),
  'POST /training/api/Learning/CreateCompletion': async ({ body, ...asked }) => {
    await completePage(asked, body)
    return undefined
  },
  'POST /training/api/Learning/StartCheck': ({ body, ...asked }) =>
    startCheck(asked, body.subTopicId),
  'GET /training/admin/Learning': getAllPages,
  'GET /training/admin/Learning/GetPage': ({ query, ...asked }) =>
    getEditedPage(asked, query.subTopicId),
  'POST /training/admin/Learning/SavePage': ({ body, ...asked }) => savePage(asked, body),
  'POST /training/admin/Learning/Preview': async ({ body }) => previewPage(body.body),
  'GET /training/admin/Learning/GetPageVersions': ({ query, ...asked }) =>
    getPageVersions(asked, query.subTopicId),
  'GET /training/admin/Learning/GetPageVersion': ({ query, ...asked }) =>
    getPageVersion(asked, query),
  'POST /training/admin/Learning/RestorePage': ({ body, ...asked }) => restorePage(asked, body),
})
