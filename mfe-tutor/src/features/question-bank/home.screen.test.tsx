import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { bankCalls, flag, makeEssayRow } from './bank.testing.ts'
import HomeScreen from './home.screen.tsx'

const sittings = 'GET /Exam/tutor/Simulate/GetOpenSittings'
const give = 'POST /Exam/tutor/Simulate/GiveExtraMinutes'
const essays = 'GET /Revise/tutor/Marking/GetEssays'
const itemCall = 'GET /Marking/tutor/Marking/GetItem'
const flags = 'GET /Question/tutor/QuestionFlag/GetFlags'
const base = '/resources/tutor/question-bank'

const renderHome = (calls: FakeCalls = {}) =>
  renderScreen(<HomeScreen />, { role: 'Tutor', path: base, calls: bankCalls(calls) })

const region = (name: string) => screen.findByRole('region', { name })

describe('the tutor’s question bank', () => {
  it('has three ways to work, and says that nothing is recorded', async () => {
    renderHome()
    expect(screen.getByText(/Nothing you answer here is recorded/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Learn/ })).toHaveAttribute('href', `${base}/learn`)
    expect(screen.getByRole('link', { name: /^Revise/ })).toHaveAttribute('href', `${base}/revise`)
    expect(screen.getByRole('link', { name: /^Simulate/ })).toHaveAttribute(
      'href',
      `${base}/simulate`,
    )
    await screen.findByRole('row', { name: /ESAT 2024, Physics/ })
    await screen.findByRole('row', { name: /Writing 2024/ })
    await screen.findByRole('link', { name: 'Answer the first' })
    await expectNoAxeViolations()
  })

  it('counts the flags and leads to the first', async () => {
    renderHome()
    const card = await region('Flags to answer')
    expect(await within(card).findByText('4 flags wait for an answer.')).toBeVisible()
    expect(within(card).getByRole('link', { name: 'Answer the first' })).toHaveAttribute(
      'href',
      `/tutor/flagged-question/${flag.id}`,
    )
  })

  it('says what is done, and what fails leaves the rest', async () => {
    renderHome({
      [sittings]: [],
      [flags]: { flags: [], totalCount: 0, openCount: 0 },
      [essays]: new ApiError({ status: 403, message: 'No.' }),
    })
    expect(await screen.findByText('Nobody sits a paper now')).toBeVisible()
    expect(await screen.findByText('No flag waits for an answer')).toBeVisible()
    expect(await screen.findByText('The essays could not be loaded')).toBeVisible()
  })
})

describe('more minutes', () => {
  it('are given to a student who sits a paper', async () => {
    const { user, network } = renderHome()
    const card = await region('Sitting a paper now')
    const row = await within(card).findByRole('row', { name: /Maya Clarke/ })
    expect(row).toHaveTextContent('12 of 27')
    await user.click(within(row).getByRole('button', { name: 'Give more minutes to Maya Clarke' }))
    const dialog = await screen.findByRole('dialog', { name: 'More time for Maya Clarke' })
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('button', { name: 'Give 5 more minutes' }))
    expect(await screen.findByText('Maya Clarke has 5 minutes more.')).toBeInTheDocument()
    expect(network.requestsOf(give)[0]?.body).toEqual({
      studentId: testUid(1),
      setId: testUid(11),
      minutes: 5,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(network.requestsOf(sittings).length).toBeGreaterThan(1))
  })

  it.each(['0', '61', ''])('are not %s', async (minutes) => {
    const { user, network } = renderHome()
    await user.click(await screen.findByRole('button', { name: /to Maya/ }))
    const field = await screen.findByRole('spinbutton', { name: 'Minutes' })
    await user.clear(field)
    if (minutes !== '') await user.type(field, minutes)
    await user.click(screen.getByRole('button', { name: /^Give (\d+ )?more minutes$/ }))
    expect(await screen.findByText('Give 1 to 60 whole minutes')).toBeVisible()
    expect(network.requestsOf(give)).toHaveLength(0)
  })

  it('are asked for with one key while they are the same request', async () => {
    const { user, network } = renderHome({
      [give]: new ApiError({ status: 409, message: 'The paper is handed in.' }),
    })
    await user.click(await screen.findByRole('button', { name: /to Maya/ }))
    const button = await screen.findByRole('button', { name: 'Give 5 more minutes' })
    await user.click(button)
    expect(await screen.findByText('The paper is handed in.')).toBeVisible()
    await user.click(button)
    await waitFor(() => expect(network.requestsOf(give)).toHaveLength(2))
    const keys = network.requestsOf(give).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })
})

describe('essays', () => {
  const unclaimed = new ApiError({ status: 409, message: 'Claim it first.' })

  it('open at the desk, and the list is read again after it', async () => {
    const { user, network } = renderHome({ [itemCall]: unclaimed })
    await user.click(await screen.findByRole('button', { name: /^Mark the essay of Maya/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Essay of Maya Clarke' }))
    expect(dialog.getByText(/Writing 2024, handed in/)).toBeVisible()
    expect(await dialog.findByRole('button', { name: 'Claim' })).toBeVisible()
    expect(network.requestsOf(itemCall)[0]?.query).toEqual({ itemId: makeEssayRow().itemId })
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'Back to the queue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(network.requestsOf(essays)).toHaveLength(2))
  })

  it('that are marked are filtered, turned over and looked at', async () => {
    const { user, network } = renderHome({
      [essays]: {
        essays: [makeEssayRow({ state: 'marked' })],
        totalCount: 22,
        waitingCount: 0,
      },
      [itemCall]: unclaimed,
    })
    await user.click(await screen.findByRole('radio', { name: 'Marked' }))
    await waitFor(() =>
      expect(network.requestsOf(essays).at(-1)?.query).toMatchObject({ state: 'marked' }),
    )
    await user.click(await screen.findByRole('link', { name: 'Page 2' }))
    await waitFor(() =>
      expect(network.requestsOf(essays).at(-1)?.query).toMatchObject({ pageNo: '2' }),
    )
    await user.click(await screen.findByRole('button', { name: /^Look at the essay/ }))
    expect(await screen.findByRole('dialog', { name: 'Essay of Maya Clarke' })).toBeVisible()
  })

  it('say that none waits', async () => {
    renderHome({ [essays]: { essays: [], totalCount: 0, waitingCount: 0 } })
    expect(await screen.findByText('No essay waits for you')).toBeVisible()
  })
})
