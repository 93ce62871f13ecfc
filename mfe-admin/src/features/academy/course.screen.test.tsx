import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import {
  cuesCall,
  filmCall,
  groupCall,
  treeCall,
  videoCall,
  watchedCall,
} from './academy.queries.ts'
import { pulleys, slopes, tree, watched } from './academy.testing.ts'
import CourseScreen from './course.screen.tsx'

const orderCall = 'POST /academy/admin/Academy/SaveOrder'
const questionsCall = 'POST /academy/admin/Video/SaveQuestions'
const findCall = 'GET /academy/admin/Video/FindQuestions'

const renderCourse = (calls: FakeCalls = {}, search = '') =>
  renderScreen(<CourseScreen />, {
    role: 'Admin',
    route: '/academy/:course',
    path: `/academy/${tree.id}${search}`,
    calls: { [treeCall]: tree, [watchedCall]: watched, ...calls },
  })

const menuOf = async (
  user: ReturnType<typeof renderCourse>['user'],
  name: string,
  item: string,
) => {
  const videos = within(await screen.findByRole('group', { name: 'Videos' }))
  await user.click(await videos.findByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

it('shows groups and videos, and what keeps each hidden', async () => {
  renderCourse()
  const videos = within(await screen.findByRole('group', { name: 'Videos' }))
  expect(videos.getByText('Learners see it')).toBeVisible()
  expect(
    videos.getByText(/^Film · .*Captions: English · 1 question, must be passed$/),
  ).toBeVisible()
  expect(
    videos.getByText(
      'Hidden: Its group opens on 1 Mar 2090. The video is a draft. It has no film or link yet.',
    ),
  ).toBeVisible()
  await expectNoAxeViolations()
})

it('moves a video into another group by one save with the version', async () => {
  const { user, network } = renderCourse({ [orderCall]: { version: 6 } })
  const videos = within(await screen.findByRole('group', { name: 'Videos' }))
  videos.getByRole('button', { name: /Move Slopes/ }).focus()
  await user.keyboard(' {ArrowDown} ')
  await waitFor(() =>
    expect(network.requestsOf(orderCall)[0]?.body).toEqual({
      ...{ academyId: tree.id, version: 5 },
      groups: [
        { id: tree.groups[0]?.id, videoIds: [] },
        { id: tree.groups[1]?.id, videoIds: [slopes.id, pulleys.id] },
      ],
    }),
  )
})

it('makes a group, and a video that is a link', async () => {
  const { user, network } = renderCourse({
    [groupCall]: { id: tree.id, version: 1 },
    [videoCall]: { id: slopes.id, version: 1 },
  })
  await user.click(await screen.findByRole('button', { name: 'Add a group' }))
  const group = within(await screen.findByRole('dialog', { name: 'New group' }))
  await user.type(await group.findByLabelText('Name'), 'Part 3')
  await user.click(group.getByRole('button', { name: 'Save group' }))
  await waitFor(() =>
    expect(network.requestsOf(groupCall)[0]?.body).toMatchObject({
      ...{ academyId: tree.id, name: 'Part 3', opensOn: null },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Add a video to Part 1' }))
  const video = within(await screen.findByRole('dialog', { name: 'New video in Part 1' }))
  await user.type(await video.findByLabelText('Name'), 'Open days')
  await user.click(video.getByRole('radio', { name: /A link/ }))
  await user.type(video.getByLabelText('Address'), 'https://vimeo.com/1')
  await user.click(video.getByRole('button', { name: 'Save video' }))
  await waitFor(() =>
    expect(network.requestsOf(videoCall)[0]?.body).toMatchObject({
      ...{ name: 'Open days', link: 'https://vimeo.com/1', assetId: null, transcript: null },
    }),
  )
})

it('says of a film why it cannot be played', async () => {
  const failed = { ...slopes, asset: slopes.asset && { ...slopes.asset, state: 'failed' as const } }
  const [first] = tree.groups
  const { user } = renderCourse({
    [treeCall]: { ...tree, groups: first ? [{ ...first, videos: [failed] }] : [] },
    [filmCall]: {
      ...{ assetId: testUid(31), name: 'slopes.mov', state: 'failed', failure: 'This is HEVC.' },
      ...{ durationSeconds: null, width: null, height: null, area: 'academy', renditions: [] },
      ...{ captions: [], poster: null, usedBy: [] },
    },
  })
  await menuOf(user, 'Slopes', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Slopes' }))
  expect(await dialog.findByText('This is HEVC.')).toBeVisible()
})

it('puts together a quiz', async () => {
  const found = {
    ...{ questionId: 9, summary: 'Which unit?', topicName: 'Units', sectionNo: 'Physics' },
    facility: 62,
  }
  const { user, network } = renderCourse({
    [findCall]: { questions: [found], totalCount: 1 },
    [questionsCall]: { version: 5, questions: [] },
  })
  await menuOf(user, 'Slopes', 'Quiz')
  const dialog = within(await screen.findByRole('dialog', { name: 'Quiz of Slopes' }))
  expect(await dialog.findByText('Physics · Units · 62% right')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add Which unit?' }))
  await user.click(dialog.getByRole('button', { name: 'Save quiz' }))
  await waitFor(() =>
    expect(network.requestsOf(questionsCall)[0]?.body).toEqual({
      ...{ videoId: slopes.id, version: 4, questionIds: [7, 9] },
    }),
  )
})

it('edits captions line by line', async () => {
  const saveCues = 'POST /Media/admin/Caption/SaveCues'
  const { user, network } = renderCourse({
    [cuesCall]: {
      ...{ version: 2, label: 'English' },
      cues: [
        { start: 0, end: 2, text: 'Every\nbody' },
        { start: 2, end: 4, text: 'stays' },
      ],
    },
    [saveCues]: { version: 3 },
  })
  await menuOf(user, 'Slopes', 'Captions')
  await user.click(await screen.findByRole('button', { name: 'Edit lines in English' }))
  // A line that is shown in two is edited so.
  const first = await screen.findByLabelText('Text, line 1')
  expect(first).toHaveValue('Every\nbody')
  await user.type(first, ' here')
  const second = screen.getByLabelText('Text, line 2')
  await user.clear(second)
  await user.type(second, 'stays at rest')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(network.requestsOf(saveCues)[0]?.body).toMatchObject({
      ...{ lang: 'en', version: 2 },
      cues: [{ text: 'Every\nbody here' }, { start: 2, end: 4, text: 'stays at rest' }],
    }),
  )
})

const lightsCall = 'GET /user/admin/AuditDashboard/GetLights'
const lights = {
  lights: { green: 1, orange: 0, red: 0 },
  snoozed: 0,
  programmes: ['Half Blue', 'Premium'],
}

it('filters who has watched it by programme', async () => {
  const { user, network, address } = renderCourse(
    { 'GET /Lists/View/GetViews': { views: [] }, [lightsCall]: lights },
    '?tab=watched',
  )
  const premium = await screen.findByRole('option', { name: 'Premium' })
  await user.selectOptions(screen.getByLabelText('Programme'), premium)
  await waitFor(() =>
    expect(network.requestsOf(watchedCall).at(-1)?.query).toMatchObject({ programName: 'Premium' }),
  )
  expect(address()).toContain('programme=Premium')
})

it('shows who has watched it, and how far each video is played', async () => {
  renderCourse({ 'GET /Lists/View/GetViews': { views: [] }, [lightsCall]: lights }, '?tab=watched')
  expect(await screen.findByText('Ada Lovelace')).toBeVisible()
  const videos = within(screen.getByRole('region', { name: 'Videos' }))
  expect(videos.getByText('2 (50%)')).toBeVisible()
  expect(
    await screen.findByRole('img', { name: /Share of those who began “Slopes”/ }),
  ).toBeInTheDocument()
  await expectNoAxeViolations()
})
