// @vitest-environment jsdom
import { ApiError } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import {
  expectNoAxeViolations,
  type FakeCalls,
  makeResult,
  makeResultByTopic,
  type RenderScreenOptions,
  renderScreen,
  screen,
  testResultId,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { DiagnosticResult } from './diagnostic-result.tsx'
import DiagnosticTopics from './topics.screen.tsx'

const resultCall = 'GET /Exam/Diagnostic/GetResult'
const topicsCall = 'GET /Exam/Diagnostic/GetResultByTopic'
const adoptCall = 'POST /Exam/Diagnostic/AdoptPlan'

const sectionsPath = `/diagnostic-test-results/${testResultId}`
const topicsPath = `/diagnostic-test-results-v2/${testResultId}`

const renderResult = (options: RenderScreenOptions = {}, query = '') =>
  renderScreen(<DiagnosticResult />, {
    path: sectionsPath + query,
    route: '/diagnostic-test-results/:id',
    ...options,
    calls: { [resultCall]: makeResult(), ...options.calls },
  })

const renderTopics = (calls: FakeCalls = {}, options: RenderScreenOptions = {}) =>
  renderScreen(<DiagnosticTopics />, {
    path: topicsPath,
    route: '/diagnostic-test-results-v2/:id',
    ...options,
    calls: { [topicsCall]: makeResultByTopic(), ...calls },
  })

const questions = () => screen.getAllByRole('heading', { name: /^Question \d/ })

describe('a result by section', () => {
  it('can be had as a PDF', async () => {
    URL.createObjectURL = () => 'blob:pdf'
    const pdfCall = 'GET /Exam/Diagnostic/GetResultPdf'
    const { user, network } = renderResult({ calls: { [pdfCall]: new Blob(['%PDF']) } })
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await waitFor(() =>
      expect(network.requestsOf(pdfCall)[0]?.query).toEqual({ testId: testResultId }),
    )
  })

  it('shows the score as a whole and by section, and the questions of the first', async () => {
    const { network } = renderResult()
    expect(await screen.findByText('1 of 3 right')).toBeVisible()
    expect(network.requestsOf(resultCall)[0]?.query).toEqual({ testId: testResultId })
    expect(screen.getByRole('img', { name: /2 of 4 questions right/ })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Mathematics 1' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(questions()).toHaveLength(1)
    expect(screen.getByRole('radio', { name: 'All (3)' })).toBeChecked()
    expect(screen.getByText('Your answer, right')).toBeVisible()
    expect(screen.getByRole('link', { name: 'By topic, with a plan' })).toHaveAttribute(
      'href',
      topicsPath,
    )
    await expectNoAxeViolations()
  })

  it('keeps section and filter in the address', async () => {
    const { user, address } = renderResult()
    await user.click(await screen.findByRole('radio', { name: 'Wrong (1)' }))
    expect(questions().map((heading) => heading.textContent)).toEqual(['Question 2'])
    await user.click(screen.getByRole('tab', { name: 'Physics' }))
    expect(await screen.findByText('No answer of this section was wrong')).toBeVisible()
    expect(address()).toBe(`${sectionsPath}?show=wrong&section=2`)
    await user.click(screen.getByRole('button', { name: 'Show all questions' }))
    expect(screen.getByText('Waves')).toBeVisible()
    expect(address()).toBe(`${sectionsPath}?section=2`)
  })

  it('opens at what the address asks for', async () => {
    renderResult({}, '?section=2')
    expect(await screen.findByText('Waves')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Physics' })).toHaveAttribute('aria-selected', 'true')
  })

  it.each<Role>(['Tutor', 'Senior Tutor', 'Parent', 'Admin'])(
    'is read by a %s without anything to write',
    async (role) => {
      renderResult({ role }, '?question=2')
      expect(await screen.findByText('Maya’s answer, wrong')).toBeVisible()
      expect(screen.getByText(/Maya Clarke, handed in on/)).toBeVisible()
      expect(screen.queryByText(/Your/)).toBeNull()
      expect(screen.queryByRole('button', { name: /bookmark|note|flag/i })).toBeNull()
      expect(screen.queryByRole('textbox')).toBeNull()
    },
  )

  it.each([
    [404, 'This result is not there'],
    [400, 'This result is not there'],
    [403, 'The result could not be loaded'],
  ])('explains a %s', async (status, title) => {
    renderResult({ calls: { [resultCall]: new ApiError({ status, message: 'No.' }) } })
    expect(screen.getByText('Loading the result')).toBeInTheDocument()
    expect(await screen.findByText(title)).toBeVisible()
  })
})

describe('a result by topic', () => {
  it('compares each topic with the others; a dash where they are too few', async () => {
    const { user } = renderTopics()
    const chart = await screen.findByRole('list', { name: 'Mathematics 1: share right by topic' })
    expect(chart).toHaveTextContent('Quadratics1 of 3You 33% · Others 58%')
    expect(screen.getByRole('list', { name: 'Physics: share right by topic' })).toHaveTextContent(
      'Others –',
    )
    expect(screen.getByText(/fewer than five others/)).toBeVisible()
    const [show] = screen.getAllByRole('button', { name: 'Show as table' })
    if (show === undefined) throw new Error('No table')
    await user.click(show)
    const row = within(screen.getByRole('table')).getByRole('row', { name: /Quadratics/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['33%', '58%'])
    expect(screen.getByRole('link', { name: 'By section, with all questions' })).toHaveAttribute(
      'href',
      sectionsPath,
    )
    await expectNoAxeViolations()
  })

  it('says nothing of dashes where every topic is compared', async () => {
    const { topics } = makeResultByTopic()
    renderTopics({
      [topicsCall]: makeResultByTopic({ topics: topics.map((one) => ({ ...one, cohort: 50 })) }),
    })
    expect(await screen.findByText('1 of 2')).toBeVisible()
    expect(screen.queryByText(/fewer than five others/)).toBeNull()
  })

  it('puts the plan into the curriculum once, and says since when', async () => {
    const { user, network } = renderTopics({
      [adoptCall]: { planAdoptedAt: '2027-03-02T09:00:00.000Z', items: 1 },
    })
    await user.click(await screen.findByRole('button', { name: 'Put this into my curriculum' }))
    expect(await screen.findByText('This plan is in your curriculum')).toBeVisible()
    expect(screen.getByText('1 item is in your curriculum.')).toBeInTheDocument()
    expect(network.requestsOf(adoptCall).map(({ body }) => body)).toEqual([
      { testId: testResultId },
    ])
    expect(screen.queryByRole('button', { name: 'Put this into my curriculum' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See it on your dashboard' })).toHaveAttribute(
      'href',
      '/',
    )
    await expectNoAxeViolations()
  })

  it('learns that another tab was first', async () => {
    const { user, network } = renderTopics({
      [adoptCall]: new ApiError({
        status: 409,
        message: 'The plan is in your curriculum already.',
      }),
    })
    const button = await screen.findByRole('button', { name: 'Put this into my curriculum' })
    network.answer({
      [topicsCall]: makeResultByTopic({ planAdoptedAt: '2027-03-02T09:00:00.000Z' }),
    })
    await user.click(button)
    expect(await screen.findByText('This plan is in your curriculum')).toBeVisible()
  })

  it('says why the plan could not be taken over, and lets it be tried again', async () => {
    const { user } = renderTopics({
      [adoptCall]: new ApiError({ status: 503, message: 'The database is away.' }),
    })
    const button = await screen.findByRole('button', { name: 'Put this into my curriculum' })
    await user.click(button)
    expect(await screen.findByText('The database is away.')).toBeVisible()
    await waitFor(() => expect(button).toBeEnabled())
  })

  it('has nothing to catch up on after a good test', async () => {
    renderTopics({ [topicsCall]: makeResultByTopic({ plan: [] }) })
    expect(await screen.findByText('There is nothing to catch up on')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Put this into my curriculum' })).toBeNull()
  })

  it('does not let a parent in the student’s view take the plan over', async () => {
    const { user, network } = renderTopics({}, { claims: { isImpersonating: true } })
    const button = await screen.findByRole('button', { name: 'Put this into my curriculum' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    expect(network.requestsOf(adoptCall)).toHaveLength(0)
  })

  it.each<Role>(['Tutor', 'Senior Tutor', 'Parent', 'Admin'])(
    'is read by a %s, who takes nothing over',
    async (role) => {
      renderTopics({ [topicsCall]: makeResultByTopic({ mayAdopt: false }) }, { role })
      expect(
        await screen.findByText('Maya has not put this plan into the curriculum yet.'),
      ).toBeVisible()
      expect(screen.getAllByText(/Maya 33%/)).not.toHaveLength(0)
      expect(screen.queryByRole('button', { name: /curriculum/ })).toBeNull()
      await expectNoAxeViolations()
    },
  )

  it('explains a test that is not there', async () => {
    renderTopics({ [topicsCall]: new ApiError({ status: 404, message: 'No.' }) })
    expect(await screen.findByText('This result is not there')).toBeVisible()
  })
})
