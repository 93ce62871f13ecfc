import { setTimeout as pause } from 'node:timers/promises'
import { apiEntry } from '../../scripts/lib/build-api.ts'
import { startProcess } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { type Ask, askAs } from './ask.ts'
import { addCrowd } from './crowd.ts'
import type { Effort } from './effort.ts'
import { judge, median, printTable } from './numbers.ts'
import { residentMB } from './resident.ts'

/** A statement that is being written, and what the server has of it. */
interface Draft {
  ask: Ask
  pieceId: string
  device: string
  revision: number
  saves: number
}

const sentence = 'A question that I could not answer at school made me read further than I had to. '

/** Three answers with nearly the 4,000 characters that there may be; each save has other words. */
const partsOf = (save: number) =>
  [1_300, 1_300, 1_350].map((length, part) => ({
    ops: [{ insert: `${save}.${part} ${sentence.repeat(20).slice(0, length)}\n` }],
  }))

async function save(draft: Draft): Promise<void> {
  draft.saves += 1
  const answer = await draft.ask('Writing/Writing/SaveDraft', {
    pieceId: draft.pieceId,
    baseRevision: draft.revision,
    device: draft.device,
    parts: partsOf(draft.saves),
  })
  draft.revision = answer.revision
}

async function begin(baseUrl: string, email: string): Promise<Draft> {
  const { accessToken } = await tokensOf(email, baseUrl)
  const ask = askAs(baseUrl, accessToken)
  const { id } = await ask('personal-statement/personal-statement', {
    course: 'Natural Sciences',
    entryYear: new Date().getUTCFullYear() + 1,
  })
  const draft = { ask, pieceId: id, device: crypto.randomUUID(), revision: 0, saves: 0 }
  await save(draft)
  return draft
}

/**
 * Many students write at once: so many saves a second come to one process with the demo world on PostgreSQL, each at
 * its moment whether those before it are answered or not. A save is as old as its answer is later than that.
 */
export async function benchSaves(databaseUrl: string, { writing }: Effort): Promise<void> {
  const { students, savesPerSecond, seconds } = writing
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', WEB_DIST: '' }
  const api = await startProcess(apiEntry, env)
  try {
    const drafts: Draft[] = []
    for (const email of await addCrowd(databaseUrl, 'student@portal.test', students, 'writer')) {
      drafts.push(await begin(api.url, email))
    }
    const ages: number[] = []
    const under: Promise<void>[] = []
    const start = performance.now()
    for (let number = 0; number < savesPerSecond * seconds; number += 1) {
      const due = start + (number * 1_000) / savesPerSecond
      const early = due - performance.now()
      if (early > 0) await pause(early)
      const draft = drafts[number % drafts.length]
      if (draft === undefined) throw new Error('Nobody writes')
      under.push(save(draft).then(() => void ages.push(performance.now() - due)))
    }
    await Promise.all(under)
    const took = (performance.now() - start) / 1_000
    ages.sort((a, b) => a - b)
    const p99 = ages[Math.floor(ages.length * 0.99)] ?? Number.NaN
    printTable(
      `${students} students write, ${savesPerSecond} saves a second for ${seconds} s, one process on PostgreSQL`,
      [
        ['saves', 'saves/s', 'p50 ms', 'p99 ms', 'longest ms', 'resident MB'],
        [
          ages.length,
          (ages.length / took).toFixed(0),
          median(ages).toFixed(0),
          p99.toFixed(0),
          (ages.at(-1) ?? Number.NaN).toFixed(0),
          residentMB(api.pid).toFixed(0),
        ],
      ],
    )
    judge('Age of a draft’s save, p99', p99 / 1_000, { most: 2 }, ' s')
  } finally {
    await api.stop()
  }
}
