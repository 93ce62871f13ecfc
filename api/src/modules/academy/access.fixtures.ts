import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, content, figures, filter } from '../../access/reasons.fixtures.ts'
import { roleOf, type World } from '../../access/world.fixtures.ts'
import { holdAcademies } from './academies.repository.ts'
import {
  askInQuiz,
  declare,
  details,
  linkOf,
  makeAcademy,
  makeCourse,
  makeGroup,
  makeVideo,
} from './testing.ts'

const needs = 'academy'
const own = 'what is kept of it is the caller’s own'

type Course = Awaited<ReturnType<typeof makeCourse>>

/** Courses that nobody of this role is shown. */
async function hiddenFrom(world: World, caller: string): Promise<Course[]> {
  const { app } = world.simulate
  const isStudent = (await roleOf(world, caller)) === 'Student'
  const hidden = [
    await makeCourse(app, { academy: { state: 'draft' } }),
    await makeCourse(app, { academy: { state: 'archived' } }),
    await makeCourse(app, { academy: { removedAt: app.clock.now() } }),
  ]
  if (isStudent) hidden.push(await makeCourse(app, { academy: { audience: 'tutors' } }))
  return hidden
}

/** The same, and courses of which the one video is not shown. */
async function hiddenVideos(world: World, caller: string): Promise<Course[]> {
  const { app } = world.simulate
  const academyId = await makeAcademy(app)
  const groupId = await makeGroup(app, academyId, { opensOn: '2099-01-01' })
  return [
    ...(await hiddenFrom(world, caller)),
    await makeCourse(app, { video: { state: 'draft' } }),
    await makeCourse(app, { video: { link: null } }),
    { academyId, groupId, videoId: await makeVideo(app, groupId) },
  ]
}

/** A question of a quiz of a video. */
async function questionIn(world: World, videoId: string): Promise<string> {
  const [id = ''] = await askInQuiz(world.simulate.app, videoId, [world.nextQuestion()])
  return id
}

const admin = { who: 'A-----', record: 'any: academy to edit' } as const
const group = { who: 'A-----', record: 'any: video group' } as const
const video = { who: 'A-----', record: 'any: video to edit' } as const

export const academyAccess = {
  calls: {
    'GET /academy/Academy/GetAllAcademy': { who: '-S----', needs },
    'GET /academy/api/Tutor/Academy/GetAllAcademy': { who: '--TR--', needs },
    'GET /academy/academy/:id': { who: '-S----', needs, record: 'given: academy' },
    'GET /academy/api/tutor/academy/:id': { who: '--TR--', needs, record: 'given: academy' },
    'GET /academy/api/VideoGroup/GetAllVideoGroup': {
      ...{ who: '-STR--', needs, record: 'given: academy' },
    },
    'POST /academy/UserVideo': { who: '-STR--', needs, record: 'given: video' },
    'POST /academy/api/VideoGroup/UserVideoQuestionCreate': {
      ...{ who: '-STR--', needs, record: 'given: video question' },
    },
    'GET /academy/api/Academy/SearchTranscripts': {
      ...{ who: '-STR--', needs, record: 'given: academy' },
    },
    'GET /academy/api/Video/GetContinue': { who: '-STR--', needs },
    'GET /academy/api/tutor/Academy/GetMyStudents': {
      ...{ who: '--TR--', needs, record: 'given: academy' },
    },
    'GET /academy/admin/Academy/GetAllAcademy': { who: 'A-----' },
    'GET /academy/admin/Academy/GetAcademy': admin,
    'POST /academy/admin/Academy/Save': admin,
    'POST /academy/admin/Academy/SetState': admin,
    'POST /academy/admin/Academy/Duplicate': admin,
    'POST /academy/admin/Academy/Remove': admin,
    'POST /academy/admin/Academy/OrderAcademies': { who: 'A-----' },
    'POST /academy/admin/Academy/SaveOrder': admin,
    'POST /academy/admin/VideoGroup/Save': admin,
    'POST /academy/admin/VideoGroup/Remove': group,
    'POST /academy/admin/Video/Save': group,
    'POST /academy/admin/Video/SetState': video,
    'POST /academy/admin/Video/Remove': video,
    'POST /academy/admin/Video/SaveQuestions': video,
    'GET /academy/admin/Video/FindQuestions': { who: 'A-----' },
    'GET /academy/admin/Academy/GetWatched': admin,
    'GET /academy/admin/Academy/ExportWatched': { ...admin, limit: '30 in 15 min' },
  },
  inputs: {
    'GET /academy/academy/:id': ({ id }) => ({ params: { id } }),
    'GET /academy/api/tutor/academy/:id': ({ id }) => ({ params: { id } }),
    'GET /academy/api/VideoGroup/GetAllVideoGroup': ({ id: academyId }) => ({
      query: { academyId },
    }),
    'POST /academy/UserVideo': ({ id: videoId }) => ({ body: { videoId } }),
    'POST /academy/api/VideoGroup/UserVideoQuestionCreate': ({ id: videoQuestionId }) => ({
      body: { videoQuestionId, optionSelected: 'b' },
    }),
    'GET /academy/api/Academy/SearchTranscripts': ({ id: academyId }) => ({
      query: { academyId, text: 'force' },
    }),
    'GET /academy/api/tutor/Academy/GetMyStudents': ({ id: academyId }) => ({
      query: { academyId },
    }),
    'GET /academy/admin/Academy/GetAcademy': ({ id }) => ({ query: { id } }),
    'POST /academy/admin/Academy/Save': ({ id }) => ({ body: { id, version: 1, ...details } }),
    'POST /academy/admin/Academy/SetState': ({ id }) => ({
      body: { id, version: 1, state: 'archived' },
    }),
    'POST /academy/admin/Academy/Duplicate': ({ id }) => ({ body: { id } }),
    'POST /academy/admin/Academy/Remove': ({ id }) => ({ body: { id } }),
    'POST /academy/admin/Academy/OrderAcademies': () => ({ body: { ids: [] } }),
    'POST /academy/admin/Academy/SaveOrder': ({ id: academyId }) => ({
      body: { academyId, version: 1, groups: [] },
    }),
    'POST /academy/admin/VideoGroup/Save': ({ id: academyId }) => ({
      body: { academyId, name: 'Part 2', opensOn: null },
    }),
    'POST /academy/admin/VideoGroup/Remove': ({ id }) => ({ body: { id } }),
    'POST /academy/admin/Video/Save': ({ id: groupId }) => ({ body: { groupId, ...linkOf } }),
    'POST /academy/admin/Video/SetState': ({ id }) => ({
      body: { id, version: 1, state: 'draft' },
    }),
    'POST /academy/admin/Video/Remove': ({ id }) => ({ body: { id } }),
    'POST /academy/admin/Video/SaveQuestions': ({ id: videoId }) => ({
      body: { videoId, version: 1, questionIds: [] },
    }),
    'GET /academy/admin/Academy/GetWatched': ({ id: academyId }) => ({ query: { academyId } }),
    'GET /academy/admin/Academy/ExportWatched': ({ id: academyId }) => ({ query: { academyId } }),
  },
  records: {
    academy: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut((await makeCourse(app)).academyId),
      others: async (world, caller) =>
        (await hiddenFrom(world, caller)).map(({ academyId }) => nothingBut(academyId)),
    },
    video: {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut((await makeCourse(app)).videoId),
      others: async (world, caller) =>
        (await hiddenVideos(world, caller)).map(({ videoId }) => nothingBut(videoId)),
    },
    'video question': {
      whose: 'nobody',
      of: async (world, owner) => {
        const { app } = world.simulate
        const { videoId } = await makeCourse(app)
        await declare(app, owner, videoId)
        return nothingBut(await questionIn(world, videoId))
      },
      others: async (world, caller) => {
        const made = []
        for (const { videoId } of await hiddenVideos(world, caller)) {
          await declare(world.simulate.app, caller, videoId)
          made.push(nothingBut(await questionIn(world, videoId)))
        }
        return made
      },
    },
    'academy to edit': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut(await makeAcademy(app)),
      others: async ({ simulate: { app } }) => [
        nothingBut(await makeAcademy(app, { removedAt: app.clock.now() })),
      ],
    },
    'video group': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut((await makeCourse(app)).groupId),
      others: async ({ simulate: { app } }) => {
        const { groupId } = await makeCourse(app, { academy: { removedAt: app.clock.now() } })
        return [nothingBut(groupId)]
      },
    },
    'video to edit': {
      whose: 'nobody',
      of: async ({ simulate: { app } }) => nothingBut((await makeCourse(app)).videoId),
      others: async ({ simulate: { app } }) => {
        const { videoId } = await makeCourse(app, { video: { removedAt: app.clock.now() } })
        return [nothingBut(videoId)]
      },
    },
  },
  openIds: {
    'POST /academy/admin/Academy/Save': {
      'body.coverFileId': 'a file of somebody else is refused at its field',
    },
    'POST /academy/admin/Academy/OrderAcademies': { 'body.ids': admins },
    'POST /academy/admin/Academy/SaveOrder': {
      'body.groups.id': 'looked for in the academy that the call names',
      'body.groups.videoIds': 'looked for in the academy that the call names',
    },
    'POST /academy/admin/VideoGroup/Save': {
      'body.id': 'looked for in the academy that the call names',
    },
    'POST /academy/admin/Video/Save': {
      'body.id': 'looked for in the academy of the group that the call names',
      'body.assetId': admins,
    },
    'POST /academy/admin/Video/SaveQuestions': { 'body.questionIds': content },
    'GET /academy/admin/Video/FindQuestions': {
      'query.sectionId': content,
      'query.topicId': content,
    },
    'GET /academy/admin/Academy/GetWatched': { 'query.schoolId': filter },
    'GET /academy/admin/Academy/ExportWatched': { 'query.schoolId': filter },
  },
  shared: {
    'GET /academy/admin/Video/FindQuestions': figures,
  },
  doing: {
    'POST /academy/admin/Academy/OrderAcademies': async ({ simulate: { app } }: World) => ({
      body: { ids: await holdAcademies(app.db) },
    }),
  },
  unaudited: {
    'POST /academy/UserVideo': own,
    'POST /academy/api/VideoGroup/UserVideoQuestionCreate': own,
  },
} satisfies AreaAccess
