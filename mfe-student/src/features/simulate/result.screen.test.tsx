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
import PastSittingsScreen from './past-sittings.screen.tsx'
import ResultScreen from './result.screen.tsx'
import {
  makeMarkedPart,
  makeMarkedSet,
  makePartStatistics,
  makeResult,
  makeStatistics,
  secondSet,
  simulateCalls,
  sittingId,
} from './simulate.testing.ts'

const base = '/resources/question-bank/simulate/solutions'
const result = 'GET /Exam/Simulate/GetResult'
const solutions = 'GET /Revise/api/Revise/GetSolutions'
const createSet = 'POST /Revise/api/Revise/CreateSet'
const past = 'GET /Exam/Simulate/GetPastSittings'

const renderResult = (calls: FakeCalls = {}, isViewing = false) =>
  renderScreen(<ResultScreen />, {
    path: `${base}/${sittingId}`,
    route: `${base}/:id`,
    claims: { isImpersonating: isViewing },
    calls: simulateCalls(calls),
  })

const questions = () => screen.getAllByRole('heading', { name: /^Question \d/ })
const figure = (label: string) => screen.getByText(label).closest('div')

describe('the marked paper', () => {
  it('tells mark, estimate, comparison, time and changes of a part', async () => {
    renderResult()
    expect(await screen.findByRole('heading', { level: 1, name: 'ESAT 2024' })).toBeVisible()
    expect(figure('Mark')).toHaveTextContent('2 of 42 right, 3 answered')
    expect(figure('Scaled score, an estimate')).toHaveTextContent(
      '5.2Fitted to the published shape of the scores',
    )
    expect(figure('Compared with others')).toHaveTextContent(
      'Better than 62% of the 34 others who sat it',
    )
    expect(figure('Time')).toHaveTextContent('36 minof 40 min allowed')
    expect(figure('Right changed to wrong')).toHaveTextContent(
      '1Question 3: you had it right before.',
    )
    const topics = within(screen.getByRole('region', { name: 'By topic' })).getAllByRole(
      'progressbar',
    )
    expect(topics.map((bar) => bar.getAttribute('aria-label'))).toEqual(['Motion', 'Forces'])
    expect(screen.getByRole('region', { name: 'Pace' })).toHaveTextContent(
      'An even share is 10 min a question; 2 questions took longer.',
    )
    await waitFor(() => expect(questions()).toHaveLength(1))
    expect(screen.getByText('1 of 4')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('opens the other part, without an estimate or a comparison where there is none', async () => {
    const { user, network, address } = renderResult()
    await user.click(await screen.findByRole('tab', { name: 'Physics' }))
    expect(address()).toBe(`${base}/${sittingId}?part=2`)
    expect(screen.queryByText(/estimate/i)).toBeNull()
    expect(figure('Compared with others')).toHaveTextContent(
      'Shown once 10 others have sat it; 4 have so far.',
    )
    await waitFor(() =>
      expect(network.requestsOf(solutions).at(-1)?.query).toEqual({ setId: secondSet }),
    )
  })

  it('shows the wrong ones only, and keeps the part', async () => {
    const { user, address } = renderResult()
    await user.click(await screen.findByRole('radio', { name: 'Wrong (1)' }))
    expect(questions()).toHaveLength(1)
    expect(address()).toBe(`${base}/${sittingId}?show=wrong`)
  })

  it('makes a set of what went wrong', async () => {
    const { user, network, address } = renderResult({
      [createSet]: { id: secondSet, subjectSlug: 'mixed' },
    })
    await user.click(await screen.findByRole('button', { name: /^Practise what went wrong/ }))
    await waitFor(() =>
      expect(address()).toBe(`/resources/question-bank/revise/mixed/${secondSet}`),
    )
    expect(network.requestsOf(createSet)[0]?.body).toMatchObject({
      admissionTestId: 1,
      sectionId: 1,
      size: 2,
      questionIds: [3, 4],
    })
  })

  it('uses one key for one request, however often it is pressed', async () => {
    const { user, network } = renderResult({
      [createSet]: new ApiError({ status: 0, message: 'Lost.' }),
    })
    const button = await screen.findByRole('button', { name: /^Practise what went wrong/ })
    await user.click(button)
    expect(await screen.findByText(/The set could not be built/)).toBeInTheDocument()
    await user.click(button)
    await waitFor(() => expect(network.requestsOf(createSet).length).toBeGreaterThan(1))
    const keys = network.requestsOf(createSet).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('offers no set when all is right', async () => {
    const all = makeMarkedSet()
    all.set.questions = all.set.questions.slice(0, 2)
    renderResult({ [solutions]: all })
    expect(await screen.findByText('1 of 2')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Practise what went wrong/ })).toBeNull()
  })

  it('says that essays wait for a tutor', async () => {
    renderResult({ [result]: makeResult({ parts: [makeMarkedPart({ awaitingMark: 1 })] }) })
    expect(await screen.findByText('1 essay waits for a tutor')).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('says which part was never started', async () => {
    renderResult({
      [result]: makeResult({ parts: [makeMarkedPart({ setId: null, score: null })] }),
    })
    expect(await screen.findByText('Mathematics 1 was not started')).toBeVisible()
  })

  it('tells when the questions alone are missing', async () => {
    renderResult({ [solutions]: new ApiError({ status: 403, message: 'No.' }) })
    expect(await screen.findByText('The questions could not be loaded')).toBeVisible()
    expect(figure('Mark')).toBeVisible()
  })

  it.each([
    [409, 'This sitting is not finished'],
    [404, 'This sitting is not there'],
    [403, 'The marked paper could not be loaded'],
  ])('explains a %s', async (status, title) => {
    renderResult({ [result]: new ApiError({ status, message: 'No.' }) })
    expect(await screen.findByText(title)).toBeVisible()
  })
})

describe('past sittings', () => {
  const renderPast = (calls: FakeCalls = {}, query = '') =>
    renderScreen(<PastSittingsScreen />, { path: base + query, calls: simulateCalls(calls) })

  it('lead to their marked papers', async () => {
    renderPast()
    const row = await screen.findByRole('row', { name: /ESAT 2024/ })
    expect(within(row).getByText('Mathematics 1: 18 of 27')).toBeVisible()
    expect(within(row).getByText('Physics: not started')).toBeVisible()
    expect(within(row).getByRole('link')).toHaveAttribute('href', `${base}/${sittingId}`)
    await expectNoAxeViolations()
  })

  it('are paged and filtered by the server', async () => {
    const { user, network, address } = renderPast(
      {
        [past]: { totalCount: 45, sittings: [] },
        'GET /Exam/Simulate/SimulateStatistics': makeStatistics({
          parts: [makePartStatistics(), makePartStatistics({ sectionId: 4, sectionNo: 'Biology' })],
        }),
      },
      '?page=2',
    )
    await waitFor(() =>
      expect(network.requestsOf(past)[0]?.query).toEqual({ pageNo: '2', pageSize: '20' }),
    )
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Part' }), 'Biology')
    expect(address()).toBe(`${base}?part=4`)
    await waitFor(() =>
      expect(network.requestsOf(past).at(-1)?.query).toEqual({
        pageNo: '1',
        pageSize: '20',
        sectionId: '4',
      }),
    )
  })

  it('say what will be here, and fail in words', async () => {
    const { unmount } = renderPast({ [past]: { totalCount: 0, sittings: [] } })
    expect(await screen.findByText('No finished sittings yet')).toBeVisible()
    unmount()
    const filtered = renderPast({ [past]: { totalCount: 0, sittings: [] } }, '?part=2')
    expect(await screen.findByText('No finished sitting of this part')).toBeVisible()
    filtered.unmount()
    renderPast({ [past]: new ApiError({ status: 403, message: 'No.' }) })
    expect(await screen.findByText('Your past sittings could not be loaded')).toBeVisible()
  })
})
