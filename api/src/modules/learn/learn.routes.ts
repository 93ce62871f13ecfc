import { defineHandlers } from '../../calls.ts'
import { allForEditors, partsOfLearn } from './learn.repository.ts'
import { completePage, getContent, getProgress, getTopics, startCheck } from './learn.service.ts'

/** Learn: teaching pages by subject and topic, what is complete of them, and check questions. */
export const learnHandlers = defineHandlers({
  'GET /training/api/Learning/GetAllLearning': ({ caller, db }) => partsOfLearn(db, caller.userId),
  'GET /training/api/LearnTopic/GetAllTopic': ({ caller, db, now, query }) =>
    getTopics(db, caller.userId, query.learningId, now),
  'GET /training/api/LearnTopic/GetContent': ({ caller, db, query }) =>
    getContent(db, caller.userId, query.subTopicId),
  'GET /training/api/LearnTopic/GetAllTopicCount': ({ caller, db, query }) =>
    getProgress(db, caller.userId, query.learningId),
  'POST /training/api/Learning/CreateCompletion': async ({ body, caller, db, now }) => {
    await completePage(db, caller.userId, body, now)
    return undefined
  },
  'POST /training/api/Learning/StartCheck': ({ body, caller, db, now }) =>
    startCheck(db, caller.userId, body.subTopicId, now),
  'GET /training/admin/Learning': ({ db }) => allForEditors(db),
})
