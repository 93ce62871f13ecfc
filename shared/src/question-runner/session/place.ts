import type { RunnerEnvironment } from './environment.ts'

/** Where a student is in the set that was open last; one for all sets, so that it never grows. */
const name = 'question-runner-place'

type Places = Pick<RunnerEnvironment, 'places'>

/**
 * The question that was open last in this set, or null. The device's store knows it as well, but
 * only after the first paint: a page that then went elsewhere would have the next key answer another
 * question than the one just seen.
 */
export function readPlace({ places }: Places, owner: string, setId: string): number | null {
  try {
    const [whose, which, questionId] = (places?.getItem(name) ?? '').split(' ')
    return whose === owner && which === setId ? Number(questionId) : null
  } catch {
    // A browser that keeps nothing for pages: the first open question it is.
    return null
  }
}

/** Notes which question is open. */
export function keepPlace(
  { places }: Places,
  owner: string,
  setId: string,
  questionId: number,
): void {
  try {
    places?.setItem(name, `${owner} ${setId} ${questionId}`)
  } catch {
    // Full, or not allowed: only the place is lost.
  }
}
