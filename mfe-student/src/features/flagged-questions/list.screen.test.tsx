import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  makeFlag,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import FlagListScreen from './list.screen.tsx'

const path = '/resources/student-flagged-questions'
const listCall = 'GET /Question/QuestionFlag/GetMyFlags'

const two = {
  flags: [
    makeFlag(),
    makeFlag({
      id: testUid(2),
      questionSummary: 'What is the period?',
      state: 'answered',
      outcome: 'fault',
      messageCount: 3,
    }),
  ],
  totalCount: 45,
  openCount: 1,
}

const renderList = (answer: FakeCalls[typeof listCall] = two, query = '') =>
  renderScreen(<FlagListScreen />, {
    path: path + query,
    route: path,
    calls: { [listCall]: answer },
  })

describe('the own flags', () => {
  it('stand with state, topic and messages, and lead to their page', async () => {
    renderList()
    const link = await screen.findByRole('link', { name: 'Which force acts on a falling stone?' })
    expect(link).toHaveAttribute('href', `/flagged-question-view/${makeFlag().id}`)
    const [, open, fault] = within(screen.getByRole('table')).getAllByRole('row')
    expect(open).toHaveTextContent(/Is air resistance not a force\?.*Forces.*Open/)
    expect(fault).toHaveTextContent(/Question at fault.*3$/)
    expect(screen.getAllByText('45 flags')[0]).toBeVisible()
    expect(screen.getByText('1 open in all')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('are asked for by state, words and page, all of which the address keeps', async () => {
    const { user, network, address } = renderList(two, '?page=2')
    await screen.findByRole('link', { name: 'What is the period?' })
    expect(network.requestsOf(listCall)[0]?.query).toEqual({ pageNo: '2', pageSize: '20' })
    await user.click(screen.getByRole('radio', { name: 'Open' }))
    expect(address()).toBe(`${path}?state=open`)
    await user.type(screen.getByRole('searchbox'), 'air{Enter}')
    await waitFor(() =>
      expect(network.requestsOf(listCall).at(-1)?.query).toEqual({
        pageNo: '1',
        pageSize: '20',
        state: 'open',
        search: 'air',
      }),
    )
    expect(address()).toBe(`${path}?state=open&search=air`)
  })

  it('leave aside what the address has no right to ask', async () => {
    const { network } = renderList(two, '?state=lost&page=-3')
    await screen.findByRole('link', { name: 'What is the period?' })
    expect(network.requestsOf(listCall)[0]?.query).toEqual({ pageNo: '1', pageSize: '20' })
  })

  it('teach how to flag before the first', async () => {
    renderList({ flags: [], totalCount: 0, openCount: 0 })
    expect(await screen.findByText('You have not flagged a question yet')).toBeVisible()
    expect(screen.getByText(/choose Flag or press F/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('offer all of them when none fits', async () => {
    const { user, address } = renderList({ flags: [], totalCount: 0, openCount: 0 }, '?search=zz')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe(path)
  })

  it('can be asked for again after a failure', async () => {
    const { user, network } = renderList(new ApiError({ status: 403, message: 'Not now.' }))
    expect(await screen.findByText('Your flags could not be loaded')).toBeVisible()
    network.answer({ [listCall]: two })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'What is the period?' })).toBeVisible()
  })
})
