import { expectNoAxeViolations, type FakeCalls, renderScreen, screen } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import HomeScreen from './home.screen.tsx'
import PageScreen from './page.screen.tsx'
import SubjectScreen from './subject.screen.tsx'

const base = '/resources/tutor/question-bank/learn'
const place = { admissionTestId: 1, sectionId: 2, sectionNo: 'Physics' }
const counts = { topics: 1, completedTopics: 0, pages: 1, completedPages: 0 }

const calls: FakeCalls = {
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
        state: 'not started',
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
}

const preview =
  /^\/resources\/tutor\/question-bank\/revise\/mechanics\/\d+\?test=1&part=2&topics=5$/

it('leads from a part to a subject, without progress', async () => {
  renderScreen(<HomeScreen />, { role: 'Tutor', path: base, route: base, calls })
  expect(await screen.findByRole('link', { name: 'Mechanics' })).toHaveAttribute(
    'href',
    `${base}/12-mechanics`,
  )
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('leads from a topic and from a page to questions to look through', async () => {
  const options = { role: 'Tutor', calls } as const
  const subject = renderScreen(<SubjectScreen />, {
    ...options,
    path: `${base}/12-mechanics`,
    route: `${base}/:subject`,
  })
  const name = 'Look through questions: Forces'
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toMatch(preview)
  await expectNoAxeViolations()
  subject.unmount()
  renderScreen(<PageScreen />, {
    ...options,
    path: `${base}/12-mechanics/30`,
    route: `${base}/:subject/:id`,
  })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toMatch(preview)
  expect(screen.queryByRole('button')).toBeNull()
})
