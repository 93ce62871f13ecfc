import { plural, type Tone } from '@portal/shared/ui'
import type { Export, ImportOutcome, ImportState } from './interchange.queries.ts'

interface Said {
  label: string
  tone: Tone
}

/** How an import stands. */
export const importStates: Readonly<Record<ImportState, Said>> = {
  receiving: { label: 'Not whole yet', tone: 'warning' },
  analysing: { label: 'Being read', tone: 'brand' },
  analysed: { label: 'To be checked', tone: 'warning' },
  applying: { label: 'Being applied', tone: 'brand' },
  applied: { label: 'Applied', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  undoing: { label: 'Being undone', tone: 'brand' },
  undone: { label: 'Undone', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
  failed: { label: 'Failed', tone: 'danger' },
}

/** Whether a job is at it. */
export const isMoving = (state: ImportState): boolean =>
  state === 'analysing' || state === 'applying' || state === 'undoing'

/** What becomes of an item, with what that means. */
export const outcomes: Readonly<Record<ImportOutcome, Said & { meaning: string }>> = {
  new: { label: 'New', tone: 'success', meaning: 'It becomes a draft.' },
  changed: {
    ...{ label: 'Changed', tone: 'warning' },
    meaning: 'It becomes a new version of a question that is there.',
  },
  same: { label: 'Same', tone: 'neutral', meaning: 'It is there already, word for word.' },
  twice: { label: 'Twice', tone: 'neutral', meaning: 'The file has it more than once.' },
  refused: { label: 'Refused', tone: 'danger', meaning: 'It cannot be a question here.' },
}

/** Whether something can become of an item. */
export const isChoosable = (outcome: ImportOutcome): boolean =>
  outcome === 'new' || outcome === 'changed'

/** A warning in words, with what it means. */
export interface Warning {
  label: string
  meaning: string
  /** Items with it are refused, so that none of them can be chosen. */
  isRefusal?: true
}

const warnings: Readonly<Record<string, Warning>> = {
  'part-marks': {
    label: 'Part marks dropped',
    meaning: 'Answers that earned a part of the mark earn none here.',
  },
  'alternatives-dropped': {
    label: 'Other accepted answers dropped',
    meaning: 'More than one typed answer was accepted, and the first is kept.',
  },
  'marked-by-hand': {
    label: 'Marked by hand',
    meaning: 'A typed word becomes an essay with the accepted words as its criteria.',
  },
  split: {
    label: 'Split by gap',
    meaning: 'It had several gaps, and each has become a question of its own.',
  },
  'needs-criteria': {
    label: 'Needs criteria',
    meaning: 'The file says nothing of how it is marked.',
  },
  'needs-key': { label: 'Needs a key', meaning: 'The file does not say which answer is right.' },
  'several-right': {
    label: 'Several right answers',
    meaning: 'A question here has exactly one right answer.',
    isRefusal: true,
  },
  unsupported: {
    label: 'Kind not known here',
    meaning: 'Questions of this kind cannot be asked.',
    isRefusal: true,
  },
  'no-question': {
    label: 'Not a question',
    meaning: 'It is a description without an answer.',
    isRefusal: true,
  },
  malformed: {
    label: 'Cannot be read',
    meaning: 'Its part of the file is not written as it should be.',
    isRefusal: true,
  },
  'too-deep': {
    label: 'Nested too deep',
    meaning: 'Too many elements stand inside one another.',
    isRefusal: true,
  },
  'too-long': { label: 'Too long', meaning: 'A text of it is too long.', isRefusal: true },
  'too-many-answers': {
    label: 'Too many answers',
    meaning: 'A question here has at most 26 answers.',
    isRefusal: true,
  },
  'too-many-gaps': {
    label: 'Too many gaps',
    meaning: 'A text here has at most 200 gaps.',
    isRefusal: true,
  },
  'feedback-dropped': {
    label: 'Feedback dropped',
    meaning: 'What was said to other typed answers has no place here.',
  },
  'hints-dropped': {
    label: 'Hints dropped',
    meaning: 'Hints for further tries have no place here.',
  },
  'equation-converted': {
    label: 'Equation converted',
    meaning: 'An equation was put into the form that is kept here.',
  },
  'equation-check': {
    label: 'Equation to check',
    meaning: 'An equation was converted and does not read the same afterwards.',
  },
  'equation-unreadable': {
    label: 'Equation not readable',
    meaning: 'An equation could not be read and stands as it was written.',
  },
  'image-missing': {
    label: 'Image missing',
    meaning: 'An image is not in the file, is too large or is no image.',
  },
  'html-dropped': {
    label: 'Formatting dropped',
    meaning: 'Something that texts here may not have was taken away.',
  },
  hidden: { label: 'Hidden', meaning: 'It was hidden where it comes from.' },
  'no-filing': {
    label: 'No filing',
    meaning: 'The file names no place for it, nor was a topic chosen.',
  },
  'reads-like': {
    label: 'Reads like another',
    meaning: 'A question that is there reads almost the same.',
  },
  'not-in-manifest': {
    label: 'Not in the manifest',
    meaning: 'The package has it without naming it in its list.',
  },
}

/** A warning by its name, with what it is about: `unsupported:matching`. */
export function warningInWords(name: string, detail: string | null = null): Warning {
  const [kind = '', inName] = name.split(/:(.*)/s)
  const about = detail ?? inName ?? null
  const known = warnings[kind] ?? {
    label: kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' '),
    meaning: 'Look at it before you take it.',
  }
  if (about === null || about === '') return known
  const named = kind === 'reads-like' ? `question ${about}` : about
  return { ...known, label: `${known.label}: ${named}` }
}

/** How a file that is written stands. */
export const exportStates: Readonly<Record<Export['state'], Said>> = {
  waiting: { label: 'Waits', tone: 'neutral' },
  running: { label: 'Being written', tone: 'brand' },
  done: { label: 'Ready', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
}

const formats: Readonly<Record<string, string>> = { moodle: 'Moodle XML' }

/** A format in words; one that is not known by its name. */
export const formatInWords = (format: string): string => formats[format] ?? format

export const itemsInWords = (count: number): string => plural(count, 'item', 'items')
