import { type SQL, sql } from 'drizzle-orm'
import type * as schema from './schema/index.ts'

type Schema = typeof schema

/** Every table, by its name in the database. */
export type TableName = {
  [K in keyof Schema]: Schema[K] extends { _: { name: infer Name } } ? Name : never
}[keyof Schema]

/** What becomes of rows when the account is deleted. */
export type Leaving =
  /** They stay as they are, for this reason. */
  | { keep: string }
  /** They go. */
  | 'remove'
  /** They stay, with these columns emptied. */
  | { blank: Readonly<Record<string, string | number | boolean | null | SQL>> }

/** One kind of data: which rows of a table (called `t`) are the person's. */
interface Declared {
  name: string
  /** The columns that name the person; left out of the rows that are given. */
  owners: readonly string[]
  /** For rows that are the person's in another way, or not all that name the person. */
  where?: (userId: string) => SQL
  /** Columns that are never given: secrets, and what is of other people. */
  without?: readonly string[]
  /** Instead of the table's own columns. */
  select?: SQL
  /** Why the person is not given these rows. */
  notGiven?: string
  leaving: Leaving
}

/** One kind of data, with the table that it is in. */
export interface Source extends Declared {
  table: string
}

/**
 * What an area keeps of people, by table, in its `personal-data.ts`; of a table that is nobody's,
 * why it is not. `modules/personal-data.ts` gathers it, where a table left out does not compile.
 */
export type PersonalData = { readonly [Table in TableName]?: readonly Declared[] | string }

/** The same of all areas. */
export type AllPersonalData = Required<PersonalData>

type More = Partial<Pick<Declared, 'where' | 'without' | 'select' | 'notGiven'>>

/** Rows that name the person in a column. */
export const mine = (name: string, owner: string, leaving: Leaving, more: More = {}): Declared => ({
  name,
  owners: [owner],
  leaving,
  ...more,
})

/** Rows that are the person's by another row. */
export const ofRow = (
  name: string,
  where: (userId: string) => SQL,
  leaving: Leaving,
  more: More = {},
): Declared => ({ name, owners: [], where, leaving, ...more })

/** Somebody else whom a row of `t` ties to the person: by name, without more. */
export const who = (column: string) => sql`(select jsonb_build_object(
  'firstName', u.first_name, 'lastName', u.last_name, 'role', u.role)
  from users u where u.id = ${sql.raw(`t.${column}`)})`

/** Instead of words that the table must have. */
export const noWords = 'Removed with the account.'
export const answersStay: Leaving = {
  keep: 'answers stay without a name: questions are judged by them',
}
export const hoursStay: Leaving = { keep: 'hours that were bought and given are accounted for' }
export const workStays: Leaving = { keep: 'somebody’s own work for others, who still need it' }

let registered: readonly Source[] | undefined

/** Tells what all areas keep of people, once in a process; see `modules/personal-data.ts`. */
export function registerPersonalData(tables: AllPersonalData): void {
  registered = Object.entries(tables).flatMap(([table, declared]) =>
    typeof declared === 'string' ? [] : declared.map((kind) => ({ ...kind, table })),
  )
}

/**
 * The kinds of data of all areas in their order, each with its table; a table that is nobody's has
 * none.
 * @throws Error where nobody has registered them: something of the person would then stay unsaid.
 */
export function personalData(): readonly Source[] {
  if (registered === undefined) throw new Error('What is kept of people is not registered')
  return registered
}

/** Condition on `t`: the rows of a kind that are the person's. */
export function isOf({ owners, where }: Source, userId: string): SQL {
  if (where !== undefined) return where(userId)
  const own = owners.map((owner) => sql`${sql.raw(`t.${owner}`)} = ${userId}`)
  return sql`(${sql.join(own, sql` or `)})`
}
