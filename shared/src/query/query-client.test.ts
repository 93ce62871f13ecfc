// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../api/call.ts'
import { makeClaims } from '../testing/claims.ts'
import { type FakeNetwork, fakeNetwork } from '../testing/fake-network.ts'
import { forgetSession, signInAs } from '../testing/session.ts'
import { createQueryClient } from './query-client.ts'
import { keyOf, queryOf } from './query-of.ts'

const key = 'GET /Subject/AdmissionTest'
const ofA = [{ id: 1, name: 'Of A' }]
const ofB = [{ id: 2, name: 'Of B' }]
const [a, b] = [makeClaims({ userId: 'a' }), makeClaims({ userId: 'b' })]

let network: FakeNetwork
/** Answers the request that is on its way. */
let answer: (tests: typeof ofA) => void

beforeEach(() => {
  network = fakeNetwork({
    [key]: () =>
      new Promise<typeof ofA>((resolve) => {
        answer = resolve
      }),
  })
  signInAs(a)
})

afterEach(() => {
  forgetSession()
  network.restore()
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

it('forgets what was fetched for somebody who signed out or gave way to another', async () => {
  const client = createQueryClient()
  client.setQueryData(keyOf(key), ofA)
  signInAs(b)
  expect(client.getQueryData(keyOf(key))).toBeUndefined()
  client.setQueryData(keyOf(key), ofB)
  forgetSession()
  expect(client.getQueryData(keyOf(key))).toBeUndefined()
})

it('keeps an answer that comes too late out of the next person’s cache', async () => {
  const client = createQueryClient()
  const observer = new QueryObserver(client, queryOf(key))
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(network.requestsOf(key)).toHaveLength(1))
  const answerToA = answer
  signInAs(b)
  answerToA(ofA)
  await settled()
  expect(client.getQueryData(keyOf(key))).toBeUndefined()
  expect(observer.getCurrentResult().data).toBeUndefined()

  const asB = client.fetchQuery(queryOf(key))
  await vi.waitFor(() => expect(network.requestsOf(key)).toHaveLength(2))
  answer(ofB)
  expect(await asB).toEqual(ofB)
  stop()
})

it('lets no code go on that waited for an answer to the person before', async () => {
  const then = vi.fn()
  const waiting = call(key).then(then, then)
  await vi.waitFor(() => expect(network.requestsOf(key)).toHaveLength(1))
  signInAs(b)
  answer(ofA)
  await Promise.race([waiting, settled()])
  expect(then).not.toHaveBeenCalled()
})
