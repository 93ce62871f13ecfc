/** Milliseconds of each call, one after the other. */
export async function time(run: () => Promise<unknown>, times: number): Promise<number[]> {
  const all: number[] = []
  for (let call = 0; call < times; call += 1) {
    const before = performance.now()
    await run()
    all.push(performance.now() - before)
  }
  return all
}

/** The figure that such a share of them stays below; NaN of none. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
