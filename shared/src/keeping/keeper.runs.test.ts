import { afterEach, describe, expect, it, vi } from 'vitest'
import { generator } from '../testing/seeded.ts'
import {
  createWorld,
  type Device,
  settle,
  type Tab,
  type Weather,
  type Words,
  type World,
} from './keeper.world.testing.ts'

/**
 * Runs, each on a world of its own and the same ones always, so that a failure is of what was changed;
 * it names its seed. `SEED=3567 RUNS=1` before the command repeats it, and `SEED=1000 RUNS=5000` has
 * others.
 */
const runs = Number(process.env.RUNS ?? 200)
const firstSeed = Number(process.env.SEED ?? 1)
const steps = 80
const twoHoursMs = 2 * 60 * 60 * 1000

const weathers: readonly Weather[] = [
  'fine',
  'fine',
  'cut',
  'answer lost',
  'slow',
  'tripled',
  'down',
  'signed out',
]

/** What was written, as somebody who looked over all shoulders would know it. */
function createMemory() {
  const typed = new Set<string>()
  /** Taken out again; or in a tab that said that nothing outlives it, when it was killed. */
  const excused = new Set<string>()
  const typedIn = new Map<Tab, string[]>()
  return {
    typed,
    excused,
    type(tab: Tab, below: (limit: number) => number) {
      const { keeper } = tab
      const { value } = keeper.snapshot()
      const word = `w${typed.size}`
      typed.add(word)
      typedIn.set(tab, [...(typedIn.get(tab) ?? []), word])
      keeper.change(value.toSpliced(below(value.length + 1), 0, word))
    },
    takeOut({ keeper }: Tab, below: (limit: number) => number) {
      const { value } = keeper.snapshot()
      const at = below(value.length)
      for (const word of value.slice(at, at + 1)) excused.add(word)
      keeper.change(value.toSpliced(at, 1))
    },
    dies(tab: Tab) {
      const { isLasting, isSaved, value } = tab.keeper.snapshot()
      if (isLasting || isSaved) return
      for (const word of [...value, ...(typedIn.get(tab) ?? [])]) excused.add(word)
    },
  }
}

type Memory = ReturnType<typeof createMemory>

function lost(words: Iterable<string>, world: World, memory: Memory): string[] {
  const kept = new Set([world.server.stored().value, ...world.server.snapshots()].flat())
  return [...words].filter((word) => !kept.has(word) && !memory.excused.has(word))
}

const allTabs = (world: World) => world.devices.flatMap(({ tabs }) => tabs)

/** What shows as Saved is with the server, at every moment. */
function checkHonesty(world: World, memory: Memory): void {
  for (const { keeper } of allTabs(world)) {
    const { state, value } = keeper.snapshot()
    if (state === 'Saved') expect(lost(value, world, memory)).toEqual([])
  }
}

function kill(device: Device, tab: Tab, memory: Memory): void {
  memory.dies(tab)
  device.kill(tab)
}

async function step(world: World, memory: Memory, below: (limit: number) => number) {
  const device = world.devices[below(2)]
  if (device === undefined) return
  if (device.tabs.length === 0) await device.open()
  const tab = device.tabs[below(device.tabs.length)]
  if (tab === undefined) return
  const { keeper } = tab
  const kind = below(100)
  if (kind < 36) {
    memory.type(tab, below)
    if (below(2) === 0) await settle()
  } else if (kind < 40) memory.takeOut(tab, below)
  else if (kind < 54) await world.pass(below(4_000))
  else if (kind < 58) await world.pass(below(60_000))
  else if (kind < 67) device.weather = weathers[below(weathers.length)] ?? 'fine'
  else if (kind < 74) await world.deliverOne()
  else if (kind < 76) {
    device.isOnline = below(2) === 0
    for (const other of device.tabs) other.keeper.wake()
  } else if (kind < 78) {
    vi.mocked(Date.now).mockReturnValue(world.nowMs() + (below(3) - 1) * twoHoursMs)
  } else if (kind < 80) world.server.restart()
  else if (kind < 82) device.isFull = below(2) === 0
  else if (kind < 85) keeper.compose(below(2) === 0)
  else if (kind < 88) keeper.refresh()
  else if (kind < 90) keeper.leave()
  else if (kind < 92) {
    // A page that is closed by the person: it may send, and hears nothing any more.
    keeper.leave()
    kill(device, tab, memory)
  } else if (kind < 94) {
    if (device.tabs.length < 2) await device.open()
  } else if (kind < 96) kill(device, tab, memory)
  else if (kind < 97) for (const other of [...device.tabs]) kill(device, other, memory)
  else if (kind < 98) void keeper.flush()
  else {
    memory.dies(tab)
    await tab.reopen()
  }
  await settle()
}

/** The network comes back, and there is room: everything gets to its end. */
async function comeToRest(world: World) {
  for (const device of world.devices) {
    device.weather = 'fine'
    device.isOnline = true
    device.isFull = false
  }
  await world.deliverAll()
  const rest = async () => {
    for (const { keeper } of allTabs(world)) {
      keeper.compose(false)
      keeper.wake()
      await settle()
    }
    await world.pass(31_000)
    await world.deliverAll()
  }
  await rest()
  for (const device of world.devices) if (device.tabs.length === 0) await device.open()
  let saves = 0
  for (let turn = 0; turn < 8; turn += 1) {
    // Tabs that wrote apart agree soon, and nobody goes on saving over the other.
    if (turn > 4) expect(world.server.saves()).toBe(saves)
    await rest()
    saves = world.server.saves()
    for (const { keeper } of allTabs(world)) {
      keeper.refresh()
      await settle()
    }
  }
}

async function checkEnd(world: World, memory: Memory) {
  expect(lost(memory.typed, world, memory)).toEqual([])
  const { value } = world.server.stored()
  expect(new Set<string>(value).size).toBe(value.length)
  const shown: Words[] = allTabs(world).map(({ keeper }) => keeper.snapshot().value)
  expect(shown).toEqual(shown.map(() => value))
  for (const { keeper } of allTabs(world)) expect(keeper.snapshot().state).toBe('Saved')
  for (const { storage } of world.devices) expect(await storage.unsentNames('ada')).toEqual([])
}

describe('whatever happens to network, tab, device and server', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index)

  it.each(seeds)('no word is lost or wrongly called saved (seed %i)', async (seed) => {
    vi.spyOn(Date, 'now')
    const below = generator(seed)
    const world = createWorld({ below, isMergeBad: seed % 3 === 0 })
    const memory = createMemory()
    for (const device of world.devices) await device.open()
    for (let count = 0; count < steps; count += 1) {
      await step(world, memory, below)
      checkHonesty(world, memory)
    }
    await comeToRest(world)
    checkHonesty(world, memory)
    await checkEnd(world, memory)
  })
})
