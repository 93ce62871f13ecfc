import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { projectFolder } from '@portal/shared/build'
import type { Browser } from 'playwright'
import { streamLimits } from '../../api/src/plugins/streams.ts'
import { apiEntry } from '../../scripts/lib/build-api.ts'
import { launchChromium } from '../support/chromium.ts'
import { type RunningPortal, startProcess } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { askAs } from './ask.ts'
import { createSet } from './create-set.ts'
import { addCrowd } from './crowd.ts'
import type { Effort } from './effort.ts'
import { signedInContext } from './measure-page.ts'
import { judge, median, printTable } from './numbers.ts'
import { residentMB } from './resident.ts'

/**
 * Live events with two API processes on one PostgreSQL with the demo world: how long until a tutor's open page shows
 * that a student flagged a question, and what open event streams cost a process.
 */
export async function benchLive(databaseUrl: string, { rounds, streams }: Effort): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }
  const here = await startProcess(apiEntry, env)
  const there = await startProcess(apiEntry, { ...env, WEB_DIST: join(projectFolder, 'dist') })
  const browser = await launchChromium()
  try {
    await measureBell(browser, here, there, rounds)
    await measureStreams(here, databaseUrl, streams)
  } finally {
    await browser.close()
    await here.stop()
    await there.stop()
  }
}

/** A student flags questions at one process; the tutor's page is open at the other. */
async function measureBell(
  browser: Browser,
  here: RunningPortal,
  there: RunningPortal,
  rounds: number,
): Promise<void> {
  const student = await tokensOf('student@portal.test', here.url)
  const ask = askAs(here.url, student.accessToken)
  const { questionIds } = await createSet(here.url, student.accessToken, rounds)
  const context = await signedInContext(
    browser,
    there.url,
    await tokensOf('tutor@portal.test', there.url),
  )
  const page = await context.newPage()
  const streamed = page.waitForResponse((response) => response.url().includes('/GetEvents'))
  await page.goto('/')
  const bell = page.getByRole('button', { name: /notifications/i })
  await bell.waitFor()
  await streamed
  const label = async () => (await bell.getAttribute('aria-label')) ?? (await bell.textContent())
  const times: number[] = []
  for (const questionId of questionIds.slice(0, rounds)) {
    const before = await label()
    const startedAt = performance.now()
    await ask('Question/QuestionFlag/FlagQuestion', {
      questionId,
      text: 'Is the figure to scale?',
    })
    while ((await label()) === before) {
      if (performance.now() - startedAt > 30_000)
        throw new Error(`The bell did not change from “${before}” (${times.length + 1})`)
      await new Promise((done) => setTimeout(done, 10))
    }
    times.push(performance.now() - startedAt)
  }
  await context.close()
  printTable(`A bell’s update, from the call at one process to the page at the other; ${rounds}`, [
    ['median ms', 'longest ms'],
    [median(times).toFixed(0), Math.max(...times).toFixed(0)],
  ])
  judge('Bell update seen, two processes, longest', Math.max(...times) / 1000, { most: 2 }, ' s')
}

/** Sign-ins for so many streams: a session and a person may have only a few each. */
async function tokensFor(api: RunningPortal, databaseUrl: string, streams: number) {
  const sessions = streamLimits.person / streamLimits.session
  const people = Math.ceil(streams / streamLimits.person)
  const tokens: string[] = []
  for (const email of await addCrowd(databaseUrl, 'student-practice-1@portal.test', people)) {
    for (let session = 0; session < sessions; session += 1) {
      tokens.push((await tokensOf(email, api.url)).accessToken)
    }
  }
  return tokens
}

/** Opens many event streams at one process and looks at its memory. */
async function measureStreams(
  api: RunningPortal,
  databaseUrl: string,
  streams: number,
): Promise<void> {
  const tokens = await tokensFor(api, databaseUrl, streams)
  const before = residentMB(api.pid)
  const sockets: Socket[] = []
  const startedAt = performance.now()
  // In portions: a backlog of connections is not what is measured.
  for (let opened = 0; opened < streams; opened += 250) {
    const portion = Array.from({ length: Math.min(250, streams - opened) }, (_, index) =>
      openStream(api.url, tokens[(opened + index) % tokens.length] ?? ''),
    )
    sockets.push(...(await Promise.all(portion)))
  }
  const seconds = (performance.now() - startedAt) / 1000
  const resident = residentMB(api.pid)
  const answersAt = performance.now()
  const ready = await fetch(`${api.url}/api/health/ready`)
  const answerMs = performance.now() - answersAt
  for (const socket of sockets) socket.destroy()
  if (!ready.ok) throw new Error('The process did not stay ready')
  printTable('Open event streams at one process', [
    ['streams', 'opened in s', 'MB before', 'MB', 'a call meanwhile ms'],
    [streams, seconds.toFixed(1), before.toFixed(0), resident.toFixed(0), answerMs.toFixed(0)],
  ])
  judge(`Memory of a process with ${streams} event streams`, resident, { most: 300 }, ' MB')
}

/** One stream on a bare socket, once its first bytes have come. */
function openStream(baseUrl: string, token: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.once('error', reject)
    socket.once('data', (data) => {
      if (data.toString().startsWith('HTTP/1.1 200')) resolve(socket)
      else reject(new Error(`A stream was refused: ${data.toString().slice(0, 80)}`))
    })
    socket.write(
      `GET /api/Notification/Live/GetEvents HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    )
  })
}
