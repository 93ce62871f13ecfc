import type { Role } from '@portal/shared/contract'
import type { Db } from '../database/db.ts'
import { newId } from '../database/ids.ts'
import {
  parentChildren,
  schoolManagers,
  schools,
  studentSchools,
  students,
  tutorStudents,
  tutors,
  users,
} from '../database/schema/index.ts'

type UserValues = Partial<typeof users.$inferInsert>
type StudentValues = Partial<typeof students.$inferInsert>
type TutorValues = Partial<typeof tutors.$inferInsert>

/** Makes records for tests; each answers the new record's id. */
export interface MakePeople {
  user(role: Role, values?: UserValues): Promise<string>
  school(name?: string): Promise<string>
  /** A student with every entitlement, whose programme began 90 days ago and lasts a year. */
  student(
    values?: StudentValues & { schools?: string[]; tutors?: string[]; parents?: string[] },
    user?: UserValues,
  ): Promise<string>
  tutor(values?: TutorValues & { students?: string[] }, user?: UserValues): Promise<string>
  seniorTutor(values?: TutorValues & { students?: string[] }, user?: UserValues): Promise<string>
  parent(children?: string[], user?: UserValues): Promise<string>
  schoolManager(schools?: string[], user?: UserValues): Promise<string>
  admin(user?: UserValues): Promise<string>
}

const dayMs = 86_400_000

export function makePeople(db: Db, now: () => Date): MakePeople {
  let count = 0
  const dayFromNow = (days: number) =>
    new Date(now().getTime() + days * dayMs).toISOString().slice(0, 10)

  const user: MakePeople['user'] = async (role, values) => {
    count += 1
    const id = newId()
    await db.insert(users).values({
      id,
      email: `person-${count}-${id.slice(-6)}@portal.test`,
      role,
      firstName: 'Test',
      lastName: `Person ${count}`,
      createdAt: now(),
      ...values,
    })
    return id
  }

  const tutor = async (
    role: Role,
    values: Parameters<MakePeople['tutor']>[0],
    own?: UserValues,
  ) => {
    const { students: taught = [], ...rest } = values ?? {}
    const userId = await user(role, own)
    await db.insert(tutors).values({ subject: 'Mathematics', ...rest, userId })
    for (const studentId of taught)
      await db.insert(tutorStudents).values({ tutorId: userId, studentId })
    return userId
  }

  return {
    user,
    school: async (name) => {
      count += 1
      const id = newId()
      await db.insert(schools).values({ id, name: name ?? `School ${count}`, createdAt: now() })
      return id
    },
    student: async (values, own) => {
      const { schools: at = [], tutors: taughtBy = [], parents = [], ...rest } = values ?? {}
      const userId = await user('Student', own)
      await db.insert(students).values({
        programName: 'Premium',
        yearGroup: 13,
        startedOn: dayFromNow(-90),
        expiresOn: dayFromNow(275),
        ...rest,
        userId,
      })
      for (const [index, schoolId] of at.entries()) {
        await db.insert(studentSchools).values({ studentId: userId, schoolId, position: index + 1 })
      }
      for (const tutorId of taughtBy) {
        await db.insert(tutorStudents).values({ tutorId, studentId: userId })
      }
      for (const parentId of parents) {
        await db.insert(parentChildren).values({ parentId, studentId: userId })
      }
      return userId
    },
    tutor: (values, own) => tutor('Tutor', values, own),
    seniorTutor: (values, own) => tutor('Senior Tutor', values, own),
    parent: async (children = [], own) => {
      const parentId = await user('Parent', own)
      for (const studentId of children) {
        await db.insert(parentChildren).values({ parentId, studentId })
      }
      return parentId
    },
    schoolManager: async (at = [], own) => {
      const userId = await user('School Manager', own)
      for (const schoolId of at) await db.insert(schoolManagers).values({ userId, schoolId })
      return userId
    },
    admin: (own) => user('Admin', own),
  }
}
