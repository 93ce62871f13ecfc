import type { Asked } from '../../asked.ts'
import { saveVersioned } from '../../versions/index.ts'
import { accountKind, createAccount } from '../accounts/index.ts'
import { writeLink } from '../links/index.ts'
import { createBooking } from '../sales/index.ts'
import type { Facts } from './known-person.rules.ts'
import type { PersonChange, PlannedRow, RowAction } from './people-plan.rules.ts'

type Create = Extract<RowAction, { does: 'create' }>
type Invitations = 'now' | 'later'

/** What one row has to know of the others. */
interface Applying {
  facts: Facts
  /** Ids by email, of those who were there and those who were made. */
  ids: Map<string, string>
  invitations: Invitations
  batch: string
}

const idOf = ({ ids }: Applying, email: string): string => {
  const id = ids.get(email)
  if (id === undefined) throw new Error('A plan named somebody who is not there')
  return id
}

/**
 * A new student with the programme: the same sale that an admin makes, without a price.
 * @returns the student’s id
 */
async function createStudent(
  within: Asked,
  { said, links }: Create,
  applying: Applying,
): Promise<string> {
  const { facts } = applying
  const programme = facts.programmes.get(said.programme?.toLowerCase() ?? '')
  const { firstName, lastName, email, yearGroup, startsOn = facts.today, expiresOn } = said
  if (programme === undefined || firstName === undefined || lastName === undefined) {
    throw new Error('A plan made a student without a programme or a name')
  }
  if (yearGroup === undefined || expiresOn === undefined) {
    throw new Error('A plan made a student without a year or a last day')
  }
  const { studentId } = await createBooking(
    within,
    {
      ...{ student: { firstName, lastName, email }, parent: null, yearGroup },
      ...{ schoolId: null, tutorIds: [], programName: programme.name },
      hours: programme.isUnlimited ? 0 : programme.hours,
      ...{ isUnlimited: programme.isUnlimited, isHeadStart: programme.isHeadStart },
      ...{ entitlements: programme.entitlements, startsOn, expiresOn },
      programmeId: programme.programmeId,
      invitations: applying.invitations,
    },
    applying.batch,
  )
  const { phone, timeZone, extraTimePercent } = said
  await change(
    within,
    studentId,
    {
      ...(phone !== undefined && { phone }),
      ...(timeZone !== undefined && { timeZone }),
      ...(extraTimePercent !== undefined && { extraTimePercent }),
    },
    applying,
  )
  await linkAll(within, studentId, links, applying)
  return studentId
}

async function createOther(
  within: Asked,
  { said, links }: Create,
  { invitations, batch }: Applying,
): Promise<string> {
  const { role, email, firstName = '', lastName = '', phone = null, timeZone } = said
  if (role === 'Student') throw new Error('A student comes with a programme')
  const { subject } = said
  const { userId } = await createAccount(
    within,
    {
      ...{ role, email, firstName, lastName, phone, childIds: [], schoolIds: links.schoolIds },
      tutor:
        subject === undefined
          ? null
          : {
              ...{ subject, capacity: said.capacity ?? 12, seniorTutorId: null },
              isSeminarTutor: said.isSeminarTutor ?? false,
              isEssayPsTutor: said.isEssayPsTutor ?? false,
            },
      invite: invitations,
    },
    batch,
  )
  await change(within, userId, timeZone === undefined ? {} : { timeZone }, { batch })
  return userId
}

/** Changes who somebody is, where there is anything to change. */
async function change(
  within: Asked,
  id: string,
  wanted: PersonChange,
  { batch, version }: { batch: string; version?: number },
) {
  if (Object.keys(wanted).length === 0) return
  await saveVersioned(within, accountKind, {
    ...{ id, batch, ...(version !== undefined && { version }) },
    change: (before) => ({ ...before, ...wanted }),
  })
}

async function linkAll(
  within: Asked,
  userId: string,
  { schoolIds, parents, tutors }: Create['links'],
  applying: Applying,
  kind: 'student-school' | 'manager-school' = 'student-school',
): Promise<void> {
  const { batch } = applying
  for (const toId of schoolIds) {
    await writeLink(within, { kind, fromId: userId, toId, isLinked: true }, batch)
  }
  const others = [
    ...parents.map((email) => ({ kind: 'parent-child' as const, email })),
    ...tutors.map((email) => ({ kind: 'tutor-student' as const, email })),
  ]
  for (const { kind: link, email } of others) {
    const ends = { fromId: idOf(applying, email), toId: userId }
    await writeLink(within, { kind: link, ...ends, isLinked: true }, batch)
  }
}

async function applyRow(within: Asked, action: RowAction, applying: Applying): Promise<string> {
  if (action.does === 'create') {
    return action.said.role === 'Student'
      ? await createStudent(within, action, applying)
      : await createOther(within, action, applying)
  }
  const { userId, role, version, change: wanted, links } = action
  await change(within, userId, wanted, { batch: applying.batch, version })
  const kind = role === 'School Manager' ? 'manager-school' : 'student-school'
  await linkAll(within, userId, links, applying, kind)
  return userId
}

/** Students come last, since they name parents and tutors that other rows may make. */
const isOfStudent = (action: RowAction) =>
  (action.does === 'create' ? action.said.role : action.role) === 'Student'

/**
 * Does what a plan says, by the ways in which an admin does it one by one; all of it or nothing.
 * @returns whom each line made or changed
 */
export async function applyPeople(
  within: Asked,
  { planned, facts }: { planned: readonly PlannedRow[]; facts: Facts },
  how: { invitations: Invitations; batch: string },
): Promise<{ line: number; userId: string }[]> {
  const known = [...facts.people.values()].map(({ email, userId }) => [email, userId] as const)
  const applying: Applying = { facts, ids: new Map(known), ...how }
  const rows = planned.flatMap(({ line, action }) => (action === null ? [] : [{ line, action }]))
  const people: { line: number; userId: string }[] = []
  for (const ofStudents of [false, true]) {
    for (const { line, action } of rows) {
      if (isOfStudent(action) !== ofStudents) continue
      const userId = await applyRow(within, action, applying)
      if (action.does === 'create') applying.ids.set(action.said.email, userId)
      people.push({ line, userId })
    }
  }
  return people
}
