/** What a form can hold, all the way down. */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | readonly FormValue[]
  | { readonly [name: string]: FormValue }

/** The places in a form: `a`, `a.b`, `answers.0.text`. */
export type PathOf<T> = T extends readonly (infer Each)[]
  ? `${number}` | `${number}.${PathOf<Each>}`
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${PathOf<T[K]>}` }[keyof T & string]
    : never

/** What stands at a place. */
export type At<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? At<Inside<T, Head>, Rest>
  : Inside<T, P>
type Inside<T, K extends string> = T extends readonly (infer Each)[]
  ? Each
  : K extends keyof T
    ? T[K]
    : never

/** The places that hold lists, and what one entry is. */
export type ListPathOf<T> = {
  [P in PathOf<T>]: At<T, P> extends readonly unknown[] ? P : never
}[PathOf<T>]
export type EachOf<T, P extends string> = At<T, P> extends readonly (infer Each)[] ? Each : never

/** What stands at a place; undefined where there is none. */
export function getAt(values: unknown, path: string): unknown {
  return path.split('.').reduce(inside, values)
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** The same values with another one at a place. */
export function setAt<T>(values: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.')
  const next = rest.length === 0 ? value : setAt(inside(values, name), rest.join('.'), value)
  // A copy of the same kind; the types of the places keep its shape.
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as object
  Reflect.set(copy, name, next)
  return copy as T
}

/**
 * Whether two values are the same all the way down; what is undefined counts as not there. Parts that
 * are one and the same are not looked into, which is nearly all of a form that is typed in.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]))
  }
  if (!isParts(one) || !isParts(other)) return false
  const names = Object.keys(one)
  return (
    names.every((name) => isSame(one[name], other[name])) &&
    Object.keys(other).every((name) => other[name] === undefined || name in one)
  )
}

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What I changed put onto what is there now: fields that I left alone follow theirs. A list is one
 * field, since its entries have no names.
 */
export function merge<T>(base: T, mine: T, theirs: T): T {
  if (isSame(mine, base)) return theirs
  if (!isParts(base) || !isParts(mine) || !isParts(theirs)) return mine
  const names = Object.keys({ ...theirs, ...mine })
  return Object.fromEntries(
    names.map((name) => [name, merge(base[name], mine[name], theirs[name])]),
  ) as T
}

/** The places of the single fields, and lists, in which two values differ. */
export function differences(one: unknown, other: unknown, at = ''): string[] {
  if (isSame(one, other)) return []
  if (!isParts(one) || !isParts(other)) return [at]
  return Object.keys({ ...one, ...other }).flatMap((name) =>
    differences(one[name], other[name], at === '' ? name : `${at}.${name}`),
  )
}
