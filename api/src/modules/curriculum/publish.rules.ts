import type { KeptItem, PublishCounts, PublishedItem } from '../../database/schema/index.ts'
import { type HeldItem, type Merged, merge, newYear } from './merge.rules.ts'

/** What a publication does to one student. */
export interface Taken extends Merged {
  studentId: string
  name: string
  /** Of what goes with a year, how much was ticked. */
  ticks: number
}

/** A template as it is published. */
export interface Publishing {
  mode: 'merge' | 'new-year'
  version: number
  items: readonly PublishedItem[]
  /** For each month, January first, the version in which its set or order last changed. */
  monthVersions: readonly number[]
}

/** Months of which anything has changed since a version. */
export function monthsSince({ items, monthVersions }: Publishing, version: number): number[] {
  const months = new Set(items.filter((item) => item.version > version).map(({ month }) => month))
  monthVersions.forEach((changed, index) => {
    if (changed > version) months.add(index + 1)
  })
  return [...months].sort((one, other) => one - other)
}

/** What a publication does to each of some students, who have these items. */
export function takenBy(
  publishing: Publishing,
  students: readonly { studentId: string; name: string; takenVersion: number }[],
  held: ReadonlyMap<string, readonly HeldItem[]>,
): Taken[] {
  return students.map(({ studentId, name, takenVersion }) => {
    const items = held.get(studentId) ?? []
    if (publishing.mode === 'new-year') {
      const ticks = items.filter(({ isDone, isRemoved }) => isDone && !isRemoved).length
      return { studentId, name, ticks, ...newYear(items, publishing.items) }
    }
    const months = new Set(monthsSince(publishing, takenVersion))
    return { studentId, name, ticks: 0, ...merge(items, publishing.items, months) }
  })
}

/** Nothing done. */
export const noCounts: PublishCounts = {
  ...{ new: 0, changed: 0, moved: 0, removed: 0, kept: 0, archived: 0, ticks: 0 },
}

/** What was done to some students, in items. */
export function countsOf(taken: readonly Taken[]): PublishCounts {
  const counts = { ...noCounts }
  for (const { changes, ticks } of taken) {
    counts.ticks += ticks
    for (const { kind } of changes) counts[kind] += 1
  }
  return counts
}

/** Adds counts up. */
export function added(one: PublishCounts, other: PublishCounts): PublishCounts {
  const sum = { ...one }
  for (const name of Object.keys(noCounts) as (keyof PublishCounts)[]) sum[name] += other[name]
  return sum
}

const reasons = {
  changed: 'It was changed for this student.',
  done: 'The student has done it.',
  removed: 'It was removed for this student.',
} as const

/** What was kept of some students, and why. */
export function keptOf(taken: readonly Taken[]): KeptItem[] {
  return taken.flatMap(({ studentId, changes }) =>
    changes.flatMap(({ before, why }) =>
      why === undefined ? [] : [{ studentId, text: before ?? '', why: reasons[why] }],
    ),
  )
}
