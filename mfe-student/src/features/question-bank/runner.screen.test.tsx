import { ApiError } from '@portal/shared/api'
import { keyOf } from '@portal/shared/query'
import {
  type FakeCalls,
  makeSet,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bankCalls, setId } from './question-bank.testing.ts'
import RunnerScreen from './runner.screen.tsx'

const revise = '/resources/question-bank/revise'
const getSet = 'GET /Revise/api/Revise/GetSet'
const save = 'POST /Revise/api/Revise/SaveAnswer'
const finish = 'POST /Revise/api/Revise/FinishSet'

const renderRunner = (calls: FakeCalls = {}) =>
  renderScreen(<RunnerScreen />, {
    path: `${revise}/mechanics/${setId}`,
    route: `${revise}/:subject/:start`,
    calls: bankCalls({
      [save]: (input) => ({ sequence: input.body.sequence, outcome: 'saved', verdict: null }),
      [finish]: {
        id: setId,
        kind: 'revise',
        title: 'Physics · Mechanics',
        subjectSlug: 'mechanics',
        startedAt: '2027-03-01T10:00:00.000Z',
        finishedAt: '2027-03-01T10:20:00.000Z',
        answered: 1,
        correct: 1,
        total: 4,
        timeMs: 1000,
      },
      ...calls,
    }),
  })

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

describe('the runner on a revise set', () => {
  it('saves, hands in, goes to the solutions and has the figures fetched again', async () => {
    const { user, network, client, address } = renderRunner()
    const dashboard = keyOf('GET /Dashboard/Dashboard/GetDashboardDataV2')
    client.setQueryData(dashboard, { firstName: 'Ada' })
    const button = await screen.findByRole('button', { name: 'Finish' })
    await waitFor(() => expect(button).toBeEnabled())
    await user.keyboard('b')
    await waitFor(() => expect(network.requestsOf(save)).toHaveLength(1))
    expect(network.requestsOf(save)[0]?.body).toMatchObject({
      setId,
      questionId: 1,
      sequence: 1,
      response: { kind: 'choice', letter: 'b' },
      submit: false,
    })
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Finish this set?' })
    await user.click(within(dialog).getByRole('button', { name: 'Hand in' }))
    await waitFor(() => expect(address()).toBe(`${revise}/solutions?set=${setId}`))
    expect(client.getQueryState(dashboard)?.isInvalidated).toBe(true)
  })

  it('goes to the solutions of a set that is finished', async () => {
    const { address } = renderRunner({ [getSet]: makeSet({ id: setId, state: 'finished' }) })
    await waitFor(() => expect(address()).toBe(`${revise}/solutions?set=${setId}`))
  })

  it('leaves by Exit', async () => {
    const { user, address } = renderRunner()
    await user.click(await screen.findByRole('button', { name: 'Exit' }))
    await waitFor(() => expect(address()).toBe(revise))
  })

  it('says that a set is not there', async () => {
    renderRunner({ [getSet]: new ApiError({ status: 404, message: 'The set was not found.' }) })
    expect(await screen.findByRole('heading', { name: 'This set is not there' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Revise' })).toHaveAttribute('href', revise)
  })

  it('fails in words and tries again', async () => {
    const { user, network } = renderRunner({
      [getSet]: new ApiError({ status: 500, message: 'Away.' }),
    })
    expect(await screen.findByText('The set could not be loaded')).toBeVisible()
    network.answer(bankCalls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Question 1 of 4' })).toBeVisible()
  })
})
