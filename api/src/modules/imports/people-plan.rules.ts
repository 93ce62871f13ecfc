import { createHash } from 'node:crypto'
import type { ListedProgramme } from '../programmes/index.ts'
import {
  type ImportedRole,
  type PeopleField,
  type PersonSaid,
  readPerson,
} from './people-fields.rules.ts'

/** An account as a row meets it. */
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
  /** Names of schools in small letters, emails of the others. */
  schools: string[]
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

/** A row as it stands in the file. */
export interface FileRow {
  line: number
  cells: ReadonlyMap<PeopleField, string>
}

interface RowFault {
  field: PeopleField
  message: string
}

/** What is said of somebody that the account has not. */
export type PersonChange = Partial<
  Pick<
    KnownPerson,
    'firstName' | 'lastName' | 'phone' | 'timeZone' | 'yearGroup' | 'extraTimePercent'
  >
>

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

export interface PlannedRow {
  line: number
  outcome: 'create' | 'update' | 'unchanged' | 'bad'
  errors: RowFault[]
  /** Null for a row that does nothing. */
  action: RowAction | null
}

const isStudent = (role: string | undefined) => role === 'Student'
const teaches = (role: string | undefined) => role === 'Tutor' || role === 'Senior Tutor'

/** Which fields only some roles have, and what is said to others. */
const ofRoles: readonly [readonly PeopleField[], (role: string) => boolean, string][] = [
  [
    ['yearGroup', 'extraTimePercent', 'parents', 'tutors', 'programme', 'startsOn', 'expiresOn'],
    isStudent,
    'Only students have this; leave it empty.',
  ],
  [
    ['subject', 'capacity', 'isSeminarTutor', 'isEssayPsTutor'],
    teaches,
    'Only tutors have this; leave it empty.',
  ],
  [
    ['schools'],
    (role) => isStudent(role) || role === 'School Manager',
    'Only students and school managers have a school; leave it empty.',
  ],
]

function roleFaults(role: string, said: PersonSaid): RowFault[] {
  return ofRoles.flatMap(([fields, has, message]) =>
    has(role)
      ? []
      : fields.filter((field) => said[field] !== undefined).map((field) => ({ field, message })),
  )
}

/** What a new account has to say. */
function newFaults(said: PersonSaid): RowFault[] {
  const needed: [PeopleField, boolean, string][] = [
    ['role', true, 'Write a role.'],
    ['firstName', true, 'Write a first name.'],
    ['lastName', true, 'Write a last name.'],
    ['yearGroup', isStudent(said.role), 'Write the year of a new student.'],
    ['programme', isStudent(said.role), 'Name the programme of a new student.'],
    ['expiresOn', isStudent(said.role), 'Write the last day of the programme.'],
    ['subject', teaches(said.role), 'Write the subject of a new tutor.'],
  ]
  return needed.flatMap(([field, isNeeded, message]) =>
    isNeeded && said[field] === undefined ? [{ field, message }] : [],
  )
}

function programmeFaults(
  said: PersonSaid,
  known: KnownPerson | undefined,
  facts: Facts,
): RowFault[] {
  const { programme, startsOn = facts.today, expiresOn } = said
  const faults: RowFault[] = []
  if (known !== undefined) {
    if (programme !== undefined && programme.toLowerCase() !== known.programme?.toLowerCase()) {
      const message = 'Another programme is sold by an upsell or a renewal.'
      faults.push({ field: 'programme', message })
    }
    return faults
  }
  if (programme !== undefined) {
    const found = facts.programmes.get(programme.toLowerCase())
    if (found === undefined) {
      faults.push({ field: 'programme', message: `There is no programme “${programme}”.` })
    } else if (found.isArchived) {
      faults.push({ field: 'programme', message: `“${found.name}” is not sold any more.` })
    }
  }
  if (expiresOn !== undefined && expiresOn < startsOn) {
    faults.push({ field: 'expiresOn', message: 'The programme cannot end before it starts.' })
  }
  return faults
}

/** Who a row’s emails are: in the portal, or made by another row of the file. */
type RoleOf = (email: string) => { role: string; isActive: boolean } | undefined

function linkFaults(said: PersonSaid, roleOf: RoleOf, facts: Facts): RowFault[] {
  const faults: RowFault[] = []
  for (const name of said.schools ?? []) {
    const school = facts.schools.get(name.toLowerCase())
    const message = school === undefined ? 'There is no school' : 'Archived is the school'
    if (school?.isArchived !== false)
      faults.push({ field: 'schools', message: `${message} “${name}”.` })
  }
  const people = [
    ['parents', (role: string) => role === 'Parent', 'parent'],
    ['tutors', teaches, 'tutor'],
  ] as const
  for (const [field, fits, word] of people) {
    for (const email of said[field] ?? []) {
      const found = roleOf(email)
      if (found === undefined) {
        faults.push({ field, message: `There is no account of ${email}.` })
      } else if (!fits(found.role)) faults.push({ field, message: `${email} is no ${word}.` })
      else if (!found.isActive) faults.push({ field, message: `${email} has been stopped.` })
    }
  }
  return faults
}

const changed = [
  'firstName',
  'lastName',
  'phone',
  'timeZone',
  'yearGroup',
  'extraTimePercent',
] as const

/** What of an account would be another. */
function changeOf(said: PersonSaid, known: KnownPerson): PersonChange {
  return Object.fromEntries(
    changed.flatMap((field) =>
      said[field] === undefined || said[field] === known[field] ? [] : [[field, said[field]]],
    ),
  )
}

function linksOf(said: PersonSaid, known: KnownPerson | undefined, facts: Facts): NewLinks {
  const fresh = (wanted: readonly string[] = [], had: readonly string[] = []) =>
    [...new Set(wanted)].filter((one) => !had.includes(one))
  const schools = fresh(
    said.schools?.map((name) => name.toLowerCase()),
    known?.schools,
  )
  return {
    schoolIds: schools.flatMap((name) => facts.schools.get(name)?.id ?? []),
    parents: fresh(said.parents, known?.parents),
    tutors: fresh(said.tutors, known?.tutors),
  }
}

function actionOf(
  said: PersonSaid,
  known: KnownPerson | undefined,
  facts: Facts,
): RowAction | null {
  const links = linksOf(said, known, facts)
  const { email, role } = said
  if (email === undefined || role === undefined) return null
  if (known === undefined) return { does: 'create', said: { ...said, email, role }, links }
  const change = changeOf(said, known)
  const hasLinks = Object.values(links).some((ones: string[]) => ones.length > 0)
  if (Object.keys(change).length === 0 && !hasLinks) return null
  const { userId, version } = known
  return { does: 'update', userId, role, version, change, links }
}

/** Who is in the file by which lines, and by what role the first of them. */
function emailsIn(rows: readonly { line: number; said: PersonSaid }[]) {
  const found = new Map<string, { lines: number[]; role: ImportedRole | undefined }>()
  for (const { line, said } of rows) {
    if (said.email === undefined) continue
    const had = found.get(said.email)
    if (had === undefined) found.set(said.email, { lines: [line], role: said.role })
    else had.lines.push(line)
  }
  return found
}

/**
 * What each row would do: the plan that is shown, and that applying goes by. Somebody is found by the
 * email, in any case. An empty cell leaves what is there; a link is set and never removed.
 * @param breathe lets others be served between rows
 */
export async function planPeople(
  rows: readonly FileRow[],
  facts: Facts,
  breathe: () => Promise<void> = async () => undefined,
): Promise<PlannedRow[]> {
  const read: { line: number; said: PersonSaid; errors: RowFault[] }[] = []
  for (const { line, cells } of rows) {
    read.push({ line, ...readPerson(cells) })
    await breathe()
  }
  const inFile = emailsIn(read)
  const roleOf: RoleOf = (email) => {
    const known = facts.people.get(email)
    if (known !== undefined) return known
    const role = inFile.get(email)?.role
    return role === undefined ? undefined : { role, isActive: true }
  }
  const planned: PlannedRow[] = []
  for (const { line, said, errors } of read) {
    planned.push(planRow({ line, said, errors }, { facts, inFile, roleOf }))
    await breathe()
  }
  return planned
}

function planRow(
  { line, said: written, errors: unread }: { line: number; said: PersonSaid; errors: RowFault[] },
  { facts, inFile, roleOf }: { facts: Facts; inFile: ReturnType<typeof emailsIn>; roleOf: RoleOf },
): PlannedRow {
  const errors = [...unread]
  const isUnread = (field: PeopleField) => unread.some((error) => error.field === field)
  const add = (faults: readonly RowFault[]) => {
    // What could not be read is not said to be missing too.
    errors.push(...faults.filter(({ field }) => !isUnread(field)))
  }
  const { email } = written
  if (email === undefined) add([{ field: 'email', message: 'Write an email address.' }])
  const lines = email === undefined ? [] : (inFile.get(email)?.lines ?? [])
  if (lines.length > 1) {
    const others = lines.filter((one) => one !== line).slice(0, 3)
    const message = `This address stands in line ${others.join(', ')} as well.`
    errors.push({ field: 'email', message })
  }
  const known = email === undefined ? undefined : facts.people.get(email)
  const role = known?.role ?? written.role
  if (known?.role === 'Admin') {
    add([{ field: 'email', message: 'An admin’s account is changed by itself.' }])
  } else if (known !== undefined) {
    if (written.role !== undefined && written.role !== known.role) {
      add([{ field: 'role', message: `This account is a ${known.role}’s, which stays.` }])
    }
    if (!known.isActive) add([{ field: 'email', message: 'This account has been stopped.' }])
  } else add(newFaults(written))
  const said = role === undefined || role === 'Admin' ? written : { ...written, role }
  if (said.timeZone !== undefined && !facts.timeZones.has(said.timeZone)) {
    add([{ field: 'timeZone', message: 'This time zone is not known.' }])
  }
  if (role !== undefined) add(roleFaults(role, said))
  add(programmeFaults(said, known, facts))
  add(linkFaults(said, roleOf, facts))
  if (errors.length > 0) return { line, outcome: 'bad', errors, action: null }
  const action = actionOf(said, known, facts)
  return { line, outcome: action?.does ?? 'unchanged', errors, action }
}

/** By what a plan is known: whatever would be done otherwise makes it another one. */
export function fingerprintOf(planned: readonly PlannedRow[], facts: Facts): string {
  const hash = createHash('sha256')
  for (const { line, outcome, action } of planned) {
    const name = action?.does === 'create' ? action.said.programme?.toLowerCase() : undefined
    const { programmeId, version } = facts.programmes.get(name ?? '') ?? {}
    hash.update(JSON.stringify([line, outcome, action, programmeId, version]))
  }
  return hash.digest('hex')
}

/** How many rows there are of each outcome. */
export function countsOf(planned: readonly PlannedRow[]) {
  const counts = { create: 0, update: 0, unchanged: 0, bad: 0 }
  for (const { outcome } of planned) counts[outcome] += 1
  return counts
}
