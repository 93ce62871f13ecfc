import { mayReach } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'
import type { Db } from '../../database/db.ts'

type Person = Pick<Caller, 'userId' | 'role'>

/** A student's picture is seen by the student and by those who have the student in sight. */
export async function mayOpenPicture(db: Db, person: Person, studentId: string): Promise<boolean> {
  return await mayReach(db, person, 'in sight', studentId)
}

/** A school's logo is seen by its students and managers, and by admins. */
export async function mayOpenLogo(db: Db, person: Person, schoolId: string): Promise<boolean> {
  return person.role === 'Admin' || (await mayReach(db, person, 'own school', schoolId))
}
