import { ApiError } from '@portal/shared/api'
import { type FakeCalls, renderScreen, screen, waitFor, within } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import HomeScreen from './home.screen.tsx'
import PageScreen from './page.screen.tsx'
import SubjectScreen from './subject.screen.tsx'

const base = '/resources/question-bank/learn'
const setId = '0f8e1c1e-5a3b-4a59-9d51-111111111111'
const place = { admissionTestId: 1, sectionId: 2, sectionNo: 'Physics' }
const counts = { topics: 1, completedTopics: 0, pages: 1, completedPages: 0 }

const calls = (more: FakeCalls = {}): FakeCalls => ({
  'GET /training/api/Learning/GetAllLearning': [
    {
      ...place,
      isChosen: true,
      subjects: [{ learningId: 12, name: 'Mechanics', slug: 'mechanics', ...counts }],
    },
  ],
  'GET /training/api/LearnTopic/GetAllTopic': {
    learningId: 12,
    name: 'Mechanics',
    slug: 'mechanics',
    ...place,
    topics: [
      {
        topicId: 5,
        name: 'Forces',
        isCompleted: false,
        questionCount: 14,
        state: 'weak',
        subTopics: [{ subTopicId: 30, name: 'Free bodies', minutes: 3, isCompleted: false }],
      },
    ],
  },
  'GET /training/api/LearnTopic/GetContent': {
    ...place,
    subTopicId: 30,
    title: 'Free bodies',
    topicId: 5,
    topicName: 'Forces',
    learningId: 12,
    subjectName: 'Mechanics',
    subjectSlug: 'mechanics',
    html: '<p>Draw all forces.</p>',
    minutes: 3,
    videoUrl: null,
    film: null,
    isCompleted: false,
    previous: null,
    next: null,
    checkCount: 3,
    questionCount: 14,
  },
  'GET /Question/Question/GetQuestionCount': { questionCount: 14, byTopic: [] },
  'POST /Revise/api/Revise/CreateSet': { id: setId, subjectSlug: 'mechanics' },
  'POST /training/api/Learning/StartCheck': { id: setId, subjectSlug: 'mechanics' },
  ...more,
})

it('leads from a part to a subject', async () => {
  renderScreen(<HomeScreen />, { path: base, route: base, calls: calls() })
  expect(await screen.findByRole('link', { name: 'Mechanics' })).toHaveAttribute(
    'href',
    `${base}/12-mechanics`,
  )
  expect(screen.getByRole('progressbar', { name: '0 of 1 page read' })).toBeVisible()
})

it('practises a topic in a set of ten', async () => {
  const { user, network, address } = renderScreen(<SubjectScreen />, {
    path: `${base}/12-mechanics`,
    route: `${base}/:subject`,
    calls: calls(),
  })
  const forces = await screen.findByRole('region', { name: 'Forces' })
  await user.click(within(forces).getByRole('button', { name: 'Practise this topic: Forces' }))
  await waitFor(() => expect(address()).toBe(`/resources/question-bank/revise/mechanics/${setId}`))
  expect(network.requestsOf('POST /Revise/api/Revise/CreateSet')[0]?.body).toMatchObject({
    admissionTestId: 1,
    sectionId: 2,
    subjectIds: [12],
    topicIds: [5],
    size: 10,
  })
})

it('says why a set could not be built', async () => {
  const { user } = renderScreen(<PageScreen />, {
    path: `${base}/12-mechanics/30`,
    route: `${base}/:subject/:id`,
    calls: calls({
      'POST /Revise/api/Revise/CreateSet': new ApiError({ status: 422, message: 'None is left.' }),
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Practise this topic: Forces' }))
  expect(await screen.findByText('The set could not be built. None is left.')).toBeInTheDocument()
})

it('opens the check questions of a page in the runner', async () => {
  const { user, address } = renderScreen(<PageScreen />, {
    path: `${base}/12-mechanics/30`,
    route: `${base}/:subject/:id`,
    calls: calls(),
  })
  await user.click(await screen.findByRole('button', { name: 'Check yourself' }))
  await waitFor(() => expect(address()).toBe(`/resources/question-bank/revise/mechanics/${setId}`))
})
