import type { FinishedSet, SaveInput, SaveOutcome } from '../types.ts'
import { createAnswerKeeper } from './answer-keeper.ts'
import type { Change } from './answer-queue.ts'
import type { AnswerStorage } from './answer-storage.ts'
import type { KeeperOptions } from './keeper-types.ts'

/** What the fake server says to a finished set. */
export const finished: FinishedSet = {
  id: 'set',
  kind: 'revise',
  title: 'Forces',
  subjectSlug: 'physics',
  startedAt: '2027-03-01T10:00:00.000Z',
  finishedAt: '2027-03-01T10:10:00.000Z',
  answered: 1,
  correct: 1,
  total: 1,
  timeMs: 1000,
}

/** A change that chooses a letter. */
export const change = (questionId: number, letter: string, more: Partial<Change> = {}): Change => ({
  setId: 'set',
  questionId,
  response: { kind: 'choice', letter },
  timeMs: 1000,
  hiddenMs: 0,
  isMarkedForReview: false,
  answeredAt: '2027-03-01T10:00:00.000Z',
  submit: false,
  ...more,
})

/** What the network does to the next request. */
export type Weather = 'fine' | 'request lost' | 'answer lost' | 'server down' | 'signed out'

/** A server with the rule of the contract: of one question only the highest sequence counts. */
export function fakeServer() {
  const held = new Map<number, SaveInput>()
  const arrived: SaveInput[] = []
  let finishes = 0
  let weather: Weather = 'fine'
  const through = <T>(work: () => T): Promise<T> => {
    const today = weather
    if (today === 'request lost') return Promise.reject(new TypeError('Failed to fetch'))
    if (today === 'server down') return Promise.reject({ status: 503 })
    if (today === 'signed out') return Promise.reject({ status: 401 })
    const answer = work()
    return today === 'answer lost'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(answer)
  }
  return {
    held,
    arrived,
    finishes: () => finishes,
    setWeather: (next: Weather) => {
      weather = next
    },
    save: (input: SaveInput) =>
      through<SaveOutcome>(() => {
        arrived.push(input)
        const before = held.get(input.questionId)
        if (before !== undefined && before.sequence > input.sequence) {
          return { sequence: before.sequence, outcome: 'superseded', verdict: null }
        }
        held.set(input.questionId, input)
        return { sequence: input.sequence, outcome: 'saved', verdict: null }
      }),
    finish: () =>
      through(() => {
        finishes += 1
        return finished
      }),
  }
}

/** Timers that run when told. */
export function fakeTimers() {
  const due = new Set<() => void>()
  return {
    schedule: (run: () => void) => {
      due.add(run)
      return () => due.delete(run)
    },
    runAll: () => {
      const now = [...due]
      due.clear()
      for (const run of now) run()
    },
  }
}

type Server = ReturnType<typeof fakeServer>

/** Lets all promises that are ready run on. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** A tab: a keeper that takes over what the device holds, as the runner does. */
export async function openTab(
  server: Server,
  storage: AnswerStorage,
  timers = fakeTimers(),
  more: Partial<KeeperOptions> = {},
) {
  const keeper = createAnswerKeeper({
    owner: 'ada',
    setId: 'set',
    title: 'Forces',
    storage,
    save: server.save,
    finish: server.finish,
    isOnline: () => true,
    schedule: timers.schedule,
    random: () => 0.5,
    ...more,
  })
  const { saves, set } = await storage.load('ada', 'set')
  const newer = saves.filter(
    (save) => save.sequence > (server.held.get(save.questionId)?.sequence ?? 0),
  )
  keeper.adopt({
    resend: newer.filter((save) => !save.isConfirmed),
    outdated: saves.filter((save) => !newer.includes(save)),
    sequences: new Map([...server.held].map(([id, save]) => [id, save.sequence])),
    set,
  })
  return { keeper, timers }
}
