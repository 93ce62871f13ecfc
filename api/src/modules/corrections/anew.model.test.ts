import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runWaitingTasks } from '../../jobs/testing.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import type { Letter } from './bank.testing.ts'
import { withoutLetters } from './tables.testing.ts'
import { type Edit, makeWorld, type Work, type World } from './world.testing.ts'

const start = new Date('2026-03-04T10:00:00.000Z')

let app: TestApp
let worlds = 0

beforeAll(async () => {
  app = await makeTestApp({ now: start })
})
afterAll(() => app.close())

const letter = fc.constantFrom<Letter>('a', 'b', 'c', 'd')
const maybe = fc.option(letter, { freq: 5 })
const mostly = fc.option(letter, { freq: 8 })

const work: fc.Arbitrary<Work> = fc.record({
  student: fc.nat(2),
  kind: fc.constantFrom<Work['kind']>(
    ...(['each', 'end', 'learn', 'video', 'free paper'] as const),
    ...(['diagnostic', 'diagnostic', 'paper', 'paper'] as const),
  ),
  hours: fc.constantFrom(0, 1, 30, 200, 700),
  letters: fc.tuple(mostly, maybe, maybe),
  first: fc.option(letter, { freq: 2 }),
  minutes: fc.nat(30),
  isLeftOpen: fc.nat(2).map((chance) => chance === 0),
})

type Event = { work: Work } | { edit: Edit }

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ work }) },
  { weight: 1, arbitrary: fc.record({ edit: fc.constantFrom<Edit>('reword', 'replace') }) },
)

async function play(world: World, events: readonly Event[]): Promise<void> {
  app.clock.set(start)
  for (const each of events) {
    if ('work' in each) await world.work(each.work)
    else await world.edit(each.edit)
  }
  const replaced = events.filter((each) => 'edit' in each && each.edit === 'replace').length
  if (replaced % 2 === 1) await world.edit('replace')
}

async function correct(world: World, correctLetter: Letter, countsOld = false): Promise<void> {
  const { status, message } = await app.call(
    'POST /question/admin/KeyCorrection/Apply',
    world.admin,
    {
      body: {
        ...{ questionId: world.questionIds[0] ?? 0, version: await world.version() },
        ...{ correctLetter, countsOld, reason: 'It is right' },
      },
    },
  )
  if (status !== 200) throw new Error(`The key was not put right (${status}): ${message}`)
  await runWaitingTasks(app.db, () => app.clock.now())
}

const newWorld = async (key: Letter) => {
  worlds += 1
  return await makeWorld({ app, name: `World ${worlds}`, key })
}

/** Whoever chose b, the old key, chose d, the new one; but where other answers stood. */
function withOldAsNew(events: readonly Event[]): Event[] {
  let isReplaced = false
  return events.map((each) => {
    if ('edit' in each) {
      if (each.edit === 'replace') isReplaced = !isReplaced
      return each
    }
    const [letter, ...others] = each.work.letters
    if (isReplaced || letter !== 'b') return each
    return { work: { ...each.work, letters: ['d', ...others] } }
  })
}

describe('a key that is put right', () => {
  it('leaves every roll-up as the same history under the new key does', async () => {
    const keys = fc
      .uniqueArray(letter, { minLength: 2, maxLength: 3 })
      .filter((list) => list.length > 1)
    const history = fc.array(event, { minLength: 2, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(history, keys, async (events, [first = 'b', ...others]) => {
        const corrected = await newWorld(first)
        await play(corrected, events)
        for (const each of others) await correct(corrected, each)
        await corrected.handIn()
        const fresh = await newWorld(others.at(-1) ?? 'b')
        await play(fresh, events)
        await fresh.handIn()
        expect(await corrected.tables()).toEqual(await fresh.tables())
      }),
      { numRuns: Number(process.env.MODEL_RUNS ?? 8) },
    )
  })

  it('leaves them as if the old answer had been the new one, where that counts, too', async () => {
    const history = fc.array(event, { minLength: 2, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(history, async (events) => {
        const corrected = await newWorld('b')
        await play(corrected, events)
        await corrected.handIn()
        await correct(corrected, 'd', true)
        const fresh = await newWorld('d')
        // Only the alike versions have the old key; of the others no answer counts otherwise.
        await play(fresh, withOldAsNew(events))
        await fresh.handIn()
        expect(withoutLetters(await corrected.tables())).toEqual(
          withoutLetters(await fresh.tables()),
        )
      }),
      { numRuns: Number(process.env.MODEL_RUNS ?? 4) },
    )
  })
})
