import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from './timing.ts'

/** Milliseconds of the calls of others, one after the other with a breath between, until it is enough. */
async function timed(run: () => Promise<void>, isEnough: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isEnough()) {
    const before = performance.now()
    await run()
    times.push(performance.now() - before)
    await pause(10)
  }
  return times
}

/** What others felt of some work. */
interface Felt<T> {
  /** What the work answered. */
  result: T
  /** 99th percentiles, quiet and meanwhile. */
  p99: { quiet: number; meanwhile: number }
  /** As a table has them: calls, then medians and 99th percentiles, quiet and meanwhile. */
  cells: (string | number)[]
}

/** The headers of `cells`. */
export const feltHeader = ['calls of others', 'p50 quiet', 'p50', 'p99 quiet', 'p99']

/** Makes calls of others alone, and then while work goes on, as long as that takes. */
export async function feltByOthers<T>(
  others: () => Promise<void>,
  quietCalls: number,
  work: () => Promise<T>,
): Promise<Felt<T>> {
  let calls = 0
  const counted = async () => {
    await others()
    calls += 1
  }
  await timed(counted, () => calls >= quietCalls / 4)
  calls = 0
  const quiet = await timed(counted, () => calls >= quietCalls)
  let isOver = false
  const [result, meanwhile] = await Promise.all([
    work().finally(() => {
      isOver = true
    }),
    timed(counted, () => isOver),
  ])
  const p99 = { quiet: quantile(quiet, 0.99), meanwhile: quantile(meanwhile, 0.99) }
  const figures = [quantile(quiet, 0.5), quantile(meanwhile, 0.5), p99.quiet, p99.meanwhile]
  const cells = [meanwhile.length, ...figures.map((ms) => ms.toFixed(1))]
  return { result, p99, cells }
}
