import { formatDay } from '@portal/shared/calendar'
import type { Tree } from './academy.queries.ts'
import { audienceOf } from './academy.rules.ts'

/** How what is edited is called, and how it reads: beside two values, and in the history. */
export const academyWords = {
  labels: {
    audience: 'For',
    allowsSkipping: 'May be skipped in',
    finishBy: 'Finish by',
    coverFileId: 'Cover',
    cover: 'Cover',
    state: 'State',
  },
  words: {
    audience: (audience: Tree['audience']) => audienceOf(audience),
    finishBy: (day: string | null) => (day ? formatDay(day) : 'No day'),
    description: (html: string) => html.replace(/<[^>]*>/g, ' ').trim(),
  },
}
