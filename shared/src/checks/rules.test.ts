import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contract, type Endpoint, faultInWords } from '../api/schemas.ts'
import { bodyOf } from './body-of.ts'
import { ruleOf } from './rule-of.ts'
import { check, type Rule } from './rules.ts'

/** What the server says of a value: the first fault of each place. */
function served(schema: z.core.$ZodType, value: unknown) {
  const parsed = z.safeParse(schema, value, { error: faultInWords })
  if (parsed.success) return { value: parsed.data, faults: {} }
  const faults: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) faults[path.join('.')] ??= message
  return { value, faults }
}

describe('a rule made of a schema', () => {
  it.each<[string, z.core.$ZodType, unknown]>([
    ['text', z.string().min(1, 'Enter a name'), ''],
    ['text that is trimmed first', z.string().trim().min(1, 'Enter a name'), '  '],
    ['text that is too long', z.string().max(3), 'abcd'],
    ['no text', z.string(), null],
    ['no text where the case of letters does not matter', z.uuid().toLowerCase(), null],
    ['nothing', z.string(), undefined],
    ['a form of text', z.string().regex(/^[a-c]+$/i, 'Letters'), 'ABD'],
    ['an email', z.string().trim().max(254).pipe(z.email('Enter an email address')), ' a@ '],
    ['an address of another kind', z.url({ protocol: /^https$/, error: 'No' }), 'http://a.test'],
    ['an address as it must be', z.url({ protocol: /^https$/ }), 'HTTPS://a.test'],
    ['a day', z.iso.date(), '2027-02-30'],
    ['a number that is none', z.number(), null],
    ['a whole number', z.int().min(1).max(60), 1.5],
    ['a number too low', z.int().min(1, 'Give 1 to 60'), 0],
    ['a number too high', z.number().lt(10), 10],
    ['a step', z.number().multipleOf(0.25), 0.3],
    ['one of some', z.enum(['a', 'b']), ''],
    ['one of some, in words', z.enum(['a', 'b'], 'Choose one'), ''],
    ['a flag', z.boolean(), 'yes'],
    ['few entries', z.array(z.int()).length(2), [1]],
    [
      'entries',
      z.array(z.object({ text: z.string().min(1) })).max(1),
      [{ text: 'a' }, { text: '' }],
    ],
    ['nothing where nothing may be', z.string().nullable(), 3],
    ['one of several kinds', z.union([z.int(), z.string()]), true],
    [
      'one of several kinds that is clearly meant',
      z.union([
        z.strictObject({ ids: z.array(z.int()).min(1, 'Choose some') }),
        z.strictObject({ all: z.boolean() }),
      ]),
      { ids: [] },
    ],
    ['what is left out', z.object({ a: z.int().optional(), b: z.int().default(3) }), {}],
  ])('says what the server says of %s', (_, schema, value) => {
    expect(check(ruleOf(schema), value).faults).toEqual(served(schema, value).faults)
  })

  it('reads a value as the server does', () => {
    const schema = z.object({ name: z.string().trim(), tags: z.array(z.string().trim()) })
    const value = { name: ' Ada ', tags: [' a', 'b '] }
    expect(check(ruleOf(schema), value).value).toEqual(z.parse(schema, value))
  })

  it('lets through what only the server can judge', () => {
    const schema = z.object({ code: z.string().refine(() => false, 'Taken') })
    expect(check(ruleOf(schema), { code: 'x' }).faults).toEqual({})
  })
})

describe('every call that takes a body', () => {
  const bodies = Object.entries<Endpoint>(contract).flatMap(([key, { body }]) =>
    body === undefined ? [] : [[key, body as unknown as z.core.$ZodType] as const],
  )

  it.each(bodies)(
    '%s is judged as the server judges it, but for what the server alone can say',
    (_, schema) => {
      const rule = ruleOf(schema)
      fc.assert(
        fc.property(valueFor(rule), (value) => {
          const own = check(rule, value).faults
          const theirs = served(schema, value).faults
          for (const [place, says] of Object.entries(own))
            expect({ place, says: theirs[place] }).toEqual({ place, says })
        }),
        { numRuns: 60, seed: 7 },
      )
    },
  )
})

/** Values about as a form has them: right, nearly right, and of another kind. */
function valueFor(rule: Rule): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom<unknown>(null, '', ' ', 0, -1, 1.5, true, 'x'.repeat(300))
  const often = (right: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: odd })
  switch (rule.is) {
    case 'text':
      return often(fc.string({ maxLength: 30 }))
    case 'number':
      return often(fc.integer({ min: -2, max: 700 }))
    case 'boolean':
      return often(fc.boolean())
    case 'one of':
      return often(fc.constantFrom(...rule.values))
    case 'list':
      return often(fc.array(valueFor(rule.of), { maxLength: 8 }))
    case 'object':
      return often(
        fc.record(
          Object.fromEntries(
            Object.entries(rule.fields).map(([name, each]) => [name, valueFor(each)]),
          ),
        ),
      )
    case 'nullable':
    case 'optional':
      return fc.oneof(fc.constant(rule.is === 'nullable' ? null : undefined), valueFor(rule.of))
    case 'all of':
      return rule.of[0] === undefined ? odd : valueFor(rule.of[0])
    case 'any of':
      return fc.oneof(...rule.of.map(valueFor))
    case 'anything':
      return odd
  }
}

it('has the words of the call itself', () => {
  const { rule } = bodyOf('POST /User/Account/UpdateMe')
  expect(
    check(rule, { firstName: ' ', lastName: 'Byron', timeZone: 'Europe/London' }).faults,
  ).toEqual({
    firstName: 'Enter your first name',
  })
})
