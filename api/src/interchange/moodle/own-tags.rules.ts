import * as z from 'zod'
import type { PortableFiling, PortableQuestion, PortableType } from '../portable-question.ts'
import { filingOfCategory, namesOfFiling } from './categories.rules.ts'

/** What the portal says of a question by tags that begin with `portal-`. */
export interface OwnTags {
  type: PortableType | null
  difficulty: number | null
  variables: string[] | null
  unit: string | null
  tolerance: number | null
  /** Marks of equations that others know are words in it. */
  isLiteral: boolean
  /** Beyond the category. */
  filings: PortableFiling[]
  /** Whether there is any. */
  isOwn: boolean
  /** The other tags. */
  tags: string[]
}

const filing = z.discriminatedUnion('location', [
  z.object({
    location: z.literal('revise'),
    test: z.string(),
    part: z.string(),
    subject: z.string(),
    topic: z.string(),
    subTopic: z.string().nullable(),
  }),
  z.object({
    location: z.literal('simulate'),
    test: z.string(),
    paperType: z.union([z.literal(1), z.literal(2)]),
    year: z.number().nullable(),
    mockNumber: z.number().nullable(),
    part: z.string().nullable(),
    // Files that were written before these were do not say them.
    subject: z.string().nullable().default(null),
    topic: z.string().nullable().default(null),
    subTopic: z.string().nullable().default(null),
    number: z.number().nullable(),
    link: z.string().nullable(),
  }),
])

function readFiling(json: string): PortableFiling | null {
  try {
    return filing.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

const types: readonly PortableType[] = [1, 2, 3, 4]

/** Five words for difficulty, as other systems have them. */
const words = ['very easy', 'easy', 'medium', 'difficult', 'very difficult']

function difficultyOf(text: string): number | null {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= 5) return number
  const at = words.indexOf(text.toLowerCase())
  return at < 0 ? null : at + 1
}

/** Reads the tags of a question apart; what begins with `portal-` and says nothing is left out. */
export function readTags(all: readonly string[]): OwnTags {
  const own: OwnTags = {
    ...{ type: null, difficulty: null, variables: null, unit: null, tolerance: null },
    ...{ isLiteral: false, filings: [], isOwn: false, tags: [] },
  }
  for (const tag of all) {
    const [, name = '', value = ''] = /^portal-([a-z]+)(?::(.*))?$/s.exec(tag) ?? []
    const [, said] = /^difficulty:\s*(.*)$/i.exec(tag) ?? []
    if (name !== '') own.isOwn = true
    if (name === 'type') own.type = types.find((type) => String(type) === value) ?? null
    else if (name === 'difficulty') own.difficulty = difficultyOf(value)
    else if (name === 'variables') own.variables = value === '' ? [] : value.split(',')
    else if (name === 'unit') own.unit = value
    else if (name === 'tolerance')
      own.tolerance = Number.isFinite(Number(value)) ? Number(value) : null
    else if (name === 'literal') own.isLiteral = true
    else if (name === 'filing')
      own.filings.push(...[readFiling(value)].filter((one) => one !== null))
    else if (said !== undefined && difficultyOf(said) !== null)
      own.difficulty ??= difficultyOf(said)
    else if (name === '') own.tags.push(tag)
  }
  return own
}

/** The filing that a category can say: the first by topic whose names are all there. */
export function filingForCategory(filings: readonly PortableFiling[]) {
  return filings.find(
    (one) => one.location === 'revise' && filingOfCategory(namesOfFiling(one)) !== null,
  )
}

/** The tags of a question from which `readTags` and its category give the same again. */
export function tagsOf(question: PortableQuestion, isLiteral: boolean): string[] {
  const { type, difficulty, marking, filings, tags } = question
  const inCategory = filingForCategory(filings)
  const equation = marking?.kind === 'equation' ? marking : undefined
  return [
    ...tags,
    `portal-type:${type}`,
    ...(difficulty === null ? [] : [`portal-difficulty:${difficulty}`]),
    ...(equation && equation.variables.length > 0
      ? [`portal-variables:${equation.variables.join(',')}`]
      : []),
    ...(equation?.unit === undefined ? [] : [`portal-unit:${equation.unit}`]),
    ...(equation?.tolerance === undefined ? [] : [`portal-tolerance:${equation.tolerance}`]),
    ...filings
      .filter((one) => one !== inCategory)
      .map((one) => `portal-filing:${JSON.stringify(one)}`),
    ...(isLiteral ? ['portal-literal'] : []),
  ]
}
