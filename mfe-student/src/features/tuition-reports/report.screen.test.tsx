import {
  makeReportPage,
  type RenderScreenOptions,
  renderScreen,
  screen,
  testReportId,
  waitFor,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import ReportScreen from './report.screen.tsx'

const createCall = 'POST /Revise/api/Revise/CreateSet'

const render = (options: RenderScreenOptions = {}) =>
  renderScreen(<ReportScreen />, {
    path: `/tuition/tuition-reports/${testReportId}`,
    route: '/tuition/tuition-reports/:id',
    ...options,
    calls: {
      'GET /TutionReport/TutionReport/GetReport': makeReportPage(),
      'GET /Question/Question/GetQuestionCount': { questionCount: 24, byTopic: [] },
      ...options.calls,
    },
  })

it('builds a set of ten questions on a topic of the report', async () => {
  const { user, network } = render()
  await user.click(await screen.findByRole('button', { name: 'Practise this: Trigonometry' }))
  await waitFor(() =>
    expect(network.requestsOf(createCall)[0]?.body).toMatchObject({
      admissionTestId: 1,
      sectionId: 2,
      subjectIds: [3],
      topicIds: [7],
      size: 10,
    }),
  )
})

it('offers none without the question bank', async () => {
  render({ claims: { hasQuestionBank: false } })
  expect(await screen.findByText('Mathematics 2, Geometry')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Practise/ })).toBeNull()
})

it('starts nothing while it is viewed as the student', async () => {
  const { user, network } = render({ claims: { isImpersonating: true } })
  const button = await screen.findByRole('button', { name: 'Practise this: Trigonometry' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(network.requestsOf(createCall)).toEqual([])
})
