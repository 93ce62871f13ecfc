import { hash } from '@node-rs/argon2'
import { passwordCost } from '../../access/passwords.ts'
import { demoPassword } from '../../modules/system/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { firstNames, lastNames } from './names.ts'
import { type Entitlements, entitlementsOf, studentPlans } from './student-plans.ts'
import { at, between, dayAt, pick, shuffled, type World, type WorldStudent } from './world.ts'

type UserRow = typeof schema.users.$inferInsert
type Role = UserRow['role']

const tutorSubjects = ['Mathematics', 'Physics', 'Chemistry', 'Biology'] as const

const schoolNames = [
  'Northgate Sixth Form College',
  'St Hild’s School',
  'Kingsmead Academy',
  'Ravensbourne Grammar School',
] as const

/**
 * Makes the people of the demo world: the six sign-ins, which belong together, the accounts that
 * show one rule each, and a crowd around them. All share one password, hashed once.
 */
export async function seedPeople(db: Db, base: Pick<World, 'today' | 'random'>): Promise<World> {
  const { today, random } = base
  const passwordHash = await hash(demoPassword, passwordCost)
  const rows: UserRow[] = []
  const names = nameSource(random)

  const person = (
    role: Role,
    own: { email?: string; lastName?: string; since?: number; timeZone?: string } = {},
  ) => {
    const name = names(own.lastName)
    const createdAt = at(base, -(own.since ?? between(random, 320, 700)), between(random, 8, 18))
    const id = seededId(random, createdAt.getTime())
    const email =
      own.email ?? `${plain(name.firstName)}.${plain(name.lastName)}${rows.length}@portal.test`
    const { timeZone } = own
    rows.push({ id, email, passwordHash, role, ...name, createdAt, ...(timeZone && { timeZone }) })
    return { id, email, ...name }
  }

  const schools = schoolNames.map((name) => ({
    id: seededId(random, at(base, -900).getTime()),
    name,
    studentIds: [] as string[],
  }))
  const admins = [person('Admin', { email: 'admin@portal.test' })]
  const schoolManagers = schools.map((school, index) => ({
    ...person('School Manager', index === 0 ? { email: 'school@portal.test' } : {}),
    schoolIds: index === 3 ? [school.id, ...schools.slice(2, 3).map(({ id }) => id)] : [school.id],
  }))
  const seniorTutors = Array.from({ length: 3 }, (_, index) => ({
    ...person('Senior Tutor', index === 0 ? { email: 'senior@portal.test' } : {}),
    subject: tutorSubjects[index] ?? 'Mathematics',
    seniorTutorId: null,
    studentIds: [] as string[],
    teamIds: [] as string[],
  }))
  const tutorEmails = ['tutor@portal.test', 'tutor-essay@portal.test', 'tutor-seminar@portal.test']
  const tutors = Array.from({ length: 12 }, (_, index) => {
    const email = tutorEmails[index]
    const senior = seniorTutors[index % 3]
    const made = {
      ...person('Tutor', email === undefined ? {} : { email }),
      subject: tutorSubjects[index % 4] ?? 'Mathematics',
      seniorTutorId: senior?.id ?? null,
      studentIds: [] as string[],
    }
    senior?.teamIds.push(made.id)
    return made
  })

  const entitlements = new Map<string, Entitlements>()
  const students = studentPlans(random).map((plan): WorldStudent => {
    const since = -plan.startedDays
    const made = person('Student', {
      since,
      ...(plan.email === undefined ? {} : { email: plan.email }),
      ...(plan.shows === 'abroad' && { timeZone: 'Asia/Kolkata' }),
    })
    entitlements.set(made.id, entitlementsOf(plan))
    const atSchools = plan.schools.flatMap((index) => schools[index] ?? [])
    for (const school of atSchools) school.studentIds.push(made.id)
    const taughtBy = plan.tutors.flatMap((index) => tutors[index] ?? [])
    for (const tutor of taughtBy) tutor.studentIds.push(made.id)
    return {
      ...made,
      schoolIds: atSchools.map(({ id }) => id),
      tutorIds: taughtBy.map(({ id }) => id),
      parentIds: [],
      programName: plan.programName,
      isUnlimited: plan.isUnlimited,
      isHeadStart: plan.isHeadStart,
      hasQuestionBank: plan.hasQuestionBank,
      yearGroup: plan.yearGroup,
      startedOn: dayAt(base, plan.startedDays),
      expiresOn: dayAt(base, plan.expiresDays),
      demoCase: plan.demoCase,
      shows: plan.shows,
      ability: plan.ability,
      diligence: plan.diligence,
      esatParts: plan.esatParts,
    }
  })
  // Senior tutors teach a few students themselves.
  for (const [index, senior] of seniorTutors.entries()) {
    for (const student of students.slice(20 + index * 3, 23 + index * 3)) {
      senior.studentIds.push(student.id)
      student.tutorIds.push(senior.id)
    }
  }
  const parents = makeParents(random, students, person)

  await insertAll(db, rows)
  await db
    .insert(schema.schools)
    .values(schools.map(({ id, name }) => ({ id, name, createdAt: at(base, -900) })))
  await db.insert(schema.students).values(
    students.map((student) => ({
      userId: student.id,
      programName: student.programName,
      isUnlimited: student.isUnlimited,
      isHeadStart: student.isHeadStart,
      yearGroup: student.yearGroup,
      startedOn: student.startedOn,
      expiresOn: student.expiresOn,
      ...entitlements.get(student.id),
    })),
  )
  await db
    .insert(schema.studentSchools)
    .values(
      students.flatMap(({ id, schoolIds }) =>
        schoolIds.map((schoolId, index) => ({ studentId: id, schoolId, position: index + 1 })),
      ),
    )
  await db
    .insert(schema.schoolManagers)
    .values(
      schoolManagers.flatMap(({ id, schoolIds }) =>
        schoolIds.map((schoolId) => ({ userId: id, schoolId })),
      ),
    )
  const teachers = [...seniorTutors, ...tutors]
  await db.insert(schema.tutors).values(
    teachers.map(({ id, email, subject, seniorTutorId }, index) => ({
      userId: id,
      subject,
      seniorTutorId,
      isEssayPsTutor: email === 'tutor-essay@portal.test' || (index > 5 && index % 3 === 0),
      isSeminarTutor:
        ['tutor@portal.test', 'tutor-seminar@portal.test'].includes(email) ||
        (index > 5 && index % 3 === 1),
    })),
  )
  await db
    .insert(schema.tutorStudents)
    .values(
      teachers.flatMap(({ id, studentIds }) =>
        studentIds.map((studentId) => ({ tutorId: id, studentId })),
      ),
    )
  await db
    .insert(schema.parentChildren)
    .values(
      parents.flatMap(({ id, childIds }) =>
        childIds.map((studentId) => ({ parentId: id, studentId })),
      ),
    )
  return { today, random, students, tutors, seniorTutors, parents, schools, schoolManagers, admins }
}

/**
 * 40 parents: the first has the main student and a younger child; some have two children. The last is
 * the main student's other parent, who has read nothing yet.
 */
function makeParents(
  random: () => number,
  students: WorldStudent[],
  person: (role: Role, own: { email?: string; lastName?: string }) => World['admins'][number],
): World['parents'] {
  const [main, ...others] = students
  if (main === undefined) return []
  const younger = others.find(({ demoCase }) => demoCase === 'headstart')
  const first = {
    ...person('Parent', { email: 'parent@portal.test', lastName: main.lastName }),
    childIds: [main.id, ...(younger === undefined ? [] : [younger.id])],
  }
  main.parentIds.push(first.id)
  younger?.parentIds.push(first.id)
  const free = shuffled(
    random,
    others.filter((student) => student !== younger),
  )
  const rest = Array.from({ length: 39 }, (_, index) => {
    const children = index < 6 ? free.splice(0, 2) : free.splice(0, 1)
    const own = { lastName: children[0]?.lastName ?? pick(random, lastNames) }
    const isSecond = index === 38
    const second = { email: 'parent-second@portal.test', lastName: main.lastName }
    const parent = {
      ...person('Parent', isSecond ? second : own),
      childIds: [...(isSecond ? [main.id] : []), ...children.map(({ id }) => id)],
    }
    for (const child of children) child.parentIds.push(parent.id)
    return parent
  })
  return [first, ...rest]
}

/** Names that do not repeat; the main student's and family's is fixed. */
function nameSource(random: () => number) {
  const used = new Set<string>()
  return (lastName?: string) => {
    for (;;) {
      const name = {
        firstName: pick(random, firstNames),
        lastName: lastName ?? pick(random, lastNames),
      }
      const full = `${name.firstName} ${name.lastName}`
      if (used.has(full)) continue
      used.add(full)
      return name
    }
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '')
}

async function insertAll(db: Db, rows: UserRow[]): Promise<void> {
  await db.insert(schema.users).values(rows)
}
