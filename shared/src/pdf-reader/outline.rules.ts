import type { OutlineEntry } from './reader-types.ts'

/** An entry as pdf.js reads it. */
export interface RawEntry {
  title: string
  dest: string | readonly unknown[] | null
  items: readonly RawEntry[]
}

/** An outline without what has no words, whose entries move up; at most ten levels, as files may lie. */
export function outlineOf(raw: readonly RawEntry[], depth = 1): OutlineEntry[] {
  return raw.flatMap(({ title, dest, items }) => {
    const entries = depth < 10 ? outlineOf(items, depth + 1) : []
    const words = title.replace(/\s+/g, ' ').trim()
    return words === '' ? entries : [{ title: words, goal: dest, entries }]
  })
}
