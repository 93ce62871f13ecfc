import { makeVerdict } from '../testing.ts'
import type { FinishedSet, FinishInput, RunnerSet, SaveInput, SaveOutcome } from '../types.ts'
import { finished } from './answer-keeper.testing.ts'

/** What the server keeps of a question. */
interface Held {
  save: SaveInput
  answeredMs: number
  isFinal: boolean
}

interface Memory {
  held: Map<number, Held>
  finishedMs: number | null
  deadlineMs: number | null
  extraMinutes: number
}

/** An answer, and what is to be done once the client has heard it. */
interface Served<T> {
  answer: T
  acknowledge: () => void
}

/** A server for one set that follows the rules of SaveAnswer, FinishSet, GetSet and GetClock. */
export interface ModelServer {
  save: (input: SaveInput) => Served<SaveOutcome>
  finish: (input: FinishInput) => Served<FinishedSet>
  getSet: () => Served<RunnerSet>
  getClock: () => Served<Pick<RunnerSet, 'serverNow' | 'deadlineAt' | 'extraMinutes' | 'state'>>
  /** It starts again with what it had acknowledged. */
  restart: () => void
  giveMinutes: (minutes: number) => void
  held: () => ReadonlyMap<number, Held>
  finishedMs: () => number | null
  deadlineMs: () => number | null
  /** Every answer that it wrote, since it was started last. */
  written: () => readonly SaveInput[]
  handIns: () => number
}

export function createModelServer(given: {
  set: RunnerSet
  deadlineMs: number | null
  now: () => number
}): ModelServer {
  const { set, now } = given
  const startedMs = Date.parse(set.startedAt)
  let memory: Memory = {
    held: new Map(),
    finishedMs: null,
    deadlineMs: given.deadlineMs,
    extraMinutes: 0,
  }
  let acknowledged = structuredClone(memory)
  let written: SaveInput[] = []
  let handIns = 0

  function served<T>(answer: T): Served<T> {
    const known = structuredClone(memory)
    return {
      answer,
      acknowledge: () => {
        acknowledged = known
      },
    }
  }
  const clamp = (moment: string) => Math.min(Math.max(Date.parse(moment), startedMs), now())
  const clockNow = () => ({
    serverNow: new Date(now()).toISOString(),
    deadlineAt: memory.deadlineMs === null ? null : new Date(memory.deadlineMs).toISOString(),
    extraMinutes: memory.extraMinutes,
    state: memory.finishedMs === null ? ('open' as const) : ('finished' as const),
  })

  function judge(input: SaveInput): SaveOutcome {
    const held = memory.held.get(input.questionId)
    const sequence = held?.save.sequence ?? 0
    const isFinal = memory.finishedMs !== null || held?.isFinal === true
    if (isFinal) return { sequence, outcome: 'final', verdict: makeVerdict() }
    const isSame = JSON.stringify(held?.save.response) === JSON.stringify(input.response)
    const isRepeat = input.sequence === sequence && isSame
    if (!isRepeat && input.sequence <= sequence) {
      return { sequence, outcome: 'superseded', verdict: null }
    }
    const answeredMs = clamp(input.answeredAt)
    if (!isRepeat) {
      if (memory.deadlineMs !== null && answeredMs > memory.deadlineMs) {
        return { sequence, outcome: 'late', verdict: null }
      }
      written.push(input)
      memory.held.set(input.questionId, { save: input, answeredMs, isFinal: false })
    }
    if (!input.submit) return { sequence: input.sequence, outcome: 'saved', verdict: null }
    memory.held.set(input.questionId, { save: input, answeredMs, isFinal: true })
    return { sequence: input.sequence, outcome: 'final', verdict: makeVerdict() }
  }

  return {
    save: (input) => served(judge(input)),
    finish({ finishedAt, isTimeUp }) {
      const { deadlineMs } = memory
      if (memory.finishedMs === null) {
        if (isTimeUp === true && (deadlineMs === null || now() < deadlineMs)) throw { status: 409 }
        memory.finishedMs = Math.min(clamp(finishedAt), deadlineMs ?? Number.POSITIVE_INFINITY)
        handIns += 1
      }
      return served(finished)
    },
    getSet: () =>
      served({
        ...set,
        ...clockNow(),
        questions: set.questions.map((question) => {
          const held = memory.held.get(question.questionId)
          if (held === undefined) return question
          const { response, sequence, timeMs, isMarkedForReview } = held.save
          const verdict = held.isFinal ? makeVerdict() : null
          return { ...question, response, sequence, timeMs, isMarkedForReview, verdict }
        }),
      }),
    getClock: () => served(clockNow()),
    restart() {
      memory = structuredClone(acknowledged)
      written = []
      handIns = memory.finishedMs === null ? 0 : 1
    },
    giveMinutes(minutes) {
      if (memory.deadlineMs === null || memory.finishedMs !== null) return
      memory.deadlineMs += minutes * 60_000
      memory.extraMinutes += minutes
      acknowledged = structuredClone(memory)
    },
    held: () => memory.held,
    finishedMs: () => memory.finishedMs,
    deadlineMs: () => memory.deadlineMs,
    written: () => written,
    handIns: () => handIns,
  }
}
