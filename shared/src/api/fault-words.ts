import type * as z from 'zod'

/** Said of a field that the call does not know. */
export const unknownField = 'Unknown field'

/** Said of a text, or a name, with a NUL or half of a surrogate pair in it. */
export const unkeepableField = 'Holds a character that cannot be kept'

/**
 * What is said of a field that is not right, in the words of the portal and never in those of the
 * validation library: forms show it beside the field. A schema's own words come before these.
 */
export function faultInWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Required'
      return `Expected ${typeNames[issue.expected] ?? 'something else'}`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Required'
      return bound(issue, issue.minimum, 'least')
    case 'too_big':
      return bound(issue, issue.maximum, 'most')
    case 'invalid_value':
      return `Expected ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return `Expected ${formatNames[issue.format] ?? 'another form'}`
    case 'not_multiple_of':
      return `Expected a multiple of ${write(issue.divisor)}`
    case 'unrecognized_keys':
      return unknownField
    case 'invalid_union':
      return 'Not one of the kinds that can be sent here'
    case 'invalid_key':
      return 'Not a name that can be sent here'
    case 'invalid_element':
      return 'An entry is not right'
    default:
      return 'Not allowed'
  }
}

const typeNames: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'nothing',
  never: 'nothing',
}

const formatNames: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'an id',
  date: 'a date, as 2027-03-31',
  datetime: 'a date with its time, as 2027-03-31T14:05:00Z',
  time: 'a time, as 14:05',
}

/** What a limit counts, one and several. */
const counted: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  map: ['entry', 'entries'],
  file: ['byte', 'bytes'],
}

interface Bound {
  origin: string
  inclusive?: boolean
  exact?: boolean
}

/** `At most 200 characters`, `At least 1`, `Exactly 2 entries`, `No later than 2027-03-31`. */
function bound(
  { origin, inclusive = true, exact = false }: Bound,
  limit: number | bigint,
  side: 'least' | 'most',
): string {
  if (origin === 'date') {
    const day = new Date(Number(limit)).toISOString().slice(0, 10)
    return side === 'least' ? `No earlier than ${day}` : `No later than ${day}`
  }
  const [one, several] = counted[origin] ?? ['', '']
  const amount = `${write(limit)} ${Number(limit) === 1 ? one : several}`.trim()
  if (exact) return `Exactly ${amount}`
  if (inclusive) return `At ${side} ${amount}`
  return side === 'least' ? `More than ${amount}` : `Less than ${amount}`
}

/** A number as it is written in the United Kingdom: `20,000`. */
function write(value: number | bigint): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 10 })
}
