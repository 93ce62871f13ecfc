import { plural, type Tone } from '@portal/shared/ui'
import type { Preview, Publication } from './curriculum.queries.ts'

type Kind = Preview['students'][number]['changes'][number]['kind']

interface Word {
  word: string
  tone: Tone
}

/** What a publication does to an item, in a word. */
export const changeWords: Readonly<Record<Kind, Word>> = {
  new: { word: 'New', tone: 'success' },
  changed: { word: 'Changed', tone: 'brand' },
  moved: { word: 'Moved', tone: 'brand' },
  removed: { word: 'Removed', tone: 'danger' },
  kept: { word: 'Kept', tone: 'neutral' },
  archived: { word: 'Put away', tone: 'warning' },
}

/** How far a publication is, in a word. */
export const stateWords: Readonly<Record<Publication['state'], Word>> = {
  waiting: { word: 'Waiting', tone: 'neutral' },
  running: { word: 'Under way', tone: 'brand' },
  done: { word: 'Done', tone: 'success' },
  failed: { word: 'Stopped', tone: 'danger' },
}

/** What a publication changed: `3 new, 2 changed`; `Nothing` where it changed nothing. */
export function countWords(counts: Publication['counts']): string {
  const { new: added, changed, moved, removed, archived } = counts
  const said = [
    ...(archived > 0 ? [`${plural(archived, 'item')} put away`] : []),
    ...(added > 0 ? [`${added} new`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(moved > 0 ? [`${moved} moved`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
  ]
  return said.length === 0 ? 'Nothing' : said.join(', ')
}
