import { offlineWorkerPath } from '@portal/shared/contract'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { AnswerSheet, untilShown, Witness } from '../nothing-lost/paper.ts'
import { tokensOf } from '../support/tokens.ts'
import { type Network, openNetwork } from './network.ts'
import { atQuestion, makeSet, openAt, storeNames, untilKept } from './open-work.ts'

let network: Network
beforeEach(async () => {
  network = await openNetwork(inject('baseUrl'))
})
afterEach(() => network.close())

const email = 'student-practice-1@portal.test'

test('switched off by the server: worker and stores go, and a reload needs the network again', async () => {
  const witness = new Witness(inject('baseUrl'), email)
  const { setId, path } = await makeSet(witness)
  const page = await openAt(network, email)
  await page.goto(path)
  await untilKept(page, setId)
  network.changed.set('page', (html) => html.replace('"worksOffline":true', '"worksOffline":false'))
  await page.reload()
  await atQuestion(page, 1)
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0])
  network.state = 'cut'
  // Its context is closed with the file: where a load has failed and the worker is gone, the browser
  // now and then never says that it has closed it.
  await expect(page.reload()).rejects.toThrow(/ERR_/)
})

test('a worker that breaks pages is replaced at the next navigation, without the page', async () => {
  const witness = new Witness(inject('baseUrl'), email)
  const { path } = await makeSet(witness)
  const broken = `
    addEventListener('install', () => skipWaiting())
    addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    addEventListener('fetch', (event) => event.respondWith(new Response('garbage')))`
  network.added.set(offlineWorkerPath, { type: 'text/javascript', body: broken })
  const page = await openAt(network, email)
  await page.goto('/remotes.json')
  await page.evaluate(async (worker) => {
    await navigator.serviceWorker.register(worker, {
      scope: '/resources/question-bank/revise/',
      updateViaCache: 'none',
    })
    await navigator.serviceWorker.getRegistration('/resources/question-bank/revise/')
  }, offlineWorkerPath)
  await expect
    .poll(async () => {
      await page.goto(path)
      return page.locator('body').textContent()
    })
    .toBe('garbage')
  network.added.delete(offlineWorkerPath)
  await page.goto(path)
  await expect
    .poll(
      async () => {
        await page.goto(path)
        const shown = atQuestion(page, 1, 10_000)
        return shown.then(
          () => true,
          () => false,
        )
      },
      // Longer than the browser waits after a navigation before it asks for the worker's script.
      { interval: 4_000, timeout: 60_000 },
    )
    .toBe(true)
  await page.context().close()
})

test('signing out forgets the set, and somebody else on the device sees nothing of it', async () => {
  const witness = new Witness(inject('baseUrl'), email)
  const { setId, path } = await makeSet(witness)
  const page = await openAt(network, email)
  await page.goto(path)
  await untilKept(page, setId)
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(await databases()).toContain('portal-kept-work')
  await page.getByRole('button', { name: 'Exit' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await expect.poll(databases).not.toContain('portal-kept-work')

  const tokens = await tokensOf('student-practice-2@portal.test', network.url)
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('refreshToken', refreshToken)
    localStorage.setItem('token', accessToken)
  }, tokens)
  await page.goto(path)
  await page.getByRole('heading', { name: 'This set is not there' }).waitFor()
  network.state = 'cut'
  await page.reload()
  await page.getByRole('heading', { name: 'The set could not be loaded' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
  await page.context().close()
})

test('without room on the device work goes on, and nobody is told otherwise', async () => {
  const witness = new Witness(inject('baseUrl'), email)
  const { setId, path } = await makeSet(witness)
  const sheet = new AnswerSheet()
  const page = await openAt(network, email)
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))
  })
  await page.goto(path)
  await sheet.answer(page, 1, 'a')
  await untilShown(page, /^Saved$/)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await expect.poll(() => storeNames(page)).toEqual([])
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await witness.held(setId)).toEqual(sheet.given)
  await page.context().close()
})
