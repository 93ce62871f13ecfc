import { useSession } from '@portal/shared/session'
import type { RunnerSet, TimedSet } from '../question-runner/index.ts'
import {
  type ClockNews,
  keptMs,
  mostSets,
  type QuestionNews,
  type Sample,
  setNow,
  withTime,
} from './kept.rules.ts'
import {
  type KeptDatabase,
  type KeptRead,
  keptStores,
  rowsOf,
  withDatabase,
} from './kept-database.ts'

const nameOf = (setId: string) => `set ${setId}`

/** The same as ever, but nothing of somebody who has left. */
function ofPerson<T>(
  owner: string,
  work: (database: KeptDatabase) => Promise<T>,
): Promise<T | undefined> {
  const { status, claims } = useSession.getState()
  const isHere = status === 'signed-in' && claims?.userId === owner
  return isHere ? withDatabase(work) : Promise.resolve(undefined)
}

/** Keeps what a call answered, for a reload without a connection. */
export async function keepRead(owner: string, name: string, answer: unknown): Promise<void> {
  await ofPerson(owner, async (database) => {
    await database.put('reads', { owner, name, answer, deviceMs: Date.now() })
  })
}

/** What was kept of a call; null where nothing is. */
export async function readKept<T>(owner: string, name: string): Promise<T | null> {
  const found = await ofPerson(owner, (database) => database.get('reads', [owner, name]))
  const now = Date.now()
  if (found === undefined || now - found.deviceMs > keptMs) return null
  // It was kept under this name by whoever asks for it.
  return withTime(found.answer as T, found, now)
}

/** Keeps a set that is open, and forgets what is old, of others, or more than a few. */
export async function keepSet(owner: string, { set, receivedAt }: TimedSet): Promise<void> {
  if (set.state !== 'open') return
  // Since it arrived, which is when its clock was right.
  const deviceMs = Date.now() - (performance.now() - receivedAt)
  await ofPerson(owner, async (database) => {
    await tidy(database, owner, set.id)
    await database.put('reads', { owner, name: nameOf(set.id), answer: set, deviceMs })
  })
}

/** The set as the device knows it; null where it was not kept. */
export async function readSet(owner: string, setId: string): Promise<TimedSet | null> {
  const found = await ofPerson(owner, async (database) => {
    const read = await database.get('reads', [owner, nameOf(setId)])
    if (read === undefined) return null
    const [questions, clock] = await Promise.all([
      database.getAll('questions', rowsOf(owner, setId)),
      database.get('clocks', [owner, setId]),
    ])
    return { read, questions, clock }
  })
  const now = Date.now()
  if (!found || now - found.read.deviceMs > keptMs) return null
  const { read, questions, clock } = found
  const kept = read.answer as RunnerSet
  const first: Sample = { serverNow: kept.serverNow, deviceMs: read.deviceMs }
  const samples = clock === undefined ? [first] : [first, clock]
  const news = questions.map((question) => question.news)
  const at = performance.now()
  return {
    set: setNow(kept, news, clock?.news ?? {}, samples, now),
    askedAt: at,
    receivedAt: at,
  }
}

/** Notes what was heard of a question; of a set that is not kept, nothing. */
export async function noteQuestion(
  owner: string,
  setId: string,
  news: QuestionNews,
): Promise<void> {
  await ofPerson(owner, async (database) => {
    const transaction = database.transaction(['reads', 'questions'], 'readwrite')
    const questions = transaction.objectStore('questions')
    const { questionId } = news
    const isKept = await transaction.objectStore('reads').getKey([owner, nameOf(setId)])
    if (isKept !== undefined) {
      const before = await questions.get([owner, setId, questionId])
      await questions.put({ owner, setId, questionId, news: { ...before?.news, ...news } })
    }
    await transaction.done
  })
}

/** Notes the server's time, and what was heard of the clock of a set that is kept. */
export async function noteClock(
  owner: string,
  setId: string,
  serverNow: string,
  news: ClockNews = {},
): Promise<void> {
  await ofPerson(owner, async (database) => {
    const transaction = database.transaction(['reads', 'clocks'], 'readwrite')
    const clocks = transaction.objectStore('clocks')
    const isKept = await transaction.objectStore('reads').getKey([owner, nameOf(setId)])
    if (isKept !== undefined) {
      const before = await clocks.get([owner, setId])
      const all = { ...before?.news, ...news }
      await clocks.put({ owner, setId, serverNow, deviceMs: Date.now(), news: all })
    }
    await transaction.done
  })
}

/** Forgets a set that is done, with what led to it. */
export async function forgetSet(owner: string, setId: string): Promise<void> {
  await withDatabase(async (database) => {
    await dropSet(database, owner, setId)
    const names = await database.getAllKeys('reads', IDBKeyRange.bound([owner], [owner, []]))
    const others = names.filter(([, name]) => !name.startsWith('set '))
    await Promise.all(others.map((key) => database.delete('reads', key)))
  })
}

/** Forgets all that is kept of anybody. */
export async function forgetAll(): Promise<void> {
  await withDatabase((database) => Promise.all(keptStores.map((store) => database.clear(store))))
}

async function dropSet(database: KeptDatabase, owner: string, setId: string): Promise<void> {
  const rows = rowsOf(owner, setId)
  await Promise.all([
    database.delete('reads', [owner, nameOf(setId)]),
    database.delete('clocks', [owner, setId]),
    database.delete('questions', rows),
    database.delete('pictures', rows),
  ])
}

async function tidy(database: KeptDatabase, owner: string, setId: string): Promise<void> {
  const reads = await database.getAll('reads')
  const isOver = (read: KeptRead) => read.owner !== owner || Date.now() - read.deviceMs > keptMs
  const sets = reads
    .filter(({ name }) => name.startsWith('set ') && name !== nameOf(setId))
    .sort((one, other) => other.deviceMs - one.deviceMs)
  const mine = sets.filter((read) => !isOver(read))
  const dropped = [...sets.filter(isOver), ...mine.slice(mostSets - 1)]
  await Promise.all([
    ...dropped.map((read) => dropSet(database, read.owner, read.name.slice(4))),
    ...reads
      .filter((read) => isOver(read) && !read.name.startsWith('set '))
      .map((read) => database.delete('reads', [read.owner, read.name])),
  ])
}
