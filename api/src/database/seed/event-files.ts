import { textPdf } from './text-pdf.ts'

/** Documents of the demo world's events: what they are called in the store, and what they say. */
export const handouts: Readonly<Record<string, string>> = {
  'demo-vectors.pdf': 'Vectors without fear: the worked problems',
  'demo-probability.pdf': 'Probability from first principles: exercises',
  'demo-mechanics.pdf': 'Mechanics in a day: timetable and formulas',
}

/** A page with a line on it. */
export const handoutPdf = (line: string): Uint8Array => textPdf([[line]], { size: 24, leading: 32 })
