import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import HomeScreen from './home.screen.tsx'
import { bankCalls, newBank, setId } from './question-bank.fixtures.ts'

const bank = 'GET /Revise/api/Revise/GetReviseDashBoardData'
const path = '/resources/question-bank'

const renderHome = (calls: FakeCalls = {}) =>
  renderScreen(<HomeScreen />, { path, route: path, calls: bankCalls(calls) })

describe('the home of the question bank', () => {
  it('shows figures, readiness with its model, parts, topics and open work', async () => {
    renderHome()
    expect(await screen.findByText('80 questions answered, 75% right')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue Physics · Mechanics' })).toHaveAttribute(
      'href',
      `/resources/question-bank/revise/mechanics/${setId}`,
    )
    const readiness = screen.getByRole('region', { name: 'Readiness' })
    expect(readiness).toHaveTextContent('Mathematics 1')
    expect(readiness).not.toHaveTextContent('Biology')
    expect(within(readiness).getByText('How is this worked out?')).toBeVisible()
    expect(await screen.findByText(/Everybody takes Mathematics 1/)).toBeVisible()
    const topics = screen.getByRole('region', { name: 'Topics by mastery' })
    expect(
      within(topics).getByRole('button', { name: /Forces Weak · 12 of 20 right/ }),
    ).toBeVisible()
    expect(within(topics).getByRole('button', { name: /Motion Not started/ })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('starts a set on a topic, with as many questions as there are', async () => {
    const { user, network, address } = renderHome({
      'GET /Question/Question/GetQuestionCount': { questionCount: 4, byTopic: [] },
    })
    await user.click(await screen.findByRole('button', { name: /Forces/ }))
    await waitFor(() => expect(address()).toBe(`${path}/revise/mechanics/${setId}`))
    const [request] = network.requestsOf('POST /Revise/api/Revise/CreateSet')
    expect(request?.body).toMatchObject({ topicIds: [5], size: 4, feedback: 'each' })
    expect(request?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('says why a set could not be started', async () => {
    const { user } = renderHome({
      'POST /Revise/api/Revise/CreateSet': new ApiError({
        status: 422,
        message: 'No questions fit these filters.',
      }),
    })
    await user.click(await screen.findByRole('button', { name: /Forces/ }))
    expect(
      await screen.findByText('The set could not be built. No questions fit these filters.'),
    ).toBeInTheDocument()
  })

  it('tells a new student what will be here', async () => {
    renderHome({ [bank]: newBank, 'GET /Subject/SectionNumber/GetESATParts': [] })
    expect(await screen.findByText('No prediction yet')).toBeVisible()
    expect(screen.getByText('No answers yet', { selector: 'span *, span' })).toBeVisible()
    expect(screen.getByText('No topics yet')).toBeVisible()
    expect(screen.queryByText('Unfinished sets')).toBeNull()
    await expectNoAxeViolations()
  })

  it('waits with a skeleton, fails in words, and tries again', async () => {
    const { user, network } = renderHome({
      [bank]: new ApiError({ status: 400, message: 'The database is away.' }),
    })
    expect(await screen.findByText('The question bank could not be loaded')).toBeVisible()
    expect(screen.getByText('The database is away.')).toBeVisible()
    network.answer(bankCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('80 questions answered, 75% right')).toBeVisible()
  })
})
