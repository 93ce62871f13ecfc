import { cellText } from '../../csv/index.ts'
import type { ListedProgramme } from '../programmes/index.ts'
import { plainHeader } from './columns.rules.ts'
import type { ImportedRole, PeopleField } from './people-fields.rules.ts'

/** An account as a row meets it; null for what its role has not. */
export interface KnownPerson {
  userId: string
  email: string
  role: ImportedRole | 'Admin'
  isActive: boolean
  version: number
  firstName: string
  lastName: string
  phone: string | null
  timeZone: string
  yearGroup: number | null
  extraTimePercent: number | null
  programme: string | null
  startsOn: string | null
  expiresOn: string | null
  subject: string | null
  capacity: number | null
  isSeminarTutor: boolean | null
  isEssayPsTutor: boolean | null
  /** Names. */
  schools: string[]
  /** Emails. */
  parents: string[]
  tutors: string[]
}

/** What there is that rows name; names in small letters. */
export interface Facts {
  people: ReadonlyMap<string, KnownPerson>
  schools: ReadonlyMap<string, { id: string; isArchived: boolean }>
  programmes: ReadonlyMap<string, ListedProgramme>
  /** Names of time zones that the database knows. */
  timeZones: ReadonlySet<string>
  /** The office’s day. */
  today: string
}

const several = ['schools', 'parents', 'tutors'] as const
type Several = (typeof several)[number]

const isSeveral = (field: string): field is Several => several.some((one) => one === field)

/** Those of a cell that are not there yet. */
function newOnes(cell: string, had: readonly string[]): string {
  // A name may hold the sign that parts names.
  const rest = had.reduce(
    (text, name) => (name.includes(';') ? text.replace(name, '') : text),
    cell,
  )
  const known = new Set(had.map((name) => name.toLowerCase()))
  const parts = rest.split(';').map((part) => part.trim())
  return parts.filter((part) => part !== '' && !known.has(part.toLowerCase())).join(';')
}

/** Fields that say one thing, as the list of people writes it into its file. */
const single = [
  ...['firstName', 'lastName', 'phone', 'timeZone', 'yearGroup', 'extraTimePercent'],
  ...['programme', 'startsOn', 'expiresOn', 'subject', 'capacity'],
] as (PeopleField & keyof KnownPerson)[]

/**
 * What a row says of somebody beside what is so already, word for word: whatever an account holds may
 * come back as it was taken along, also what nobody could enter any more.
 */
export function newCells(
  cells: ReadonlyMap<string, string>,
  known: KnownPerson,
): Map<string, string> {
  const said = new Map<string, string>()
  for (const [field, cell] of cells) {
    if (isSeveral(field)) said.set(field, newOnes(cell, known[field]))
    else if (field === 'role' && plainHeader(cell) === plainHeader(known.role)) continue
    else {
      const own = single.find((one) => one === field)
      const isSo = own !== undefined && cell === cellText(String(known[own] ?? ''))
      if (!isSo) said.set(field, cell)
    }
  }
  return said
}
