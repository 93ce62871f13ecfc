import { setImmediate } from 'node:timers/promises'

/** Milliseconds that long work may hold the thread. */
const longest = 5

/** Lets others be served while long work goes on. */
export class Breather {
  #since = performance.now()

  /** Steps aside once the thread has been held for a while. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#since < longest) return
    await setImmediate()
    this.#since = performance.now()
  }
}

/** Makes one thing after another of these; others are served meanwhile. */
export async function inTurn<One, Result>(
  ones: Iterable<One>,
  make: (one: One) => Result,
): Promise<Result[]> {
  const breather = new Breather()
  const results: Result[] = []
  for (const one of ones) {
    results.push(make(one))
    await breather.breathe()
  }
  return results
}
