import type { Role } from '@portal/shared/contract'
import * as z from 'zod'
import { isTimeZone } from '../user/index.ts'
import { plainHeader } from './columns.rules.ts'

/** What a file of people may say of each, by field, as the list of people exports it. */
export const peopleFields = {
  role: { label: 'Role', isNeeded: true },
  firstName: { label: 'First name', isNeeded: true },
  lastName: { label: 'Last name', isNeeded: true },
  email: { label: 'Email', isNeeded: true },
  phone: { label: 'Phone', isNeeded: false },
  timeZone: { label: 'Time zone', isNeeded: false },
  yearGroup: { label: 'Year group', isNeeded: false },
  extraTimePercent: { label: 'Extra time percent', isNeeded: false },
  schools: { label: 'Schools', isNeeded: false },
  parents: { label: 'Parent emails', isNeeded: false },
  tutors: { label: 'Tutor emails', isNeeded: false },
  programme: { label: 'Programme', isNeeded: false },
  startsOn: { label: 'Starts on', isNeeded: false },
  expiresOn: { label: 'Expires on', isNeeded: false },
  subject: { label: 'Subject', isNeeded: false },
  capacity: { label: 'Capacity', isNeeded: false },
  isSeminarTutor: { label: 'Seminars', isNeeded: false },
  isEssayPsTutor: { label: 'Essays and statements', isNeeded: false },
} as const

export type PeopleField = keyof typeof peopleFields

const isPeopleField = (name: string): name is PeopleField =>
  Object.hasOwn(peopleFields, name)

/** What a cell says: a value, or a sentence about why it says none. */
export type Read<T> = { value: T } | { error: string }

const bad = (error: string) => ({ error })

const words =
  (most = 200) =>
  (cell: string): Read<string> =>
    cell.length > most ? bad(`Use at most ${most} characters.`) : { value: cell }

const address = z.email().max(254)

function readEmail(cell: string): Read<string> {
  const email = cell.toLowerCase()
  return address.safeParse(email).success
    ? { value: email }
    : bad(`“${short(cell)}” is no email address.`)
}

/** So much of a cell as fits into a sentence. */
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

const importedRoles = ['Student', 'Parent', 'Tutor', 'Senior Tutor', 'School Manager'] as const
export type ImportedRole = (typeof importedRoles)[number]

function readRole(cell: string): Read<ImportedRole> {
  const wanted = plainHeader(cell)
  const found = importedRoles.find((role) => plainHeader(role) === wanted)
  if (found !== undefined) return { value: found }
  if (wanted === plainHeader('Admin' satisfies Role)) return bad('Admins are made one by one.')
  return bad(`Write one of ${importedRoles.join(', ')}.`)
}

function readPhone(cell: string): Read<string> {
  if (/^\d([.,]\d+)?e\+?\d+$/i.test(cell)) {
    return bad('The spreadsheet has shortened this number. Make the column text and type it anew.')
  }
  return /^\+?[\d\s().-]{5,40}$/.test(cell) && /\d/.test(cell)
    ? { value: cell }
    : bad('Write a phone number in digits.')
}

const readWhole =
  (least: number, most: number) =>
  (cell: string): Read<number> => {
    const number = /^\d{1,6}([.,]0{1,2})?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN
    const fits = number >= least && number <= most
    return fits ? { value: number } : bad(`Write a whole number from ${least} to ${most}.`)
  }

function readSwitch(cell: string): Read<boolean> {
  const word = cell.toLowerCase()
  if (['yes', 'true', '1', '1.0'].includes(word)) return { value: true }
  if (['no', 'false', '0', '0.0'].includes(word)) return { value: false }
  return bad('Write yes or no.')
}

/** A day as `2027-01-31` or `31/01/2027`; a short year could be of either century. */
function readDay(cell: string): Read<string> {
  const written = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell)
  const british = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell)
  if (/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/.test(cell)) return bad('Write the year in full.')
  const parts = written?.slice(1) ?? british?.slice(1).reverse()
  const [year = '', month = '', date = ''] = parts ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const moment = parts === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
  return isReal && year >= '1900' ? { value: day } : bad('Write a day as 2027-01-31 or 31/01/2027.')
}

/** Several in a cell, parted by `;`. */
const several =
  <T>(read: (cell: string) => Read<T>) =>
  (cell: string): Read<T[]> => {
    const parts = cell.split(';').map((part) => part.trim())
    const values: T[] = []
    for (const part of parts) {
      if (part === '') continue
      const found = read(part)
      if ('error' in found) return found
      values.push(found.value)
    }
    return values.length > 20 ? bad('Name at most 20.') : { value: values }
  }

const readers = {
  role: readRole,
  firstName: words(),
  lastName: words(),
  email: readEmail,
  phone: readPhone,
  timeZone: (cell: string): Read<string> =>
    isTimeZone(cell)
      ? { value: cell }
      : bad(`“${short(cell)}” is no time zone; write one as Europe/London.`),
  yearGroup: readWhole(7, 14),
  extraTimePercent: readWhole(0, 100),
  schools: several(words()),
  parents: several(readEmail),
  tutors: several(readEmail),
  programme: words(),
  startsOn: readDay,
  expiresOn: readDay,
  subject: words(60),
  capacity: readWhole(0, 200),
  isSeminarTutor: readSwitch,
  isEssayPsTutor: readSwitch,
} satisfies { [F in PeopleField]: (cell: string) => Read<unknown> }

/** What a row says, as far as it says anything. */
export type PersonSaid = {
  [F in PeopleField]?: Extract<ReturnType<(typeof readers)[F]>, { value: unknown }>['value']
}

/** What cells say, by field; empty ones say nothing. */
export function readPerson(cells: ReadonlyMap<string, string>): {
  said: PersonSaid
  errors: { field: PeopleField; message: string }[]
} {
  const errors: { field: PeopleField; message: string }[] = []
  const said: Record<string, unknown> = {}
  for (const [field, cell] of cells) {
    if (cell === '' || !isPeopleField(field)) continue
    const read: Read<unknown> = readers[field](cell)
    if ('error' in read) errors.push({ field, message: read.error })
    else said[field] = read.value
  }
  return { said, errors }
}

/** What a template shows: a parent and a child. */
export const peopleExamples: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ role: 'Parent', firstName: 'Jo', lastName: 'Example', email: 'jo@example.com' },
    ...{ phone: '020 7946 0000', timeZone: 'Europe/London' },
  },
  {
    ...{ role: 'Student', firstName: 'Sam', lastName: 'Example', email: 'sam@example.com' },
    ...{ yearGroup: '12', extraTimePercent: '0', parents: 'jo@example.com' },
    ...{ programme: 'Premium', startsOn: '2026-09-01', expiresOn: '2027-08-31' },
  },
]
