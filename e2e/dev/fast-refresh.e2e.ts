import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDevRemoteConfig, createDevShellConfig, devPage } from '@portal/shared/build/webpack'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/checks.ts'
import { devServer } from '../../scripts/lib/dev-server.ts'
import { launchChromium } from '../support/chromium.ts'

// A remote of its own, as other tests build from the portal's sources meanwhile.
const folder = mkdtempSync(join(tmpdir(), 'portal-refresh-'))
const write = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text)
const view = (word: string) => `
import { useState } from 'react'
import { name } from './name.rules.ts'
export default function View() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <label>Field <input value={typed} onChange={(event) => setTyped(event.target.value)} /></label>
      <p>${word} {name()}</p>
    </>
  )
}
`
// Exports more than a component, as a remote does.
const remote = (count: number) =>
  `export { default } from './view.tsx'\nexport const count = ${count}\n`
const rules = (name: string) => `export const name = () => '${name}'\n`

let browser: Browser
let server: ReturnType<typeof devServer>
let url: string

beforeAll(async () => {
  mkdirSync(join(folder, 'src'))
  write('remote.ts', remote(1))
  write('view.tsx', view('Hello'))
  write('name.rules.ts', rules('Ada'))
  const port = await freePort()
  url = `http://localhost:${port}/`
  const shell = createDevShellConfig('mfe-school')
  const entry = { shell: [firstOf(shell.entry), join(import.meta.dirname, 'page.tsx')] }
  server = devServer(
    [
      { ...shell, entry, cache: false },
      { ...createDevRemoteConfig('mfe-school'), context: folder, cache: false },
    ],
    { host: '127.0.0.1', port, setupMiddlewares: (middlewares) => [...middlewares, page] },
  )
  await server.start()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The module that the shell's page begins with in development. */
function firstOf(entry: ReturnType<typeof createDevShellConfig>['entry']): string {
  const first = typeof entry === 'object' && 'shell' in entry ? [entry.shell].flat()[0] : undefined
  if (typeof first !== 'string') throw new Error('The shell has no first module')
  return first
}

/** A bare page under the portal's content policy. */
const page = {
  name: 'page',
  path: '/',
  middleware: (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-type', 'text/html')
    response.setHeader('content-security-policy', devPage().contentSecurityPolicy)
    const scripts = ['runtime.js', 'shell.js'].map(
      (file) => `<script defer src="/shell/dev/${file}"></script>`,
    )
    response.end(`<!doctype html><title>Remote</title>${scripts.join('')}<div id="root"></div>`)
  },
}

test('a change of a remote gets into the open page, and what was typed there stays', async () => {
  const tab = await browser.newPage()
  await tab.goto(url)
  const field = tab.getByLabel('Field')
  await field.fill('Typed')

  write('view.tsx', view('Welcome'))
  await tab.getByText('Welcome Ada').waitFor()
  expect(await field.inputValue()).toBe('Typed')

  write('name.rules.ts', rules('Grace'))
  await tab.getByText('Welcome Grace').waitFor()
  expect(await field.inputValue()).toBe('Typed')

  write('view.tsx', view('<p>'))
  await tab.locator('[id*=overlay]').first().waitFor()
  write('view.tsx', view('Back'))
  await tab.getByText('Back Grace').waitFor()
  await tab.locator('[id*=overlay]').first().waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('Typed')

  // Runs no more: the last one that did stays until it does.
  write('view.tsx', `${view('Broken')}\nthrow new Error('No view')`)
  await tab.waitForEvent('console', (message) => message.text().includes('No view'))
  write('view.tsx', view('Mended'))
  await tab.getByText('Mended Grace').waitFor()
  expect(await field.inputValue()).toBe('Typed')

  // What is no component's cannot be replaced.
  write('remote.ts', remote(2))
  await expect.poll(() => field.inputValue().catch(() => null)).toBe('')
  await tab.close()
})
