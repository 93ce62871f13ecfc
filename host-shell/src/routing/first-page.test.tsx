import type { Screen } from '@portal/shared/contract'
import { createQueryClient } from '@portal/shared/query'
import { type FakeNetwork, fakeNetwork } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readyFirstPage } from './first-page.ts'
import { lazyComponent } from './screen-state.ts'

const loading = vi.hoisted(() => ({
  remote: (): Promise<unknown> => Promise.resolve(),
  screens: [] as Screen[],
}))
vi.mock('../remotes/load-remote.ts', () => ({
  loadRemote: () => loading.remote(),
  currentScreens: () => loading.screens,
}))

const never = () => new Promise<never>(() => undefined)
const Home = () => <h1>Home</h1>
const home = (load: Screen['load'] = async () => ({ default: Home })): Screen => ({
  id: 'home',
  path: '/',
  title: 'Home',
  load,
})

/** Whether it is ready after so many milliseconds. */
async function isReadyAfter(ms: number): Promise<boolean> {
  let isReady = false
  void readyFirstPage('mfe-student').then(() => {
    isReady = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return isReady
}

let network: FakeNetwork
beforeEach(() => {
  vi.useFakeTimers()
  network = fakeNetwork({ 'GET /User/Account/GetMe': never })
  createQueryClient()
  loading.remote = () => Promise.resolve()
  loading.screens = [home()]
})
afterEach(() => {
  network.restore()
  vi.useRealTimers()
})

it('has what is drawn first fetched, so that nothing stands in its place', async () => {
  const screen = home()
  loading.screens = [screen]
  await isReadyAfter(0)
  expect(lazyComponent(screen.load)).toBe(Home)
})

it('waits a moment for data once the code is there', async () => {
  expect(await isReadyAfter(199)).toBe(false)
  expect(await isReadyAfter(200)).toBe(true)
})

it('waits two seconds for code, and then lets the frame say that it is late', async () => {
  loading.screens = [home(never)]
  expect(await isReadyAfter(1_999)).toBe(false)
  expect(await isReadyAfter(2_200)).toBe(true)
})

it.each([
  ['remote', () => (loading.remote = () => Promise.reject(new Error('gone')))],
  ['screen', () => (loading.screens = [home(() => Promise.reject(new Error('gone')))])],
])('waits for no %s that cannot be had', async (_, breakIt) => {
  breakIt()
  expect(await isReadyAfter(200)).toBe(true)
})
