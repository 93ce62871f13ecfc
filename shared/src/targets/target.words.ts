import type { CallAnswer } from '@portal/shared/api'
import { dash, formatNumber, plural, type Tone } from '@portal/shared/ui'

/** A target as whoever may see the student sees it. */
export type Target = CallAnswer<'GET /Target/Target/GetStudentTargets'>['targets'][number]

/** By what a target is measured, in words. */
export const measureWords: Readonly<Record<Target['measure'], string>> = {
  'topic mastery': 'Mastery of a topic',
  questions: 'Questions answered',
  'simulation score': 'Simulation score',
  hours: 'Hours of tuition',
  'by hand': 'Noted by hand',
}

/** How a target stands, in a word and its tone. */
export const statusWords: Readonly<Record<Target['status'], { word: string; tone: Tone }>> = {
  'on track': { word: 'On track', tone: 'success' },
  'at risk': { word: 'At risk', tone: 'warning' },
  met: { word: 'Met', tone: 'brand' },
  missed: { word: 'Missed', tone: 'danger' },
  dropped: { word: 'Given up', tone: 'neutral' },
}

/** What a target's measure comes to, with its unit: `41.7%`, `12 questions`; a dash for nothing yet. */
export function valueText(measure: Target['measure'], value: number | null): string {
  if (value === null) return dash
  switch (measure) {
    case 'topic mastery':
    case 'simulation score':
      return `${formatNumber(value, 1)}%`
    case 'questions':
      return plural(value, 'question')
    case 'hours':
      return `${formatNumber(value, 2)} h`
    case 'by hand':
      return formatNumber(value, 2)
  }
}

/** How far a target is, with the unit once: `50% of 70%`, `12 of 40 questions`. */
export function wayText({ measure, now, goal }: Pick<Target, 'measure' | 'now' | 'goal'>): string {
  const so = measure === 'questions' && now !== null ? formatNumber(now) : valueText(measure, now)
  return `${so} of ${valueText(measure, goal)}`
}

/** Whether something can still be done about it. */
export function isOpen({ status }: Pick<Target, 'status'>): boolean {
  return status === 'on track' || status === 'at risk'
}
