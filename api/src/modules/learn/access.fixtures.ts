import type { AreaAccess } from '../../access/area.fixtures.ts'
import { admins, nothing } from '../../access/reasons.fixtures.ts'
import { makeWrittenPage } from './testing.ts'

const bank = 'questionBank'
const asDraft = { videoUrl: null, isPublished: false }
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
    'GET /training/admin/Learning/GetPage': { who: 'A-----' },
    'POST /training/admin/Learning/SavePage': { who: 'A-----' },
    'POST /training/admin/Learning/Preview': { who: 'A-----' },
    'GET /training/admin/Learning/GetPageVersions': { who: 'A-----' },
    'GET /training/admin/Learning/GetPageVersion': { who: 'A-----' },
    'POST /training/admin/Learning/RestorePage': { who: 'A-----' },
  },
  inputs: {
    'POST /training/admin/Learning/SavePage': () => ({
      body: {
        subTopicId: 1,
        version: null,
        body: '<p>Words</p>',
        videoUrl: null,
        isPublished: false,
      },
    }),
    'POST /training/admin/Learning/Preview': () => ({ body: { body: '<p>Words</p>' } }),
    'POST /training/admin/Learning/RestorePage': () => ({
      body: { subTopicId: 1, version: 2, restore: 1 },
    }),
    'POST /training/api/Learning/CreateCompletion': () => ({ body: { subTopicId: 1 } }),
    'POST /training/api/Learning/StartCheck': () => ({ body: { subTopicId: 1 } }),
  },
  openIds: {
    'GET /training/admin/Learning/GetPage': { 'query.subTopicId': admins },
    'POST /training/admin/Learning/SavePage': { 'body.subTopicId': admins },
    'GET /training/admin/Learning/GetPageVersions': { 'query.subTopicId': admins },
    'GET /training/admin/Learning/GetPageVersion': { 'query.subTopicId': admins },
    'POST /training/admin/Learning/RestorePage': { 'body.subTopicId': admins },
    'GET /training/api/LearnTopic/GetAllTopic': { 'query.learningId': pages },
    'GET /training/api/LearnTopic/GetContent': { 'query.subTopicId': pages },
    'GET /training/api/LearnTopic/GetAllTopicCount': { 'query.learningId': pages },
    'POST /training/api/Learning/CreateCompletion': { 'body.subTopicId': pages },
    'POST /training/api/Learning/StartCheck': { 'body.subTopicId': pages },
  },
  reads: {
    'GET /training/admin/Learning/GetPage': ({ pageId }) => ({ query: { subTopicId: pageId } }),
    'GET /training/admin/Learning/GetPageVersions': ({ pageId }) => ({
      query: { subTopicId: pageId },
    }),
    'GET /training/admin/Learning/GetPageVersion': ({ pageId }) => ({
      query: { subTopicId: pageId, version: 1 },
    }),
    'GET /training/api/LearnTopic/GetAllTopic': () => ({ query: { learningId: 1 } }),
    'GET /training/api/LearnTopic/GetContent': ({ pageId }) => ({ query: { subTopicId: pageId } }),
    'GET /training/api/LearnTopic/GetAllTopicCount': () => ({ query: { learningId: 1 } }),
  },
  unaudited: { 'POST /training/admin/Learning/Preview': nothing },
  doing: {
    'POST /training/admin/Learning/SavePage': async ({ simulate: { app } }) => ({
      body: { ...(await makeWrittenPage(app.db)), body: '<p>Other words</p>', ...asDraft },
    }),
    'POST /training/admin/Learning/RestorePage': async ({ simulate: { app } }) => ({
      body: { ...(await makeWrittenPage(app.db)), restore: 1 },
    }),
  },
} satisfies AreaAccess
