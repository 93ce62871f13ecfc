import { ApiError } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  type FakeCalls,
  makeSet,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ContinueScreen from './continue.screen.tsx'
import {
  finishedPart,
  firstSet,
  makeRules,
  makeSitting,
  openPart,
  secondSet,
  simulateCalls,
  sittingId,
  waitingPart,
} from './simulate.testing.ts'
import StartScreen from './start.screen.tsx'

const base = '/resources/question-bank/simulate'
const rules = 'GET /Exam/Simulate/GetRules'
const start = 'POST /Exam/Simulate/Start'
const startPart = 'POST /Exam/Simulate/StartPart'
const endSitting = 'POST /Exam/Simulate/EndSitting'
const getSitting = 'GET /Exam/Simulate/GetSitting'
const getSet = 'GET /Revise/api/Revise/GetSet'

const between = makeSitting({ parts: [finishedPart(1), waitingPart(2)] })
const inSecond = makeSitting({ parts: [finishedPart(1), openPart(2)] })
const done = makeSitting({
  finishedAt: '2027-03-01T11:20:00Z',
  parts: [finishedPart(1), finishedPart(2)],
})
/** Comes back long after the first part was handed in. */
const later = { ...between, serverNow: '2027-03-01T12:00:00Z' }

function renderStart(calls: FakeCalls = {}, ids = '12-15', isViewing = false) {
  return renderScreen(<StartScreen />, {
    path: `${base}/${ids}`,
    route: `${base}/:start`,
    claims: { isImpersonating: isViewing },
    calls: simulateCalls(calls),
  })
}

function renderContinue(calls: FakeCalls = {}, isViewing = false) {
  return renderScreen(<ContinueScreen />, {
    path: `${base}/continue/${sittingId}`,
    route: `${base}/continue/:start`,
    claims: { isImpersonating: isViewing },
    calls: simulateCalls(calls),
  })
}

const inRunner = () => screen.findByRole('heading', { name: 'Question 1 of 4' })
const page = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
})

describe('before a sitting', () => {
  it('says what it will be', async () => {
    renderStart({ [rules]: makeRules({ extraTimePercent: 25 }) })
    await page('ESAT 2024')
    expect(screen.getByText('2 parts, 54 questions, 80 minutes.')).toBeVisible()
    const [first] = within(screen.getByRole('list', { name: 'Parts' })).getAllByRole('listitem')
    expect(first).toHaveTextContent(
      'Part 1: Mathematics 127 questions in 40 minutes, your 25% extra time included',
    )
    const how = screen.getByRole('region', { name: 'How it works' })
    for (const rule of [
      /keeps running when you leave/,
      /25% extra time is in the minutes above/,
      /Nothing is taken off for a wrong answer/,
      /No calculator is allowed/,
      /back to back/,
      /no way back to a finished part/,
    ]) {
      expect(how).toHaveTextContent(rule)
    }
    expect(await screen.findByText(/^Good: the server answers in \d+ ms$/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('starts in full screen and opens the first part', async () => {
    const ask = vi.fn(() => Promise.reject(new Error('Refused')))
    Object.assign(document.documentElement, { requestFullscreen: ask })
    const { user, network } = renderStart()
    await user.click(await screen.findByRole('button', { name: 'Start part 1' }))
    expect(await inRunner()).toHaveFocus()
    expect(ask).toHaveBeenCalledOnce()
    const [request] = network.requestsOf(start)
    expect(request?.body).toEqual({ examSectionIds: [12, 15] })
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
    expect(network.requestsOf(getSet)[0]?.query).toEqual({ setId: firstSet })
  })

  it('starts without full screen where there is none', async () => {
    const { user } = renderStart()
    await user.click(await screen.findByRole('button', { name: 'Start part 1' }))
    await inRunner()
  })

  it('goes straight on with a sitting that is open', async () => {
    const { network } = renderStart({ [rules]: makeRules({ openSittingId: sittingId }) })
    await inRunner()
    expect(network.requestsOf(start)).toHaveLength(0)
  })

  it('says why it could not be started', async () => {
    const { user } = renderStart({
      [start]: new ApiError({ status: 409, message: 'This paper was withdrawn.' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Start part 1' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This paper was withdrawn.')
  })

  it('starts nothing while the portal is viewed as the student', async () => {
    const { user, network } = renderStart({}, '12-15', true)
    await user.click(await screen.findByRole('button', { name: 'Start part 1' }))
    expect(network.requestsOf(start)).toHaveLength(0)
  })

  it('asks nothing for an address that names no parts', async () => {
    const { network } = renderStart({}, '12-x')
    expect(await screen.findByText('This paper is not there')).toBeVisible()
    expect(network.requestsOf(rules)).toHaveLength(0)
  })

  it.each([
    [404, 'This paper is not there'],
    [403, 'The paper could not be loaded'],
  ])('explains a %s', async (status, title) => {
    renderStart({ [rules]: new ApiError({ status, message: 'No.' }) })
    expect(await screen.findByText(title)).toBeVisible()
  })
})

describe('a sitting', () => {
  it('goes on with its open part', async () => {
    const { network } = renderContinue()
    await inRunner()
    expect(network.requestsOf(getSet)[0]?.query).toEqual({ setId: firstSet })
  })

  it('rests between two parts, and starts the next when asked', async () => {
    const { user, network } = renderContinue({ [getSitting]: between })
    await page('Part 1 handed in')
    expect(screen.getByText(/^Part 2 of 2: Physics starts in/)).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:5\d$/)
    expect(screen.getByRole('region', { name: 'Part 2 of 2: Physics' })).toHaveTextContent(
      'no way back',
    )
    await expectNoAxeViolations()
    network.answer({ [getSitting]: inSecond })
    await user.click(screen.getByRole('button', { name: 'Start now' }))
    expect(await inRunner()).toHaveFocus()
    expect(network.requestsOf(startPart).map(({ body }) => body)).toEqual([
      { sittingId, position: 2 },
    ])
    expect(network.requestsOf(getSet)[0]?.query).toEqual({ setId: secondSet })
  })

  it('starts the next part by itself, once, when the minute is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { network } = renderContinue({ [getSitting]: between })
    await page('Part 1 handed in')
    await act(() => vi.advanceTimersByTimeAsync(50_000))
    expect(network.requestsOf(startPart)).toHaveLength(0)
    network.answer({ [getSitting]: inSecond })
    await act(() => vi.advanceTimersByTimeAsync(12_000))
    await waitFor(() => expect(network.requestsOf(startPart)).toHaveLength(1))
    await inRunner()
  })

  it('gives one who comes back later a moment, and starts by itself too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { network } = renderContinue({ [getSitting]: later })
    await page('Part 1 handed in')
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:(10|09)$/)
    expect(network.requestsOf(startPart)).toHaveLength(0)
    network.answer({ [getSitting]: inSecond })
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    await waitFor(() => expect(network.requestsOf(startPart)).toHaveLength(1))
    await inRunner()
  })

  it('says why the next part could not be started', async () => {
    const { user } = renderContinue({
      [getSitting]: later,
      [startPart]: new ApiError({ status: 0, message: 'Lost.' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Start now' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The part could not be started')
  })

  it('can be ended between parts, when that is confirmed', async () => {
    const { user, network, address } = renderContinue({
      [getSitting]: later,
      [endSitting]: undefined,
    })
    await user.click(await screen.findByRole('button', { name: 'End the sitting' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('stay without a mark')
    expect(network.requestsOf(endSitting)).toHaveLength(0)
    network.answer({ [getSitting]: done })
    await user.click(within(dialog).getByRole('button', { name: 'End the sitting' }))
    await waitFor(() => expect(address()).toBe(`${base}/solutions/${sittingId}`))
    expect(network.requestsOf(endSitting)[0]?.body).toEqual({ sittingId })
  })

  it('goes from a part that was handed in to what comes next', async () => {
    const { network } = renderContinue({
      [getSitting]: () => (network.requestsOf(getSitting).length > 1 ? between : makeSitting()),
      [getSet]: makeSet({ id: firstSet, kind: 'simulate', state: 'finished' }),
    })
    await page('Part 1 handed in')
  })

  it('does not go round when what comes next cannot be had', async () => {
    const { user, network } = renderContinue({
      [getSet]: makeSet({ id: firstSet, kind: 'simulate', state: 'finished' }),
    })
    await page('Mathematics 1 is handed in')
    network.answer({ [getSitting]: done })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  })

  it('leads to the marked paper when it is over', async () => {
    const { address } = renderContinue({ [getSitting]: done })
    await waitFor(() => expect(address()).toBe(`${base}/solutions/${sittingId}`))
  })

  it.each([
    [404, 'This sitting is not there'],
    [403, 'The sitting could not be loaded'],
  ])('explains a %s', async (status, title) => {
    renderContinue({ [getSitting]: new ApiError({ status, message: 'No.' }) })
    expect(await screen.findByText(title)).toBeVisible()
  })

  it('starts and ends nothing while the portal is viewed as the student', async () => {
    const { user, network } = renderContinue({ [getSitting]: between }, true)
    await user.click(await screen.findByRole('button', { name: 'Start now' }))
    await user.click(screen.getByRole('button', { name: 'End the sitting' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(network.requestsOf(startPart)).toHaveLength(0)
  })
})
