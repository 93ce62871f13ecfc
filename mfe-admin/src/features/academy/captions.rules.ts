import type { Cues } from './academy.queries.ts'

/** Languages of captions that are offered, by what they are called in themselves. */
export const languages = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es', label: 'Español' },
  { value: 'it', label: 'Italiano' },
  { value: 'pt', label: 'Português' },
  { value: 'pl', label: 'Polski' },
  { value: 'ar', label: 'العربية' },
  { value: 'hi', label: 'हिन्दी' },
  { value: 'zh', label: '中文' },
] as const

export type Language = (typeof languages)[number]['value']

type Cue = Cues['cues'][number]

/** A line as it is edited: a field may be empty for a while. */
export interface EditedCue {
  start: number | null
  end: number | null
  text: string
}

/** So many lines stand on a page of the editor. */
export const linesOfPage = 20

/** A line of two seconds behind the others. */
export function lineAfter(cues: readonly EditedCue[]): EditedCue {
  const start = cues.at(-1)?.end ?? 0
  return { start, end: start + 2, text: '' }
}

/**
 * Lines as they are saved; a time that is left out is the film's start. One that was added behind the
 * others goes to where it is said, once all are sound: what is wrong is told at the line that it is of.
 */
export function savedCues(cues: readonly EditedCue[]): Cue[] {
  const lines = cues.map(({ start, end, text }) => ({ start: start ?? 0, end: end ?? 0, text }))
  const areSound = lines.every(({ start, end, text }) => start < end && text.trim() !== '')
  return areSound ? lines.toSorted((one, other) => one.start - other.start) : lines
}
