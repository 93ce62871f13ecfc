import type { Facts, KnownPerson } from './known-person.rules.ts'
import type { PeopleField, PersonSaid } from './people-fields.rules.ts'

/** What is wrong with a row, and of which field. */
export interface RowFault {
  field: PeopleField
  message: string
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

/** What is said that the role cannot have. */
export function roleFaults(role: string, said: PersonSaid): RowFault[] {
  return ofRoles.flatMap(([fields, has, message]) =>
    has(role)
      ? []
      : fields.filter((field) => said[field] !== undefined).map((field) => ({ field, message })),
  )
}

/** What a new account has to say, and what it cannot be. */
export function newFaults(said: PersonSaid, facts: Facts): RowFault[] {
  const needed: [PeopleField, boolean, string][] = [
    ['role', true, 'Write a role.'],
    ['firstName', true, 'Write a first name.'],
    ['lastName', true, 'Write a last name.'],
    ['yearGroup', isStudent(said.role), 'Write the year of a new student.'],
    ['programme', isStudent(said.role), 'Name the programme of a new student.'],
    ['expiresOn', isStudent(said.role), 'Write the last day of the programme.'],
    ['subject', teaches(said.role), 'Write the subject of a new tutor.'],
  ]
  const missing = needed.flatMap(([field, isNeeded, message]) =>
    isNeeded && said[field] === undefined ? [{ field, message }] : [],
  )
  return [...missing, ...(isStudent(said.role) ? programmeFaults(said, facts) : [])]
}

function programmeFaults(said: PersonSaid, facts: Facts): RowFault[] {
  const { programme, startsOn = facts.today, expiresOn } = said
  const faults: RowFault[] = []
  const found = facts.programmes.get(programme?.toLowerCase() ?? '')
  if (programme !== undefined && found === undefined) {
    faults.push({ field: 'programme', message: `There is no programme “${programme}”.` })
  } else if (found?.isArchived === true) {
    faults.push({ field: 'programme', message: `“${found.name}” is not sold any more.` })
  }
  if (expiresOn !== undefined && expiresOn < startsOn) {
    faults.push({ field: 'expiresOn', message: 'The programme cannot end before it starts.' })
  }
  return faults
}

const inBooking = 'The days of a programme are changed at its booking.'
const onPage = 'This is changed on the tutor’s own page.'

/** What of an account another page changes, and what is said of a row that would. */
const elsewhere = {
  startsOn: inBooking,
  expiresOn: inBooking,
  subject: onPage,
  capacity: onPage,
  isSeminarTutor: onPage,
  isEssayPsTutor: onPage,
} as const

/** What of somebody who is there would be another that no import changes. */
export function fixedFaults(said: PersonSaid, known: KnownPerson): RowFault[] {
  const faults: RowFault[] = []
  if (said.role !== undefined && said.role !== known.role) {
    faults.push({ field: 'role', message: `This account is a ${known.role}’s, which stays.` })
  }
  const { programme } = said
  const isOther = programme?.toLowerCase() !== known.programme?.toLowerCase()
  if (programme !== undefined && known.programme !== null && isOther) {
    const message = 'Another programme is sold by an upsell or a renewal.'
    faults.push({ field: 'programme', message })
  }
  for (const field of Object.keys(elsewhere) as (keyof typeof elsewhere)[]) {
    const isSaid = said[field] !== undefined && known[field] !== null
    if (isSaid && said[field] !== known[field]) faults.push({ field, message: elsewhere[field] })
  }
  return faults
}

/** Who a row’s emails are: in the portal, or made by another row of the file. */
export type RoleOf = (email: string) => { role: string; isActive: boolean } | undefined

/** Whom a row cannot link. */
export function linkFaults(said: PersonSaid, roleOf: RoleOf, facts: Facts): RowFault[] {
  const faults: RowFault[] = []
  for (const name of said.schools ?? []) {
    const school = facts.schools.get(name.toLowerCase())
    if (school === undefined) {
      faults.push({ field: 'schools', message: `There is no school “${name}”.` })
    } else if (school.isArchived) {
      faults.push({ field: 'schools', message: `The school “${name}” is archived.` })
    }
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
