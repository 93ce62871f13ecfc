import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bankCalls, subjects } from './bank.testing.ts'
import PreviewScreen from './preview.screen.tsx'
import ReviseScreen from './revise.screen.tsx'
import SubjectScreen from './subject.screen.tsx'

const base = '/resources/tutor/question-bank/revise'
const preview = 'GET /Revise/tutor/Revise/GetPreviewSet'
const count = 'GET /Question/Question/GetQuestionCount'
const subjectsCall = 'GET /Question/Tutor/Question/GetSectionSubjectsForRevise'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

describe('choosing questions', () => {
  const renderRevise = (calls: FakeCalls = {}, query = '') =>
    renderScreen(<ReviseScreen />, {
      role: 'Tutor',
      path: base + query,
      route: base,
      calls: bankCalls(calls),
    })

  it('starts with the ESAT, its first part and the numbers of questions', async () => {
    renderRevise()
    // The first screen of a file is slow to draw on a busy machine.
    const mechanics = { name: 'Mechanics' }
    expect(await screen.findByRole('checkbox', mechanics, { timeout: 10_000 })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Admissions test' })).toHaveValue('1')
    expect(screen.getByRole('radio', { name: 'Physics' })).toBeChecked()
    expect(await screen.findByText('25 questions fit')).toBeVisible()
    expect(await screen.findByRole('checkbox', { name: 'Forces (12)' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Mechanics' })).toHaveAttribute(
      'href',
      `${base}/mechanics?test=1&part=2`,
    )
    expect(screen.getByText(/Nothing you answer here is recorded/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('leads to the chosen questions, with all of it in the address', async () => {
    const { user, network, address } = renderRevise()
    await user.click(await screen.findByRole('checkbox', { name: 'Forces (12)' }))
    await user.click(screen.getByRole('checkbox', { name: '3' }))
    await user.click(screen.getByRole('checkbox', { name: 'Multiple choice' }))
    await user.click(screen.getByRole('radio', { name: 'Easiest first' }))
    await waitFor(() =>
      expect(network.requestsOf(count).at(-1)?.query).toMatchObject({
        topicIds: '5',
        difficulties: '3',
        questionTypes: '1',
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Look through' }))
    await waitFor(() => expect(address()).toMatch(/\/revise\/mechanics\/\d+\?/))
    const params = new URLSearchParams(address().split('?')[1])
    expect(Object.fromEntries(params)).toEqual({
      test: '1',
      part: '2',
      topics: '5',
      difficulty: '3',
      type: '1',
      order: 'easiest',
    })
  })

  it('keeps what is filled in and pressed before the topics have come', async () => {
    const topics = Promise.withResolvers<typeof subjects>()
    const { user, address } = renderRevise({ [subjectsCall]: () => topics.promise })
    const size = await screen.findByRole('spinbutton', { name: 'Number of questions' })
    await user.clear(size)
    await user.type(size, '2')
    // The parts have come, so that the topics alone are waited for.
    await screen.findByRole('radio', { name: 'Physics' })
    await user.click(screen.getByRole('button', { name: 'Look through' }))
    topics.resolve(subjects)
    await waitFor(() => expect(address()).toMatch(/\/revise\/mixed\/\d+\?test=1&part=2&size=2$/))
  })

  it('takes a whole test', async () => {
    const { user, address } = renderRevise()
    await user.click(await screen.findByRole('radio', { name: 'All parts' }))
    await user.click(screen.getByRole('button', { name: 'Look through' }))
    await waitFor(() => expect(address()).toMatch(/\/revise\/mixed\/\d+\?test=1&part=all$/))
  })

  it('goes nowhere with a wrong number or nothing that fits', async () => {
    const { user, network, address } = renderRevise()
    const size = await screen.findByRole('spinbutton', { name: 'Number of questions' })
    await user.clear(size)
    await user.click(screen.getByRole('button', { name: 'Look through' }))
    expect(await screen.findByText('A set has 1 to 100 questions')).toBeVisible()
    network.answer({ [count]: { questionCount: 0, byTopic: [] } })
    await user.type(size, '5')
    await user.click(screen.getByRole('checkbox', { name: '5, hardest' }))
    expect(await screen.findByText('0 questions fit')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Look through' }))
    expect(await screen.findByText('No questions fit these filters.')).toBeVisible()
    expect(address()).toMatch(/\/revise(\?.*)?$/)
  })

  it('says that the subjects could not be loaded', async () => {
    renderRevise({ [subjectsCall]: new ApiError({ status: 400, message: 'No.' }) })
    expect(await screen.findByText('The subjects could not be loaded')).toBeVisible()
  })
})

describe('a subject', () => {
  const renderSubject = (calls: FakeCalls = {}, path = 'heat?test=1&part=2') =>
    renderScreen(<SubjectScreen />, {
      role: 'Tutor',
      path: `${base}/${path}`,
      route: `${base}/:subject`,
      calls: bankCalls(calls),
    })

  it('has a set for each topic that has questions', async () => {
    const { network } = renderSubject()
    expect(await screen.findByRole('heading', { level: 1, name: 'Heat' })).toBeVisible()
    const gases = screen.getByRole('link', { name: 'Look through Gases' })
    expect(gases.getAttribute('href')).toMatch(
      /\/revise\/heat\/\d+\?test=1&part=2&topics=11&size=5$/,
    )
    expect(screen.queryByRole('link', { name: 'Look through Entropy' })).toBeNull()
    expect(
      screen.getByRole('link', { name: 'Look through all topics' }).getAttribute('href'),
    ).toMatch(/\?test=1&part=2&subjects=7&size=5$/)
    expect(network.requestsOf(subjectsCall)).toHaveLength(1)
    await expectNoAxeViolations()
  })

  it.each(['heat', 'heat?test=1&part=4'])('is found without its part: %s', async (path) => {
    renderSubject({}, path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Heat' })).toBeVisible()
  })

  it('may not be there', async () => {
    renderSubject({}, 'light')
    expect(await screen.findByText('This subject is not there')).toBeVisible()
  })

  it('fails in words', async () => {
    renderSubject({ [subjectsCall]: new ApiError({ status: 400, message: 'No.' }) })
    expect(await screen.findByText('The topics could not be loaded')).toBeVisible()
  })
})

describe('the questions that were chosen', () => {
  const address = `${base}/mechanics/42?test=1&part=2&topics=5`
  const renderPreview = (calls: FakeCalls = {}, path = address) =>
    renderScreen(<PreviewScreen />, {
      role: 'Tutor',
      path,
      route: `${base}/:subject/:start`,
      calls: bankCalls(calls),
    })

  it('are looked through with their statistics, and nothing is sent', async () => {
    const { network } = renderPreview()
    expect(await screen.findByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
    expect(network.requestsOf(preview)[0]?.query).toEqual({
      AdmissionTestId: '1',
      sectionId: '2',
      topicIds: '5',
      size: '10',
      order: 'random',
      seed: '42',
    })
    const figures = await screen.findByRole('region', { name: 'Statistics of question 1' })
    expect(figures).toHaveTextContent('Facility62%')
    expect(within(figures).getByRole('button', { name: 'Discrimination' })).toBeVisible()
    await expectNoAxeViolations()
    expect(network.requests.filter(({ key }) => key.startsWith('POST'))).toEqual([])
  })

  it('lead back to the choice', async () => {
    const { user, address: now } = renderPreview()
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(() => expect(now()).toBe(`${base}?test=1&part=2&topics=5`))
  })

  it('may be fewer than were asked for', async () => {
    renderPreview({
      [preview]: new ApiError({ status: 422, message: 'Only 4 questions fit these filters.' }),
    })
    expect(await screen.findByText('Fewer questions fit than were asked for')).toBeVisible()
    expect(screen.getByText('Only 4 questions fit these filters.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose questions' })).toHaveAttribute(
      'href',
      `${base}?test=1&part=2&topics=5`,
    )
  })

  it('are not asked for where the address is not complete', async () => {
    const { network } = renderPreview({}, `${base}/mechanics/x?test=1`)
    expect(await screen.findByText('These questions are not there')).toBeVisible()
    expect(network.requestsOf(preview)).toHaveLength(0)
  })

  it('fail in words and come back', async () => {
    const { user, network } = renderPreview({
      [preview]: new ApiError({ status: 400, message: 'No.' }),
    })
    expect(await screen.findByText('The questions could not be loaded')).toBeVisible()
    network.answer(bankCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
  })
})
