import { type Revise, type SavedAnswer, start } from './testing.ts'

export const minute = 60_000
/** So many minutes after the start. */
export const after = (minutes: number) => new Date(start.getTime() + minutes * minute)

/** What tests do with sets that are timed as a whole. */
export function timedSets(revise: () => Revise) {
  /** Goes to so many minutes after the start. */
  const goTo = (minutes: number) => revise().app.clock.set(after(minutes))

  /** A set of ten minutes with its questions' ids. */
  async function timedSet(size = 4) {
    const set = await revise().openSet({ questionTypes: [1], size, timing: 'set', minutes: 10 })
    return { setId: set.id, ids: set.questions.map(({ questionId }) => questionId) }
  }

  const askClock = (setId: string) =>
    revise().app.call('GET /Revise/api/Revise/GetClock', revise().student, { query: { setId } })
  const solutions = async (setId: string) =>
    (
      await revise().app.call('GET /Revise/api/Revise/GetSolutions', revise().student, {
        query: { setId },
      })
    ).data

  /** Saves an answer that the device says was given so many minutes after the start. */
  const answer = async (
    setId: string,
    questionId: number | undefined,
    saidMinutes: number,
    change: Partial<SavedAnswer> = {},
  ) =>
    (
      await revise().save(setId, questionId ?? 0, {
        answeredAt: after(saidMinutes).toISOString(),
        ...change,
      })
    ).data

  return { goTo, timedSet, askClock, solutions, answer }
}
