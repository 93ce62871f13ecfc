import { check, type Faults, type Schema } from '@portal/shared/checks'
import { dash, formatNumber } from '@portal/shared/ui'
import { type Sold, soldNames } from '@portal/shared/upgrades'
import { dayInWords, exactPounds } from '../money.words.ts'
import { openedOf } from './gives.rules.ts'
import type { Preview } from './preview.queries.ts'

type Effect = NonNullable<Preview['effect']>

/** Something before and after: `10 → 20`; once where it stays, or where there was nothing before. */
export function changeInWords<T>(
  { before, after }: { before: T | null; after: T },
  words: (value: T) => string,
): string {
  const now = words(after)
  return before === null || words(before) === now ? now : `${words(before)} → ${now}`
}

/** Hours of tuition, bought with all bookings. */
function hoursOf({ hours, isUnlimited }: Effect): string {
  const at = (when: 'before' | 'after') =>
    isUnlimited[when] === true ? 'Without a limit' : formatNumber(hours[when] ?? 0, 2)
  const before = isUnlimited.before === null ? null : at('before')
  return changeInWords({ before, after: at('after') }, (text) => text)
}

/** What is open afterwards, and what is so no longer. */
function opensOf({ entitlements: { before, after } }: Effect): string {
  const named = (all: readonly Sold[]) => all.map((name) => soldNames[name]).join(', ')
  const open = openedOf(after)
  const lost = before === null ? [] : openedOf(before).filter((name) => !open.includes(name))
  const opens = named(open) || 'Nothing'
  return lost.length === 0 ? opens : `${opens}. No longer: ${named(lost)}`
}

/** What a student has afterwards, each with what it was before. */
export function effectFacts(effect: Effect): { label: string; value: string }[] {
  const { programName, hoursLeft, startsOn, expiresOn, isHeadStart } = effect
  return [
    { label: 'Programme', value: changeInWords(programName, (name) => name) },
    { label: 'Hours bought', value: hoursOf(effect) },
    ...(hoursLeft.after === null || hoursLeft.before === null
      ? []
      : [
          {
            label: 'Hours left',
            value: changeInWords(hoursLeft, (hours) => formatNumber(hours ?? 0, 2)),
          },
        ]),
    { label: 'Opens', value: opensOf(effect) },
    ...(isHeadStart.after ? [{ label: 'Head start', value: 'Yes' }] : []),
    { label: 'From', value: changeInWords(startsOn, dayInWords) },
    { label: 'Until', value: changeInWords(expiresOn, dayInWords) },
  ]
}

/** What it costs, VAT named where there is any. */
export const priceFacts = ({ totalPence, vatPence }: Pick<Preview, 'totalPence' | 'vatPence'>) => [
  { label: 'Price', value: totalPence === null ? dash : exactPounds(totalPence) },
  ...(vatPence === null || vatPence === 0
    ? []
    : [{ label: 'Of this VAT', value: exactPounds(vatPence) }]),
]

/** How full a tutor is: `9 of 12 students`. */
export const loadInWords = ({
  students,
  capacity,
  isTakingStudents,
}: {
  students: number
  capacity: number
  isTakingStudents: boolean
}): string => `${students} of ${capacity} students${isTakingStudents ? '' : ', takes no more'}`

/**
 * What stands against a sale that the form itself does not see: what is merely missing is not told
 * twice.
 * @param missing what the form finds wrong, by the places of the call's body
 */
export const refusalsOf = (errors: Preview['errors'], missing: Faults): string[] => [
  ...new Set(
    errors
      .filter(({ path }) => !(path.replace(/^body\./, '') in missing))
      .map(({ message }) => message),
  ),
]

/** What a form finds wrong with what it would send: by the contract, and by its own rules. */
export function missingIn(
  schema: Schema<unknown>,
  body: unknown,
  own: Readonly<Record<string, string | false | undefined>>,
): Faults {
  const said = Object.entries(own).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { ...check(schema.rule, body).faults, ...Object.fromEntries(said) }
}
