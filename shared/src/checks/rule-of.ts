import type * as z from 'zod'
import { faultInWords } from '../api/fault-words.ts'
import type { Rule } from './rules.ts'

type Def = z.core.$ZodTypeDef & Readonly<Record<string, unknown>>
type Check = Readonly<Record<string, unknown>>
type Text = Extract<Rule, { is: 'text' }>
type TextCheck = NonNullable<Text['checks']>[number]
type NumberCheck = NonNullable<Extract<Rule, { is: 'number' }>['checks']>[number]
type SizeCheck = NonNullable<Extract<Rule, { is: 'list' }>['checks']>[number]

/**
 * The rule of a schema, in the server's own words. What plain data cannot say (`refine`, `transform`,
 * kinds told by a field) is let through; the server judges it.
 */
export function ruleOf(schema: z.core.$ZodType): Rule {
  // The library types the definitions of its schemas by class; all are read here by their names.
  const def = schema._zod.def as Def
  const inner = () => ruleOf(def.innerType as z.core.$ZodType)
  switch (def.type) {
    case 'string':
      return textRule(def)
    case 'number':
      if (def.coerce) return { is: 'anything' }
      return withChecks({ is: 'number', says: wrongType(def, 'number') }, numberChecks(def))
    case 'boolean':
      return { is: 'boolean', says: wrongType(def, 'boolean') }
    case 'null':
      return { is: 'one of', says: wrongType(def, 'null'), values: [null] }
    case 'enum':
      return oneOf(def, Object.values(def.entries as Record<string, string>))
    case 'literal':
      return oneOf(def, def.values as string[])
    case 'array':
      return withChecks(
        { is: 'list', says: wrongType(def, 'array'), of: ruleOf(def.element as z.core.$ZodType) },
        checksOf(def).flatMap((check) => sizeChecks(check, 'array')),
      )
    case 'object': {
      const shape = Object.entries(def.shape as Record<string, z.core.$ZodType>)
      const fields = Object.fromEntries(shape.map(([name, field]) => [name, ruleOf(field)]))
      return { is: 'object', says: wrongType(def, 'object'), fields }
    }
    case 'union': {
      // Says which field is wrong, where the others say only that none fits.
      if (def.discriminator !== undefined) return { is: 'anything' }
      const of = (def.options as z.core.$ZodType[]).map(ruleOf)
      return { is: 'any of', says: wordsOf(def, { code: 'invalid_union' }), of }
    }
    case 'optional':
    case 'default':
    case 'prefault':
      return { is: 'optional', of: inner() }
    case 'nullable':
      return { is: 'nullable', of: inner() }
    case 'pipe':
      return { is: 'all of', of: [def.in, def.out].map((part) => ruleOf(part as z.core.$ZodType)) }
    default:
      return { is: 'anything' }
  }
}

function textRule(def: Def): Rule {
  const rule: Text = { is: 'text', says: wrongType(def, 'string') }
  const checks: TextCheck[] = def.format === undefined ? [] : formatChecks(def)
  let trims = false
  for (const [index, check] of checksOf(def).entries()) {
    if (check.check === 'overwrite') {
      // Only trimming before all else can be said; of what is changed otherwise, that it is text.
      if (index > 0 || (check.tx as (text: string) => string)(' A b ') !== 'A b') return rule
      trims = true
    } else if (check.check === 'string_format') checks.push(...formatChecks(check))
    else checks.push(...sizeChecks(check, 'string'))
  }
  return withChecks(trims ? { ...rule, trim: true } : rule, checks)
}

function formatChecks(check: Check): TextCheck[] {
  const { pattern, format, protocol } = check
  const says = wordsOf(check, { code: 'invalid_format', format })
  // Of an address, which is read by the platform, only that it begins as it must.
  const scheme = protocol instanceof RegExp ? /^\^(\w+)\$$/.exec(protocol.source)?.[1] : undefined
  if (scheme !== undefined) return [['pattern', `^\\s*${scheme}:`, says, 'i']]
  if (!(pattern instanceof RegExp)) return []
  const { source, flags } = pattern
  return [flags === '' ? ['pattern', source, says] : ['pattern', source, says, flags]]
}

function numberChecks(def: Def): NumberCheck[] {
  const own = def.check === undefined ? [] : [def]
  return [...own, ...checksOf(def)].flatMap((check): NumberCheck[] => {
    const { value, inclusive } = check
    const limit = Number(value)
    switch (check.check) {
      case 'number_format':
        return [['whole', 0, wordsOf(check, { code: 'invalid_type', expected: 'int', input: 0.5 })]]
      case 'greater_than': {
        const says = wordsOf(check, {
          code: 'too_small',
          origin: 'number',
          minimum: value,
          inclusive,
        })
        return [[inclusive ? 'least' : 'above', limit, says]]
      }
      case 'less_than': {
        const says = wordsOf(check, {
          code: 'too_big',
          origin: 'number',
          maximum: value,
          inclusive,
        })
        return [[inclusive ? 'most' : 'below', limit, says]]
      }
      case 'multiple_of':
        return [['multiple', limit, wordsOf(check, { code: 'not_multiple_of', divisor: value })]]
      default:
        return []
    }
  })
}

function sizeChecks(check: Check, origin: 'string' | 'array'): SizeCheck[] {
  const small = (minimum: unknown, exact?: true) =>
    wordsOf(check, { code: 'too_small', origin, minimum, exact })
  const big = (maximum: unknown, exact?: true) =>
    wordsOf(check, { code: 'too_big', origin, maximum, exact })
  switch (check.check) {
    case 'min_length':
      return [['least', Number(check.minimum), small(check.minimum)]]
    case 'max_length':
      return [['most', Number(check.maximum), big(check.maximum)]]
    case 'length_equals': {
      const length = Number(check.length)
      return [
        ['least', length, small(length, true)],
        ['most', length, big(length, true)],
      ]
    }
    default:
      return []
  }
}

function oneOf(def: Def, values: readonly (string | number | boolean | null)[]): Rule {
  const says = wordsOf(def, { code: 'invalid_value', values })
  return { is: 'one of', says: [says, says], values }
}

function wrongType(def: Def, expected: string): readonly [string, string] {
  const issue = { code: 'invalid_type', expected }
  return [wordsOf(def, { ...issue, input: null }), wordsOf(def, issue)]
}

/** The words of the schema itself, else the server's. */
function wordsOf({ error }: Check, issue: Check): string {
  const raw = issue as z.core.$ZodRawIssue
  const own: unknown = typeof error === 'function' ? error(raw) : undefined
  if (typeof own === 'string') return own
  const { message }: { message?: unknown } = own ?? {}
  return typeof message === 'string' ? message : faultInWords(raw)
}

function checksOf(def: Def): Check[] {
  const checks = (def.checks ?? []) as z.core.$ZodCheck[]
  return checks.map((check) => check._zod.def as unknown as Check)
}

function withChecks<R extends Rule>(rule: R, checks: readonly unknown[]): R {
  return checks.length === 0 ? rule : { ...rule, checks }
}
