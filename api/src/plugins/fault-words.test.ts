import { contract } from '@portal/shared/api/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { FieldError } from '../problem.ts'
import { checkOf } from './validation.ts'

const faultsOf = (schema: z.ZodType, value: unknown): FieldError[] => {
  const faults: FieldError[] = []
  checkOf(schema, 'body')(value, faults)
  return faults
}

describe('what is said of a field', () => {
  const long = 'x'.repeat(30_000)
  it.each<[string, z.ZodType, unknown, string]>([
    ['missing', z.string(), undefined, 'Required'],
    ['empty text', z.string().min(1), '', 'Required'],
    ['no text', z.string(), 1, 'Expected text'],
    ['no number', z.number(), 'x', 'Expected a number'],
    ['no number in an address', z.coerce.number(), 'x', 'Expected a number'],
    ['no whole number', z.int(), 1.5, 'Expected a whole number'],
    ['a number beyond all', z.int(), 1e300, 'At most 9,007,199,254,740,991'],
    ['neither true nor false', z.boolean(), 1, 'Expected true or false'],
    ['no list', z.array(z.int()), 1, 'Expected a list'],
    ['no object', z.object({}), 1, 'Expected an object'],
    ['no record', z.record(z.string(), z.int()), 1, 'Expected an object'],
    ['no date', z.date(), 1, 'Expected a date'],
    ['null', z.string(), null, 'Expected text'],
    ['something where nothing goes', z.null(), 1, 'Expected nothing'],
    ['a type without a name', z.bigint(), 1, 'Expected something else'],
    ['text too long', z.string().max(200), long, 'At most 200 characters'],
    ['text far too long', z.string().max(20_000), long, 'At most 20,000 characters'],
    ['text too short', z.string().min(10), 'x', 'At least 10 characters'],
    ['text of another length', z.string().length(3), 'x', 'Exactly 3 characters'],
    ['number too big', z.number().max(100), 101, 'At most 100'],
    ['number too small', z.number().min(1), 0, 'At least 1'],
    ['number not below', z.number().lt(5), 5, 'Less than 5'],
    ['number not above', z.number().gt(0), 0, 'More than 0'],
    ['list too long', z.array(z.int()).max(1), [1, 2], 'At most 1 entry'],
    ['list too short', z.array(z.int()).min(2), [], 'At least 2 entries'],
    ['list of another length', z.array(z.int()).length(2), [1], 'Exactly 2 entries'],
    ['set too big', z.set(z.int()).max(1), new Set([1, 2]), 'At most 1 entry'],
    [
      'date too late',
      z.date().max(new Date('2027-03-31')),
      new Date('2027-04-01'),
      'No later than 2027-03-31',
    ],
    [
      'date too early',
      z.date().min(new Date('2027-03-31')),
      new Date('2027-03-01'),
      'No earlier than 2027-03-31',
    ],
    ['file too big', z.file().max(1), new File(['ab'], 'a.txt'), 'At most 1 byte'],
    ['none of the values', z.enum(['asc', 'desc']), 'up', 'Expected asc, desc'],
    ['not the value', z.literal(1), 2, 'Expected 1'],
    ['no email', z.email(), 'x', 'Expected an email address'],
    ['no web address', z.url(), 'x', 'Expected a web address'],
    ['no id', z.uuid(), 'x', 'Expected an id'],
    ['no day', z.iso.date(), '31.3.2027', 'Expected a date, as 2027-03-31'],
    ['no moment', z.iso.datetime(), 'x', 'Expected a date with its time, as 2027-03-31T14:05:00Z'],
    ['no time', z.iso.time(), 'x', 'Expected a time, as 14:05'],
    ['another pattern', z.string().regex(/^a$/), 'x', 'Expected another form'],
    [
      'a pattern with its own words',
      z.string().regex(/^a$/, 'Expected an a'),
      'x',
      'Expected an a',
    ],
    ['no multiple', z.number().multipleOf(0.25), 0.1, 'Expected a multiple of 0.25'],
    ['an unknown field', z.strictObject({}), { a: 1 }, 'Unknown field'],
    [
      'none of several kinds',
      z.union([z.string(), z.int()]),
      true,
      'Not one of the kinds that can be sent here',
    ],
    [
      'an unknown kind',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]),
      { kind: 'b' },
      'Not one of the kinds that can be sent here',
    ],
    [
      'a name',
      z.record(z.string().regex(/^a/), z.int()),
      { b: 1 },
      'Not a name that can be sent here',
    ],
    ['an entry of a map', z.map(z.string(), z.int()), new Map([['a', 'x']]), 'Expected a number'],
    ['a rule of its own without words', z.string().refine(() => false), 'x', 'Not allowed'],
  ])('%s', (_, schema, value, words) => {
    expect(faultsOf(schema, value).map(({ message }) => message)).toEqual([words])
  })
})

/** Values that some field or other does not take. */
const bad = [
  ...[undefined, null, true, Number.NaN, 1.5, -1e18, 1e18, 1e300, '', 'x', ' ', '1e9'],
  ...[
    'x'.repeat(30_000),
    {},
    { unknown: 1 },
    [],
    ['x'],
    Array(2_000).fill('x'),
    Array(2_000).fill(1),
  ],
  ...[{ kind: 'none' }, [{}], [null], [{ unknown: 1 }]],
]

/** How the library itself puts things. */
const library =
  /invalid|too (small|big)|unrecogni[sz]ed|received|expected \w+ to (be|have)|must |[<>]=|\bitems?\b/i

/** A schema and all that it is made of. */
function partsOf(schema: unknown, seen = new Set<z.ZodType>()): Set<z.ZodType> {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return seen
  seen.add(schema)
  const { checks: _, ...definition } = schema.def
  for (const inner of Object.values(definition)) {
    if (inner instanceof z.ZodType) partsOf(inner, seen)
    else if (typeof inner === 'object' && inner !== null) {
      for (const part of Object.values(inner)) partsOf(part, seen)
    }
  }
  return seen
}

it('no call of the contract speaks as the library does', () => {
  const spoken = new Map<string, string>()
  let parts = 0
  for (const [key, endpoint] of Object.entries(contract)) {
    for (const name of ['params', 'query', 'body'] as const) {
      const schema: unknown = name in endpoint ? Reflect.get(endpoint, name) : undefined
      for (const part of partsOf(schema)) {
        parts += 1
        for (const value of bad) {
          for (const { message } of faultsOf(part, value)) spoken.set(message, `${key} ${name}`)
        }
      }
    }
  }
  expect(parts).toBeGreaterThan(300)
  expect(spoken.size).toBeGreaterThan(20)
  expect([...spoken].filter(([message]) => library.test(message))).toEqual([])
  expect([...spoken].filter(([message]) => /else|another form/.test(message))).toEqual([])
})
