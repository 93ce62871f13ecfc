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
import { bankCalls, flag, makeEssay, makeEssayRow } from './bank.testing.ts'
import HomeScreen from './home.screen.tsx'

const sittings = 'GET /Exam/tutor/Simulate/GetOpenSittings'
const give = 'POST /Exam/tutor/Simulate/GiveExtraMinutes'
const essays = 'GET /Revise/tutor/Marking/GetEssays'
const essayCall = 'GET /Revise/tutor/Marking/GetEssay'
const mark = 'POST /Revise/tutor/Marking/MarkEssay'
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
  const open = async (user: ReturnType<typeof renderHome>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^Mark the essay of Maya/ }))
    return screen.findByRole('dialog', { name: 'Essay of Maya Clarke' })
  }

  it('are marked against their criteria with a comment', async () => {
    const { user, network } = renderHome()
    const dialog = await open(user)
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Gives an example' }))
    expect(within(dialog).getByText('A law of nature <b>describes</b>.')).toBeVisible()
    expect(within(dialog).getByText('It is not a rule that could be broken.')).toBeVisible()
    await user.type(within(dialog).getByRole('textbox', { name: /Comment/ }), ' Good. ')
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('button', { name: 'Send the marking' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.requestsOf(mark)[0]?.body).toEqual({
      studentId: testUid(1),
      setId: testUid(21),
      questionId: 7,
      criteriaMet: [false, true],
      comment: 'Good.',
    })
    await waitFor(() => expect(network.requestsOf(essays).length).toBeGreaterThan(1))
  })

  it('keep a marking that was not sent', async () => {
    const { user } = renderHome({ [mark]: new ApiError({ status: 0, message: 'Lost.' }) })
    const dialog = await open(user)
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Says what a law is' }))
    await user.type(within(dialog).getByRole('textbox', { name: /Comment/ }), 'Half')
    await user.click(within(dialog).getByRole('button', { name: 'Send the marking' }))
    expect(await within(dialog).findByText('The marking could not be sent')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Later' }))
    const again = await open(user)
    expect(await within(again).findByRole('checkbox', { name: 'Says what a law is' })).toBeChecked()
    expect(within(again).getByRole('textbox', { name: /Comment/ })).toHaveValue('Half')
  })

  it('that are marked show their marking, and no way to change it', async () => {
    const { user, network } = renderHome({
      [essays]: {
        essays: [makeEssayRow({ state: 'marked' })],
        totalCount: 22,
        waitingCount: 0,
      },
      [essayCall]: makeEssay({ criteriaMet: [true, false], comment: 'Well argued.' }),
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
    const dialog = await screen.findByRole('dialog')
    expect(
      await within(dialog).findByRole('heading', { name: 'Marking: 1 of 2 criteria met' }),
    ).toBeVisible()
    expect(within(dialog).getByText('Well argued.')).toBeVisible()
    expect(within(dialog).queryByRole('checkbox')).toBeNull()
    expect(within(dialog).queryByRole('button', { name: 'Send the marking' })).toBeNull()
  })

  it('say that none waits', async () => {
    renderHome({ [essays]: { essays: [], totalCount: 0, waitingCount: 0 } })
    expect(await screen.findByText('No essay waits for you')).toBeVisible()
  })

  it('say why one could not be opened', async () => {
    const { user } = renderHome({ [essayCall]: new ApiError({ status: 404, message: 'Gone.' }) })
    const dialog = await open(user)
    expect(await within(dialog).findByText('The essay could not be loaded')).toBeVisible()
  })
})
