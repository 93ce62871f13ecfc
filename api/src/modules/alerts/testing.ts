import { eq } from 'drizzle-orm'
import { notificationRecipients, notifications } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'

/** A student with everybody around, and a stranger of each role. */
export async function makeAround({ make }: TestApp) {
  const [school, otherSchool] = [await make.school(), await make.school()]
  const student = await make.student({ schools: [school] })
  const other = await make.student({ schools: [otherSchool] })
  const senior = await make.seniorTutor()
  return {
    ...{ student, other, senior, admin: await make.admin() },
    parent: await make.parent([student]),
    manager: await make.schoolManager([school]),
    tutor: await make.tutor({ students: [student], seniorTutorId: senior }),
    strangers: [
      await make.parent([other]),
      await make.schoolManager([otherSchool]),
      await make.tutor({ students: [other] }),
      await make.seniorTutor(),
    ],
  }
}

/** Titles of what somebody was told, oldest first. */
export async function toldTo(app: TestApp, userId: string) {
  return await app.db
    .select({ title: notifications.title, titleCode: notifications.titleCode })
    .from(notifications)
    .innerJoin(notificationRecipients, eq(notificationRecipients.notificationId, notifications.id))
    .where(eq(notificationRecipients.userId, userId))
    .orderBy(notifications.id)
}
