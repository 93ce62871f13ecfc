import { afterEach, describe, expect, it, vi } from 'vitest'
import { generator } from '../../testing/seeded.ts'
import { stateOf } from '../rules/runner-state.ts'
import type { Answer } from '../types.ts'
import { createWorld, settle, type Weather, type World } from './answer-keeper.world.testing.ts'

/**
 * Runs, each on a world of its own and the same ones always, so that a failure is of what was changed;
 * it names its seed. `SEED=3567 RUNS=1` before the command repeats it, and `SEED=1000 RUNS=5000` has
 * others.
 */
const runs = Number(process.env.RUNS ?? 200)
const firstSeed = Number(process.env.SEED ?? 1)
const steps = 60
const questionIds = [1, 2, 3, 4]
/** The deadline before minutes were given; a device that does not know of them yet holds to it. */
const firstDeadlineMs = Date.parse('2027-03-01T10:10:00.000Z')
const twoHoursMs = 2 * 60 * 60 * 1000

/** What the student did last on a question. */
interface Deed {
  response: Answer | null
  atMs: number
  isSubmitted: boolean
}

/** What the student has done, as somebody who looked over the shoulder would know it. */
function createMemory(world: World) {
  const deeds = new Map<number, Deed>()
  /**
   * The device kept nothing (which the tab says) when the tab was killed or taken over from, or the
   * student was told that another answer stands: it may not be the one given last.
   */
  const unsure = new Set<number>()
  let handedInAt: string | null = null
  const view = () => world.tab().session.view()
  return {
    deeds,
    handedInAt: () => handedInAt,
    /** Runs what the student does, and keeps what was taken. */
    doing(questionId: number, work: () => void) {
      if (!view().isOpen) return
      const before = stateOf(view().runner, questionId)
      work()
      const after = stateOf(view().runner, questionId)
      if (after.response === before.response && after.isSubmitted === before.isSubmitted) return
      const { response, isSubmitted } = after
      deeds.set(questionId, { response, isSubmitted, atMs: world.nowMs() })
    },
    /** Keeps in mind what the student is told, and when the set was handed in, while it is. */
    look() {
      for (const { text } of view().notices) {
        const [, number] = /^Question (\d+): a newer answer/.exec(text) ?? []
        if (number !== undefined) unsure.add(Number(number))
      }
      const { finish } = view()
      if (finish.state === 'waiting') handedInAt = finish.finishedAt
      else if (finish.state !== 'done' && view().isOpen) handedInAt = null
    },
    /** The tab goes away with all that is nowhere else. */
    losesMemory() {
      if (view().isLasting) return
      for (const questionId of questionIds) unsure.add(questionId)
      handedInAt = null
    },
    isUnsure: (questionId: number) => unsure.has(questionId),
  }
}

type Memory = ReturnType<typeof createMemory>

/** What shows as Saved is with the server, at every moment. */
function checkHonesty(world: World, memory: Memory): void {
  const view = world.tab().session.view()
  if (!view.isReady || view.saveState.kind !== 'saved') return
  for (const [questionId, { response }] of memory.deeds) {
    if (memory.isUnsure(questionId)) continue
    expect(world.server.held().get(questionId)?.save.response ?? null).toEqual(response)
  }
}

const weathers: readonly Weather[] = [
  'fine',
  'fine',
  'cut',
  'answer lost',
  'slow',
  'tripled',
  'tripled',
  'down',
  'signed out',
]

async function step(world: World, memory: Memory, below: (limit: number) => number) {
  const { session } = world.tab()
  const questionId = 1 + below(4)
  const kind = below(100)
  if (kind < 36) {
    const letter = 'abcd'.charAt(below(4))
    memory.doing(questionId, () => session.respond(questionId, { kind: 'choice', letter }))
    if (below(2) === 0) await settle()
  } else if (kind < 40) memory.doing(questionId, () => session.crossOut(questionId, 'a'))
  else if (kind < 44) session.toggleMark(questionId)
  else if (kind < 48) session.go(below(4))
  else if (kind < 52) memory.doing(questionId, () => session.submit(questionId))
  else if (kind < 64) await world.pass(below(40_000))
  else if (kind < 66) await world.pass(below(400_000))
  else if (kind < 76) world.setWeather(weathers[below(weathers.length)] ?? 'fine')
  else if (kind < 82) await world.deliverOne()
  else if (kind < 84) world.setOnline(below(2) === 0)
  else if (kind < 86)
    vi.mocked(Date.now).mockReturnValue(world.nowMs() + (below(3) - 1) * twoHoursMs)
  else if (kind < 88) world.server.restart()
  else if (kind < 90) world.setFull(below(2) === 0)
  else if (kind < 92) world.server.giveMinutes(1 + below(3))
  // A hand-in that the device could not keep is known to its own tab alone, which says so.
  else if (kind < 98 && memory.handedInAt() !== null && !session.view().isLasting) return
  else if (kind < 95) {
    memory.losesMemory()
    await world.killAndReopen()
  } else if (kind < 98) {
    memory.losesMemory()
    await world.takeOver()
  } else session.handIn()
  await settle()
}

/** The network comes back, and there is room: everything gets to its end. */
async function comeToRest(world: World, memory: Memory) {
  world.setWeather('fine')
  world.setFull(false)
  world.setOnline(true)
  await world.deliverAll()
  for (let turn = 0; turn < 12 && world.server.finishedMs() === null; turn += 1) {
    await world.pass(31_000)
    world.tab().session.wake()
    await world.deliverAll()
    if (turn > 3) world.tab().session.handIn()
    await settle()
    memory.look()
    // What the server forgot in a restart, this tab takes for done; the student opens it again.
    if (world.tab().life.finishes > 0 && world.server.finishedMs() === null) {
      await world.killAndReopen()
    }
  }
  await world.deliverAll()
}

function checkEnd(world: World, memory: Memory): void {
  const { server } = world
  const finishedMs = server.finishedMs()
  expect(finishedMs).not.toBeNull()
  expect(server.handIns()).toBe(1)
  expect(world.tab().life.finishes).toBeLessThanOrEqual(1)
  const handedInAt = memory.handedInAt()
  const deadlineMs = server.deadlineMs() ?? Number.POSITIVE_INFINITY
  // At zero it is handed in as of the deadline, which minutes given meanwhile have moved.
  if (handedInAt !== null) expect([Date.parse(handedInAt), deadlineMs]).toContain(finishedMs)
  for (const [questionId, deed] of memory.deeds) {
    if (memory.isUnsure(questionId)) continue
    const held = server.held().get(questionId)
    expect(held?.save.response ?? null).toEqual(deed.response)
    expect(held?.answeredMs).toBeGreaterThanOrEqual(Math.min(deed.atMs, firstDeadlineMs) - 1)
    expect(held?.answeredMs).toBeLessThanOrEqual(Math.min(deadlineMs, finishedMs ?? 0) + 1)
    expect(held?.isFinal).toBe(deed.isSubmitted)
  }
  const numbers = server.written().map(({ questionId, sequence }) => `${questionId} ${sequence}`)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const [questionId, { save }] of server.held()) {
    const ofQuestion = server.written().filter((written) => written.questionId === questionId)
    expect(save.sequence).toBeGreaterThanOrEqual(
      Math.max(0, ...ofQuestion.map(({ sequence }) => sequence)),
    )
  }
}

describe('whatever happens to network, tab, device and server', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index)

  it.each(seeds)('no answer is lost, doubled or wrongly called saved (seed %i)', async (seed) => {
    vi.spyOn(Date, 'now')
    const below = generator(seed)
    const world = createWorld({
      feedback: seed % 2 === 0 ? 'each' : 'end',
      minutes: seed % 3 === 0 ? null : 10,
      below,
    })
    await settle()
    const memory = createMemory(world)
    for (let count = 0; count < steps && world.server.finishedMs() === null; count += 1) {
      await step(world, memory, below)
      memory.look()
      checkHonesty(world, memory)
    }
    await comeToRest(world, memory)
    checkEnd(world, memory)
  })
})
