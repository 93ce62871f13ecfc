import { createServer } from 'node:http'
import { contractNumber } from '@portal/shared/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openAs, people } from '../support/people.ts'
import { handmade, integrityOf } from './releases.ts'

const remote = 'mfe-tutor'
const script = handmade(remote, 'local', { heading: 'A local build' })
const entry = `/remotes/${remote}/made_local/entry.js`
const record = {
  version: 'made_local',
  contract: contractNumber,
  entry,
  preload: [],
  screens: {},
  integrity: { [entry]: integrityOf(script) },
}

/** A folder of builds as a developer's machine serves it. */
const server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*')
  if (request.url === entry) {
    response.setHeader('content-type', 'text/javascript').end(script)
  } else if (request.url === entry.replace('entry.js', 'build.json')) {
    response.end(JSON.stringify(record))
  } else response.writeHead(404).end()
})
let local = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  local = `http://localhost:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => {
  server.close()
})

test('a local build is shown in one tab, which says so, until it is reset', async () => {
  const page = await openAs(people.Tutor)
  const asked = `${remote}@${local}/made_local`
  await page.goto(`/?remote=${asked}`)
  await page.getByRole('heading', { name: 'A local build' }).waitFor()
  const banner = page.getByRole('region', { name: 'Test build' })
  await banner.getByText(asked).waitFor()

  // Kept for the tab, and for no other.
  await page.goto('/')
  await page.getByRole('heading', { name: 'A local build' }).waitFor()
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('heading', { name: 'My students' }).waitFor()

  await banner.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('heading', { name: 'My students' }).waitFor()
  expect(await banner.count()).toBe(0)
  await page.context().close()
})

test('a released version is shown by its name, and one that is not there says so', async () => {
  const page = await openAs(people.Parent)
  const registry = await (await page.request.get('/remotes.json')).json()
  const { version } = registry.remotes['mfe-parent'].current
  await page.goto(`/?remote=mfe-parent@${version}`)
  await page.getByRole('region', { name: 'Test build' }).getByText(version).waitFor()
  await page.goto('/?remote=mfe-parent@nothing')
  await page.getByRole('heading', { name: /could not be loaded/ }).waitFor()
  await page.context().close()
})

test('in production an override is nothing but a piece of the address', async () => {
  const page = await openAs(people.Tutor)
  const settings = '/api/System/Settings/GetPublicSettings'
  await page.route(`**${settings}`, async (route) => {
    const answer = await route.fetch()
    const { data, ...envelope } = await answer.json()
    const json = { ...envelope, data: { ...data, allowsOverrides: false } }
    await route.fulfill({ response: answer, json })
  })
  await page.goto(`/?remote=${remote}@${local}/made_local`)
  await page.getByRole('heading', { name: 'My students' }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('remote-overrides'))).toBeNull()
  const policy = (await fetch(`${inject('baseUrl')}/login`, { headers: { accept: 'text/html' } }))
    .headers
  expect(policy.get('content-security-policy')).toContain('http://localhost:*')
  await page.context().close()
})
