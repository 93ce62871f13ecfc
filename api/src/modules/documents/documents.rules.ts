import type { PaperPart } from '@portal/shared/contract'
import { withoutSigns } from '../../zip/index.ts'

/** Days for which a document whose file was replaced says so. */
const newDays = 14
const dayMs = 86_400_000

/** Whether a file that took another's place at a moment is still a new version. */
export function isNewVersion(replacedMs: number | null, now: Date): boolean {
  return replacedMs !== null && now.getTime() - replacedMs < newDays * dayMs
}

/** What decides where in a zip a document lies. */
export interface Placed {
  kind: 'lesson plan' | 'guide' | 'past paper'
  test: string | null
  year: number | null
  /** Its file's own name. */
  name: string
}

/** Where in a zip a document lies: `ESAT/2024/paper.pdf`, `Guides/essays.pdf`. */
export function placeOf({ kind, test, year, name }: Placed): string {
  const folders =
    kind === 'past paper'
      ? [test ?? 'Past papers', ...(year === null ? [] : [String(year)])]
      : [kind === 'guide' ? 'Guides' : 'Lesson plans']
  return [...folders, name].map(withoutSigns).join('/')
}

/** Parts of a paper in the order in which people look for them. */
export const partOrder: readonly PaperPart[] = [
  'question paper',
  'mark scheme',
  'report',
  'formulae',
]
