import type { Occasion } from '../../asked.ts'
import { changeInTurn, claim } from './uploads.repository.ts'

/** How often whoever puts parts together shows that they still are: thrice before it is late. */
const signMs = 15_000

/** The turn to put the parts of an upload together. */
export interface Turn {
  /** Shows no more signs of life. @returns the last one, by which the turn is known. */
  end(): Promise<Date>
}

/**
 * Takes the turn to put the parts of an upload together, and shows signs of life until it ends.
 * @returns undefined while it is somebody else's.
 */
export async function takeTurn({ db, now }: Occasion, id: string): Promise<Turn | undefined> {
  if (!(await claim(db, id, now))) return undefined
  const began = performance.now()
  let last = now
  const sign = async () => {
    const next = new Date(now.getTime() + Math.round(performance.now() - began))
    if (await changeInTurn(db, id, last, { joinedAt: next })) last = next
  }
  let signs = Promise.resolve()
  const timer = setInterval(() => {
    // One that fails may be followed by one that does not.
    signs = signs.then(sign).catch(() => undefined)
  }, signMs)
  timer.unref()
  return {
    end: async () => {
      clearInterval(timer)
      await signs
      return last
    },
  }
}
