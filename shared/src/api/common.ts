import * as z from 'zod'
import { isWebAddress, longestText, mostImages } from '../contract/text-rules.ts'

/** A whole number from `least` to `most`, with one sentence for all that is not. */
export const wholeNumber = (least: number, most: number, says: string) =>
  z.int(says).min(least, says).max(most, says)

/** A whole number that names a record of the content (test, part, subject, topic, question). */
export const id = z.int().min(1).max(2_147_483_647)

/** The same in a query or a path, where everything arrives as text. */
export const idText = z.coerce.number().int().min(1).max(2_147_483_647)

/**
 * A random id of a person, a set, an alert and whatever else must not be guessable; in small
 * letters, as the database gives it, however it is sent.
 */
export const uid = z.uuid().toLowerCase()

/** An address on the web, by https. */
export const httpsLink = z
  .url({ protocol: /^https$/, error: 'Enter an address that begins with https://' })
  .max(500)

/** The version of something that admins edit; every save makes the next. */
export const version = z.int().min(1).max(2_147_483_647)

/** The same in a query, where everything arrives as text. */
export const versionText = z.coerce.number().int().min(1).max(2_147_483_647)

/** Whether the version comes with the id of what is edited; what is new has neither. */
export const hasVersion = (edited: string | null | undefined, known: number | undefined) =>
  edited === null || edited === undefined || known !== undefined

/** What is said otherwise: the save would pass over whatever somebody else saved meanwhile. */
export const noVersion = { path: ['version'], error: 'Say which version was edited' }

/** Said of a day that the standard has and no database keeps. */
const noYear0 = 'There is no year 0'

/**
 * Marks a check of a shape as a rule: what is well formed, and that no rule allows. A call whose
 * input breaks such rules alone is refused with 422, not with 400.
 * @example moment.refine(isOnQuarter, asRule('Choose a time on the quarter of an hour'))
 */
export const asRule = (error: string) => ({ error, params: { isRule: true } })

/**
 * An address on the web as people type it: by https, on a host, without a name and password. Anything
 * else is well formed and breaks a rule (422).
 */
export const webAddress = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters')
  .refine(isWebAddress, asRule('Enter an address that begins with https://'))

/** A moment in UTC, ISO 8601. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => !text.startsWith('0000') && new Date(text).getUTCFullYear() !== 0, noYear0)

/** A calendar day, `yyyy-mm-dd`. */
export const day = z.iso.date().refine((text) => !text.startsWith('0000'), noYear0)

/** A list of ids in one query value: `3,5,8`; at most 300 of them. */
export const idList = z
  .string()
  .max(3_600)
  .regex(/^\d{1,10}(,\d{1,10}){0,299}$/, 'Expected whole numbers separated by commas')
  .refine(
    (list) => list.split(',').every((each) => Number(each) <= 2_147_483_647),
    'Expected numbers that can be ids',
  )

/** Reads an `idList`; an absent one is an empty list. */
export function readIdList(list: string | undefined): number[] {
  return list === undefined ? [] : list.split(',').map(Number)
}

/** The page of a list: `pageNo` from 1, `pageSize` 1 to 100. */
export const paging = {
  pageNo: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
}

/** First and last day of what a list is filtered by, in the caller's own zone; either may be open. */
export const daysAsked = { from: day.optional(), to: day.optional() }

/** Whether days that a list is filtered by are in order, where it is filtered by two. */
const daysInOrder = ({ from, to }: { from?: unknown; to?: unknown }) =>
  typeof from !== 'string' || typeof to !== 'string' || from <= to
const lastIsBefore = { path: ['to'], error: 'The last day is before the first' }

/** What a list is asked for: page, order and filters. Days in the wrong order are refused. */
export const listQuery = <S extends z.ZodRawShape>(shape: S) =>
  z.object(shape).refine(daysInOrder, lastIsBefore)

/** The order of a list: by one of these keys, the first where none is said, in either direction. */
export const sorting = <const K extends readonly [string, ...string[]]>(keys: K) => ({
  sort: z.enum(keys).default(keys[0] as K[number]),
  direction: z.enum(['asc', 'desc']).default('asc'),
})

/** A page of a list under the name of its rows, with how many fit in all; past the end the last page. */
export const listOf = <N extends string, R extends z.ZodType>(name: N, row: R) =>
  z.object({ [name]: z.array(row), totalCount: z.int() } as {
    [rows in N]: z.ZodArray<R>
  } & { totalCount: z.ZodInt })

/** What a person types to search a list. */
export const search = z.string().trim().max(200).optional()

/** What is known of a student in a topic; `api/src/modules/revise/mastery.rules.ts` has the rule. */
export const topicState = z.enum(['not started', 'not sure yet', 'weak', 'secure'])

/** A question in a few words: as plain text, and as HTML with its equations as MathML. */
export const summary = { summary: z.string(), summaryHtml: z.string() }

/** HTML that the server has cleaned, with its equations rendered. */
export const html = z.string()

/** A share in percent, 0 to 100. */
export const percent = z.number().min(0).max(100)

/** A text with formatting, as an editor sends it; the server cleans it before it is stored. */
export const writtenHtml = z
  .string()
  .max(longestText, 'This text is too long. Make it shorter, or two of it.')
  .refine(
    (text) => (text.match(/<img\b/gi)?.length ?? 0) <= mostImages,
    `A text may have ${mostImages} images.`,
  )

/**
 * A file of a record, as a form holds it (`FileField`), a save takes it and a list gives it. The
 * server goes by its id, and has the rest from the file itself.
 */
export const fileOfRecord = z.strictObject({
  id: uid,
  name: z.string().max(300),
  bytes: z.int().min(0),
})

/** Ids of some rows of a list, for `chosenRows`. */
export const chosenIds = z.array(uid).min(1).max(1_000)

/**
 * The body of a call that changes many rows of a list: some of them by their ids, or all that these
 * filters find, with how many that was when somebody decided it; and what else the call wants.
 * `chosenIds` on the server reads it.
 */
export const chosenRows = <
  I extends z.ZodRawShape,
  F extends z.ZodRawShape,
  R extends z.ZodRawShape,
>(
  ids: I,
  filters: F,
  rest: R,
) =>
  z.union([
    z.strictObject({ ...ids, ...rest }),
    z.strictObject({
      filter: z.strictObject(filters).refine(daysInOrder, lastIsBefore),
      expectedCount: z.int().min(0).max(1_000_000),
      ...rest,
    }),
  ])
