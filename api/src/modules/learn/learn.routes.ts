import { defineHandlers } from '../../calls.ts'
import { allForEditors, partsOfLearn } from './learn.repository.ts'
import { completePage, getContent, getProgress, getTopics, startCheck } from './learn.service.ts'

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
  'GET /training/admin/Learning': ({ db }) => allForEditors(db),
})
