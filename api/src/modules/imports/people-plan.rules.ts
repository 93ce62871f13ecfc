import { createHash } from 'node:crypto'
import { type Facts, type KnownPerson, newCells } from './known-person.rules.ts'
import {
  fixedFaults,
  linkFaults,
  newFaults,
  type RoleOf,
  type RowFault,
  roleFaults,
} from './people-faults.rules.ts'
import { type ImportedRole, type PersonSaid, readPerson } from './people-fields.rules.ts'
import type { FileRow } from './table-kinds.ts'

const changed = [
  'firstName',
  'lastName',
  'phone',
  'timeZone',
  'yearGroup',
  'extraTimePercent',
] as const

/** What is said of somebody that the account has not. */
export type PersonChange = Partial<Pick<KnownPerson, (typeof changed)[number]>>

/** Whom a row links, as far as they are not linked. */
export interface NewLinks {
  schoolIds: string[]
  /** Emails: they may be in the file as well. */
  parents: string[]
  tutors: string[]
}

/** What applying a row does. */
export type RowAction =
  | { does: 'create'; said: PersonSaid & { email: string; role: ImportedRole }; links: NewLinks }
  | {
      does: 'update'
      userId: string
      role: ImportedRole
      version: number
      change: PersonChange
      links: NewLinks
    }

/** What a row would do. */
export interface PlannedRow {
  line: number
  outcome: 'create' | 'update' | 'unchanged' | 'bad'
  errors: RowFault[]
  /** Null for a row that does nothing. */
  action: RowAction | null
}

/** A row as it was read. */
interface ReadRow {
  line: number
  /** In small letters; undefined where there is none. */
  email: string | undefined
  known: KnownPerson | undefined
  said: PersonSaid
  unread: RowFault[]
}

/** What of an account would be another. */
function changeOf(said: PersonSaid, known: KnownPerson): PersonChange {
  return Object.fromEntries(
    changed.flatMap((field) =>
      said[field] === undefined || said[field] === known[field] ? [] : [[field, said[field]]],
    ),
  )
}

function linksOf(said: PersonSaid, facts: Facts): NewLinks {
  const once = (wanted: readonly string[] = []) => [...new Set(wanted)]
  return {
    schoolIds: once(said.schools?.map((name) => name.toLowerCase())).flatMap(
      (name) => facts.schools.get(name)?.id ?? [],
    ),
    parents: once(said.parents),
    tutors: once(said.tutors),
  }
}

function actionOf({ email, known, said }: ReadRow, facts: Facts): RowAction | null {
  const links = linksOf(said, facts)
  if (known === undefined) {
    const { role } = said
    if (email === undefined || role === undefined) return null
    return { does: 'create', said: { ...said, email, role }, links }
  }
  const change = changeOf(said, known)
  const hasLinks = Object.values(links).some((ones: string[]) => ones.length > 0)
  const { userId, role, version } = known
  if (role === 'Admin' || (Object.keys(change).length === 0 && !hasLinks)) return null
  return { does: 'update', userId, role, version, change, links }
}

/** Who is in the file by which lines, and by what role the first of them. */
type EmailsInFile = Map<string, { lines: number[]; role: ImportedRole | undefined }>

function addEmail(found: EmailsInFile, { line, email, said }: ReadRow): void {
  if (email === undefined) return
  const had = found.get(email)
  if (had === undefined) found.set(email, { lines: [line], role: said.role })
  else had.lines.push(line)
}

function readRow({ line, cells }: FileRow, facts: Facts): ReadRow {
  const written = cells.get('email')?.toLowerCase() ?? ''
  const known = facts.people.get(written)
  // An address that is an account’s is one, whatever it looks like.
  const rest = new Map(known === undefined ? cells : newCells(cells, known))
  if (known !== undefined) rest.delete('email')
  const { said, errors } = readPerson(rest)
  return { line, email: known?.email ?? said.email, known, said, unread: errors }
}

/** Whether a row would change anything of somebody who is there, if that could be. */
const isChange = ({ known, said, unread }: ReadRow) =>
  unread.length > 0 ||
  (known !== undefined &&
    (fixedFaults(said, known).length > 0 ||
      Object.keys(changeOf(said, known)).length > 0 ||
      [said.schools, said.parents, said.tutors].some((ones) => (ones?.length ?? 0) > 0)))

interface InFile {
  facts: Facts
  inFile: EmailsInFile
  roleOf: RoleOf
}

/** What is wrong with a row of somebody who is there. */
function knownFaults(row: ReadRow, known: KnownPerson): RowFault[] {
  if (!isChange(row)) return []
  if (known.role === 'Admin') {
    return [{ field: 'email', message: 'An admin’s account is changed by itself.' }]
  }
  const stopped: RowFault = { field: 'email', message: 'This account has been stopped.' }
  return [...(known.isActive ? [] : [stopped]), ...fixedFaults(row.said, known)]
}

function faultsOf(row: ReadRow, { facts, inFile, roleOf }: InFile): RowFault[] {
  const { line, email, known, said, unread } = row
  const found: RowFault[] = []
  if (email === undefined) found.push({ field: 'email', message: 'Write an email address.' })
  const lines = email === undefined ? [] : (inFile.get(email)?.lines ?? [])
  if (lines.length > 1) {
    const others = lines.filter((one) => one !== line).slice(0, 3)
    const message = `This address stands in line ${others.join(', ')} as well.`
    found.push({ field: 'email', message })
  }
  if (known !== undefined) found.push(...knownFaults(row, known))
  else found.push(...newFaults(said, facts))
  if (said.timeZone !== undefined && !facts.timeZones.has(said.timeZone)) {
    found.push({ field: 'timeZone', message: 'This time zone is not known.' })
  }
  const role = known?.role ?? said.role
  if (role !== undefined && role !== 'Admin') found.push(...roleFaults(role, said))
  found.push(...linkFaults(said, roleOf, facts))
  // What could not be read is not said to be missing too.
  const isUnread = (field: string) => unread.some((error) => error.field === field)
  return [...unread, ...found.filter(({ field }) => !isUnread(field))]
}

/**
 * What each row would do: the plan that is shown, and that applying goes by. Somebody is found by the
 * email, in any case. An empty cell leaves what is there; a link is set and never removed. A row that
 * says only what is so already does nothing, whoever it is about.
 * @param breathe lets others be served between rows
 */
export async function planPeople(
  rows: readonly FileRow[],
  facts: Facts,
  breathe: () => Promise<void> = async () => undefined,
): Promise<PlannedRow[]> {
  const read: ReadRow[] = []
  const inFile: EmailsInFile = new Map()
  for (const row of rows) {
    const one = readRow(row, facts)
    read.push(one)
    addEmail(inFile, one)
    await breathe()
  }
  const roleOf: RoleOf = (email) => {
    const known = facts.people.get(email)
    if (known !== undefined) return known
    const role = inFile.get(email)?.role
    return role === undefined ? undefined : { role, isActive: true }
  }
  const planned: PlannedRow[] = []
  for (const row of read) {
    const errors = faultsOf(row, { facts, inFile, roleOf })
    const action = errors.length > 0 ? null : actionOf(row, facts)
    const outcome = errors.length > 0 ? 'bad' : (action?.does ?? 'unchanged')
    planned.push({ line: row.line, outcome, errors, action })
    await breathe()
  }
  return planned
}

/** By what a plan is known: whatever would be done otherwise makes it another one. */
export async function fingerprintOf(
  planned: readonly PlannedRow[],
  facts: Facts,
  breathe: () => Promise<void> = async () => undefined,
): Promise<string> {
  const hash = createHash('sha256')
  for (const { line, outcome, action } of planned) {
    const name = action?.does === 'create' ? action.said.programme?.toLowerCase() : undefined
    const { programmeId, version } = facts.programmes.get(name ?? '') ?? {}
    hash.update(JSON.stringify([line, outcome, action, programmeId, version]))
    await breathe()
  }
  return hash.digest('hex')
}
