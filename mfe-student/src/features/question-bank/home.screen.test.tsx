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
import { bankCalls, newBank, setId } from './question-bank.testing.ts'
import { makeReviews } from './study.testing.ts'

const bank = 'GET /Revise/api/Revise/GetReviseDashBoardData'
const reviews = 'GET /Revise/api/Revise/GetReviews'
const path = '/resources/question-bank'

const renderHome = (calls: FakeCalls = {}) =>
  renderScreen(<HomeScreen />, { path, route: path, calls: bankCalls(calls) })

describe('the home of the question bank', () => {
  it('shows figures, readiness with its model, parts, topics and open work', async () => {
    renderHome()
    expect(await screen.findByText('80 questions answered in all, 75% right')).toBeVisible()
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
    expect(screen.getByRole('list', { name: 'What the states mean' })).toHaveTextContent(
      'Not sure yetIt could be either: the margin is above 20 points.',
    )
    await expectNoAxeViolations()
  })

  it('has three ways to work, each with a figure of the student', async () => {
    renderHome()
    const tile = (name: RegExp) => screen.findByRole('link', { name })
    expect(await tile(/^Learn .* 3 of 12 topics done$/)).toHaveAttribute('href', `${path}/learn`)
    expect(await tile(/^Revise .* 75% right$/)).toHaveAttribute('href', `${path}/revise`)
    expect(await tile(/^Simulate .* Best: 74%, Physics$/)).toHaveAttribute(
      'href',
      `${path}/simulate`,
    )
    expect(await tile(/^Error log .* 3 to put right$/)).toHaveAttribute(
      'href',
      `${path}/revise/past-solutions?tab=errors`,
    )
  })

  it('asks for nothing but the bank before it is there', async () => {
    let arrive: () => void = () => undefined
    const { network } = renderHome({
      [bank]: () =>
        new Promise((done) => {
          arrive = () => done(newBank)
        }),
    })
    await waitFor(() => expect(network.requests).toHaveLength(1))
    expect(network.requests.map(({ key }) => key)).toEqual([bank])
    arrive()
    expect(await screen.findByRole('link', { name: /^Learn/ })).toBeVisible()
  })

  it('keeps its ways to work when their figures fail', async () => {
    renderHome({
      'GET /training/api/Learning/GetAllLearning': new ApiError({ status: 400, message: 'Away.' }),
      [reviews]: new ApiError({ status: 400, message: 'Away.' }),
    })
    expect(
      await screen.findByRole('link', { name: /^Learn .* Its figure is not there now$/ }),
    ).toBeVisible()
    expect(await screen.findByText('Your reviews could not be loaded')).toBeVisible()
  })

  it('starts what is due today, and shows the days to come with their table', async () => {
    const { user, network, address } = renderHome({
      'POST /Revise/api/Revise/StartReview': { id: setId, subjectSlug: 'mixed' },
    })
    expect(await screen.findByText('12 questions to review now')).toBeVisible()
    await screen.findByRole('img', {
      name: /Reviews due in the next 7 days, from today: 27 in all/,
    })
    const card = screen.getByRole('region', { name: 'Spaced review' })
    await user.click(within(card).getByRole('button', { name: /table/i }))
    expect(within(card).getByRole('table')).toHaveTextContent('Mon12Tue4Wed0')
    await user.click(within(card).getByRole('button', { name: 'Start today’s review' }))
    await waitFor(() => expect(address()).toBe(`${path}/revise/mixed/${setId}`))
    const [request] = network.requestsOf('POST /Revise/api/Revise/StartReview')
    expect(request?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('says why a review could not be started', async () => {
    const { user } = renderHome({
      'POST /Revise/api/Revise/StartReview': new ApiError({
        status: 422,
        message: 'Nothing is due for review now.',
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Start today’s review' }))
    expect(
      await screen.findByText('The review could not be started. Nothing is due for review now.'),
    ).toBeInTheDocument()
  })

  it('offers no review when none is due', async () => {
    renderHome({ [reviews]: makeReviews({ due: 0, offered: 0, nextDueAt: null }) })
    expect(await screen.findByText('Nothing to review yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start today’s review' })).toBeNull()
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
    expect(await screen.findByText('80 questions answered in all, 75% right')).toBeVisible()
  })
})
