/** The middle of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** Prints rows as a table with a title; the first row names the columns. */
export function printTable(title: string, rows: readonly (readonly (string | number)[])[]): void {
  const texts = rows.map((row) => row.map(String))
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  console.log(`\n${title}`)
  texts.forEach((row, index) => {
    console.log(line(row))
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  })
}

/** A budget and what was measured, for the summary at the end. */
export interface Verdict {
  what: string
  budget: string
  measured: string
  kept: boolean
}

const verdicts: Verdict[] = []

/** Notes whether a figure keeps its budget; `most` or `least` is the limit. */
export function judge(
  what: string,
  measured: number,
  limit: { most: number } | { least: number },
  unit = '',
): void {
  const isMost = 'most' in limit
  const bound = isMost ? limit.most : limit.least
  verdicts.push({
    what,
    budget: `${isMost ? '<=' : '>='} ${bound}${unit}`,
    measured: `${measured.toFixed(2)}${unit}`,
    kept: isMost ? measured <= bound : measured >= bound,
  })
}

/** Every budget that was judged in this process, with what was measured. */
export function judged(): readonly Verdict[] {
  return verdicts
}

/** Prints every budget with what was measured. */
export function printVerdicts(): void {
  printTable('Budgets', [
    ['what', 'budget', 'measured', ''],
    ...verdicts.map(({ what, budget, measured, kept }) => [
      what,
      budget,
      measured,
      kept ? 'kept' : 'MISSED',
    ]),
  ])
}
