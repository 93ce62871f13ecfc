import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPortal, startPortal } from '../support/start-portal.ts'
import { Essay, editorOf, openEssay } from './essay.ts'
import { type Desk, openDesk } from './essay-desk.ts'
import { expectHonest, wordsOf } from './essay-log.ts'
import { expireToken, loseAnswers, moveDeviceClock, repeatSaves, saves } from './faults.ts'
import { untilShown } from './paper.ts'
import { seeded } from './seeded.ts'

let portal: RunningPortal
const dataDir = mkdtempSync(join(tmpdir(), 'portal-writing-random-'))

beforeAll(async () => {
  portal = await startPortal({ dataDir })
}, 600_000)
afterAll(async () => {
  await portal.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const email = 'student-practice-1@portal.test'
const saved = /^Saved$/

/**
 * The same runs always, so that a failure is of what was changed; it names its seed. `SEED=3567 RUNS=1`
 * before the command repeats it, and `SEED=1000 RUNS=50` has others.
 */
const runs = Number(process.env.RUNS ?? 5)
const firstSeed = Number(process.env.SEED ?? 103_937)
const steps = 8

/** A device with what may happen to it. */
class Device {
  readonly desk: Desk
  readonly #essay: Essay
  isOffline = false

  constructor(desk: Desk, essay: Essay) {
    this.desk = desk
    this.#essay = essay
  }

  /** Types words of their own at the start, at the end or in the middle of the text. */
  async write(words: string, random: (below: number) => number): Promise<void> {
    const { page } = this.desk
    await editorOf(page).focus()
    const place = random(3)
    await page.keyboard.press(place === 0 ? 'ControlOrMeta+End' : 'ControlOrMeta+Home')
    if (place === 1) await page.keyboard.press('End')
    // A line that is wrapped ends before its next word, so room is left on both sides.
    await page.keyboard.type(` ${words} `)
    if (random(3) === 0) await page.keyboard.press('Enter')
  }

  async setOffline(next: boolean): Promise<void> {
    this.isOffline = next
    await this.desk.context.setOffline(next)
  }

  /** The page is left and comes back. Without a network it could not; that is another promise. */
  async reopen(how: 'kill' | 'reload'): Promise<void> {
    await this.setOffline(false)
    if (how === 'reload') await this.desk.page.reload()
    else {
      await this.desk.page.close()
      this.desk.page = await this.desk.context.newPage()
      await openEssay(this.desk.page, this.#essay)
    }
    await editorOf(this.desk.page).waitFor()
  }
}

test.each(Array.from({ length: runs }, (_, run) => firstSeed + run))(
  'no word is lost, seed %i',
  async (seed) => {
    const random = seeded(seed)
    const essay = await Essay.begin(portal.url, email)
    const open = async () => new Device(await openDesk(portal.url, email), essay)
    const [one, other] = await Promise.all([open(), open()])
    await Promise.all([one, other].map(({ desk }) => openEssay(desk.page, essay)))
    // Starting it anew takes seconds: once, in every other run.
    let mayKillServer = seed % 2 === 0
    const faults: ((device: Device) => Promise<unknown>)[] = [
      (device) => device.setOffline(!device.isOffline),
      (device) => device.reopen('kill'),
      (device) => device.reopen('reload'),
      ({ desk }) => expireToken(desk.page),
      ({ desk }) => moveDeviceClock(desk.page, (random(2) * 2 - 1) * 7_200_000),
      ({ desk }) => loseAnswers(desk.context, saves.drafts, 2),
      ({ desk }) => repeatSaves(desk.context, saves.drafts),
      async () => {
        if (!mayKillServer) return
        mayKillServer = false
        await portal.kill()
        portal = await startPortal({ dataDir, port: Number(new URL(portal.url).port) })
      },
    ]
    const typed: string[] = []
    for (let step = 0; step < steps; step += 1) {
      const device = random(2) === 0 ? one : other
      const words = [`${seed}a${step}`, `${seed}b${step}`]
      typed.push(...words)
      await device.write(words.join(' '), random)
      if (random(2) === 0) await faults[random(faults.length)]?.(device)
      else if (random(3) === 0 && !device.isOffline) await untilShown(device.desk.page, saved)
    }
    for (const device of [one, other]) await device.setOffline(false)
    for (const { desk } of [one, other]) await untilShown(desk.page, saved)
    const held = new Set(wordsOf([await essay.text(), ...(await essay.mergedSides())].join(' ')))
    expect(typed.filter((word) => !held.has(word))).toEqual([])
    for (const { desk } of [one, other]) {
      expectHonest(desk.log)
      await desk.context.close()
    }
  },
)
