/**
 * What a value of a form must be, as plain data that is made from the contract's own schema: forms
 * check by it, and the schemas with their library stay on the server. What the data cannot say
 * (`refine`) is left to the server, whose refusals stand at their fields too.
 */
export type Rule =
  | { is: 'text'; says: Says; trim?: true; checks?: readonly TextCheck[] }
  | { is: 'number'; says: Says; checks?: readonly NumberCheck[] }
  | { is: 'boolean'; says: Says }
  | { is: 'one of'; says: Says; values: readonly (string | number | boolean | null)[] }
  | { is: 'list'; says: Says; of: Rule; checks?: readonly SizeCheck[] }
  | { is: 'object'; says: Says; fields: Readonly<Record<string, Rule>> }
  | { is: 'any of'; says: string; of: readonly Rule[] }
  | { is: 'optional' | 'nullable'; of: Rule }
  /** One after the other, each on what the one before made of it. */
  | { is: 'all of'; of: readonly Rule[] }
  | { is: 'anything' }

/** What is said of a value of another kind, and where there is none. */
type Says = readonly [wrong: string, missing: string]
type SizeCheck = readonly [kind: 'least' | 'most', limit: number, says: string]
type NumberCheck =
  | SizeCheck
  | readonly [kind: 'whole', limit: 0, says: string]
  | readonly [kind: 'above' | 'below' | 'multiple', limit: number, says: string]
type TextCheck =
  | SizeCheck
  | readonly [kind: 'pattern', pattern: string, says: string, flags?: string]

/** The contract's rule for what a call takes; `Body` is its type. */
export interface Schema<Body> {
  rule: Rule
  /** For the type alone. */
  body?: Body
}

/** Faults by place, `answers.2.text`; the first of each. The whole is at ``. */
export type Faults = Readonly<Record<string, string>>

/** Checks a value; answers it as the server will read it, and what is wrong with it. */
export function check(rule: Rule, value: unknown): { value: unknown; faults: Faults } {
  const { read, faults } = attempt(rule, value)
  return { value: read, faults }
}

/** The same, and whether a part is of another kind than it must be, or is not there. */
function attempt(rule: Rule, value: unknown) {
  const faults: Record<string, string> = {}
  let isOther = false
  const read = visit(rule, value, '', (place, says, isKind) => {
    faults[place] ??= says
    isOther ||= isKind === true
  })
  return { read, faults, isOther }
}

/** `isKind` where the value is of another kind, not only too long, too few or the like. */
type Tell = (place: string, says: string, isKind?: boolean) => void

function visit(rule: Rule, value: unknown, place: string, tell: Tell): unknown {
  const at = (name: string | number) => (place === '' ? String(name) : `${place}.${name}`)
  const wrong = (says: Says) => {
    tell(place, says[value === undefined ? 1 : 0], true)
    return value
  }
  switch (rule.is) {
    case 'anything':
      return value
    case 'optional':
      return value === undefined ? value : visit(rule.of, value, place, tell)
    case 'nullable':
      return value === null ? value : visit(rule.of, value, place, tell)
    case 'all of':
      return rule.of.reduce((read, each) => visit(each, read, place, tell), value)
    case 'any of': {
      const all = rule.of.map((each) => attempt(each, value))
      const fit = all.find(({ faults }) => Object.keys(faults).length === 0)
      if (fit) return fit.read
      // As the server does: where it is clear which one is meant, what is wrong in that.
      const [meant, ...others] = all.filter(({ isOther }) => !isOther)
      if (meant === undefined || others.length > 0) tell(place, rule.says, true)
      else
        for (const [name, says] of Object.entries(meant.faults))
          tell(name === '' ? place : at(name), says)
      return value
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : wrong(rule.says)
    case 'one of':
      return rule.values.some((one) => one === value) ? value : wrong(rule.says)
    case 'number': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(rule.says)
      for (const [kind, limit, says] of rule.checks ?? []) {
        // A part of a number is of another kind to the server, not a wrong one of the same.
        if (!numberChecks[kind](value, limit)) tell(place, says, kind === 'whole')
      }
      return value
    }
    case 'text': {
      if (typeof value !== 'string') return wrong(rule.says)
      const text = rule.trim ? value.trim() : value
      for (const [kind, limit, says, flags] of rule.checks ?? []) {
        const fits =
          kind === 'pattern'
            ? new RegExp(limit, flags).test(text)
            : numberChecks[kind](text.length, limit)
        if (!fits) tell(place, says)
      }
      return text
    }
    case 'list': {
      if (!Array.isArray(value)) return wrong(rule.says)
      const size = rule.checks?.find(([kind, limit]) => !numberChecks[kind](value.length, limit))
      if (size) {
        tell(place, size[2])
        return value
      }
      return value.map((each: unknown, index) => visit(rule.of, each, at(index), tell))
    }
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return wrong(rule.says)
      }
      const given: Record<string, unknown> = { ...value }
      for (const [name, each] of Object.entries(rule.fields)) {
        const read = visit(each, given[name], at(name), tell)
        if (read !== undefined) given[name] = read
      }
      return given
    }
  }
}

const numberChecks = {
  least: (value: number, limit: number) => value >= limit,
  most: (value: number, limit: number) => value <= limit,
  above: (value: number, limit: number) => value > limit,
  below: (value: number, limit: number) => value < limit,
  multiple: (value: number, limit: number) => value % limit === 0,
  whole: (value: number, _: number) => Number.isSafeInteger(value),
}
