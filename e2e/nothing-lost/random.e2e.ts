import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { storedSession } from '../support/people.ts'
import { type RunningPortal, startPortal } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { expireToken, loseAnswers, moveDeviceClock, repeatSaves, saves } from './faults.ts'
import { AnswerSheet, expectRightClock, handIn, untilShown, Witness } from './paper.ts'
import { expectHonest, keepPaperLog } from './paper-log.ts'
import { seeded } from './seeded.ts'

let portal: RunningPortal
const dataDir = mkdtempSync(join(tmpdir(), 'portal-random-'))

beforeAll(async () => {
  portal = await startPortal({ dataDir })
}, 600_000)
afterAll(async () => {
  await portal.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const email = 'student-practice-1@portal.test'

test.each(Array.from({ length: 10 }, (_, seed) => seed + 1))(
  'faults at random, seed %i',
  async (seed) => {
    const random = seeded(seed)
    const witness = new Witness(portal.url, email)
    const before = await witness.attempts()
    const paper = await witness.startPaper()
    let page: Page = await openPage({
      baseURL: portal.url,
      storageState: storedSession(await tokensOf(email, portal.url), portal.url),
    })
    const context = page.context()
    const log = await keepPaperLog(context)
    const sheet = new AnswerSheet()
    let isOffline = false
    const setOffline = async (next: boolean) => {
      isOffline = next
      await context.setOffline(next)
    }
    const reopen = async (how: 'kill' | 'reload') => {
      // Without a network a page of its own cannot come back; that is another promise.
      await setOffline(false)
      if (how === 'reload') {
        await page.reload()
        return
      }
      await page.close()
      page = await context.newPage()
      await page.goto(paper.path)
    }
    const faults: (() => Promise<unknown>)[] = [
      () => setOffline(!isOffline),
      () => reopen('kill'),
      () => reopen('reload'),
      () => expireToken(page),
      () => moveDeviceClock(page, (random(2) * 2 - 1) * 7_200_000),
      () => loseAnswers(context, saves.answers, 2),
      () => repeatSaves(context, saves.answers),
      async () => {
        await portal.kill()
        portal = await startPortal({ dataDir, port: Number(new URL(portal.url).port) })
      },
    ]
    await page.goto(paper.path)
    for (let step = 0; step < 12; step += 1) {
      await sheet.answer(page, 1 + random(8), 'abcd'[random(4)] ?? 'a')
      if (random(2) === 0) await faults[random(faults.length)]?.()
    }
    await setOffline(false)
    await untilShown(page, /^Saved$/)
    expect(await witness.held(paper.setId), JSON.stringify(log.slice(-30))).toEqual(sheet.given)
    await expectRightClock(page, witness, paper.setId)
    await handIn(page, witness, paper.setId)
    expect(await witness.held(paper.setId)).toEqual(sheet.given)
    expect(await witness.attempts()).toBe(before + sheet.given.size)
    expectHonest(log, paper.questions)
    await context.close()
  },
  240_000,
)
