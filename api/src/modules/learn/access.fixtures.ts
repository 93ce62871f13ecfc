import type { AreaAccess } from '../../access/area.fixtures.ts'

const bank = 'questionBank'
const pages = 'the pages of Learn are everybody’s who has the bank'

export const learnAccess = {
  calls: {
    'GET /training/api/Learning/GetAllLearning': { who: '-STR--', needs: bank },
    'GET /training/api/LearnTopic/GetAllTopic': { who: '-STR--', needs: bank },
    'GET /training/api/LearnTopic/GetContent': { who: '-STR--', needs: bank },
    'GET /training/api/LearnTopic/GetAllTopicCount': { who: '-STR--', needs: bank },
    'POST /training/api/Learning/CreateCompletion': { who: '-S----', needs: bank },
    'POST /training/api/Learning/StartCheck': { who: '-S----', needs: bank },
    'GET /training/admin/Learning': { who: 'A-----' },
  },
  inputs: {
    'POST /training/api/Learning/CreateCompletion': () => ({ body: { subTopicId: 1 } }),
    'POST /training/api/Learning/StartCheck': () => ({ body: { subTopicId: 1 } }),
  },
  openIds: {
    'GET /training/api/LearnTopic/GetAllTopic': { 'query.learningId': pages },
    'GET /training/api/LearnTopic/GetContent': { 'query.subTopicId': pages },
    'GET /training/api/LearnTopic/GetAllTopicCount': { 'query.learningId': pages },
    'POST /training/api/Learning/CreateCompletion': { 'body.subTopicId': pages },
    'POST /training/api/Learning/StartCheck': { 'body.subTopicId': pages },
  },
  reads: {
    'GET /training/api/LearnTopic/GetAllTopic': () => ({ query: { learningId: 1 } }),
    'GET /training/api/LearnTopic/GetContent': ({ pageId }) => ({ query: { subTopicId: pageId } }),
    'GET /training/api/LearnTopic/GetAllTopicCount': () => ({ query: { learningId: 1 } }),
  },
} satisfies AreaAccess
