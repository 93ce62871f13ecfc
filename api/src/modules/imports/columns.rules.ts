import type { TableKind } from './table-kinds.ts'

/** Headers in any case, with blanks, hyphens or underscores or without. */
export const plainHeader = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '')

/** Which field each column fills by its header, by name or label; the first of several alone. */
export function matchColumns(
  header: readonly string[],
  fields: TableKind['fields'],
): { header: string; field: string | null }[] {
  const byHeader = new Map(
    Object.entries(fields).flatMap(([field, { label }]) => [
      [plainHeader(field), field],
      [plainHeader(label), field],
    ]),
  )
  const taken = new Set<string>()
  return header.map((name) => {
    const field = byHeader.get(plainHeader(name))
    if (field === undefined || taken.has(field)) return { header: name, field: null }
    taken.add(field)
    return { header: name, field }
  })
}

/** How many rows there are of each outcome. */
export function countsOf(rows: readonly { outcome: 'create' | 'update' | 'unchanged' | 'bad' }[]) {
  const counts = { create: 0, update: 0, unchanged: 0, bad: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return counts
}

/** How long after it was applied an import can be taken back. */
const takeBackHours = 24

/** Until when an import can be taken back. */
export const canTakeBackUntil = (appliedAt: Date): Date =>
  new Date(appliedAt.getTime() + takeBackHours * 3_600_000)

export const isStillToTakeBack = (appliedAt: Date, now: Date): boolean =>
  now < canTakeBackUntil(appliedAt)
