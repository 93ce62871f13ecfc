import { impersonal } from './impersonal.ts'

/** What the log says of an error. */
export type LoggedError = {
  type: string
  message: string
  /** Where it arose: the stack's frames, without the message that stands above them. */
  stack: string
  /** Of the database or the system, such as `23505` or `ECONNREFUSED`. */
  code?: string
  /** The statement that failed, with `$1` in the place of values, cut where it is long. */
  statement?: string
  constraint?: string
  table?: string
  column?: string
  cause?: LoggedError
}

/** A statement of many rows is as long as its rows. */
const longestStatement = 500
const longestMessage = 500
const mostCauses = 5

/**
 * Tells of an error without what people wrote: the database's messages and details hold values
 * (`Key (email)=(…) already exists`), the query builder's hold all parameters, and a parser's hold
 * a piece of the text. So of these only the kind, the statement and the names of what they hit are
 * said; of other errors the message, without what could belong to a person.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    return {
      type: typeof error,
      message: impersonal(String(error)).slice(0, longestMessage),
      stack: '',
    }
  }
  const statement = textOf(error, 'query')
  const isOfDatabase = statement !== undefined || textOf(error, 'severity') !== undefined
  const { cause } = error
  return {
    type: error.constructor.name,
    message:
      isOfDatabase || error instanceof SyntaxError
        ? 'not said, because it may hold values'
        : impersonal(error.message).slice(0, longestMessage),
    stack: framesOf(error),
    ...named(error, ['code', 'constraint', 'table', 'column']),
    ...(statement !== undefined && { statement: statement.slice(0, longestStatement) }),
    ...(cause !== undefined && depth < mostCauses && { cause: loggedError(cause, depth + 1) }),
  }
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

function named<K extends string>(error: Error, names: readonly K[]): { [P in K]?: string } {
  const found: { [P in K]?: string } = {}
  for (const name of names) {
    const value = textOf(error, name)
    if (value !== undefined) found[name] = value
  }
  return found
}
