import type { CallAnswer, CallInput } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { atOnce } from '../../database/at-once.ts'
import { notFound } from '../../problem.ts'
import { saveVersioned } from '../../versions/index.ts'
import { findTeaching, teachingFactsOf, teamMembers } from './teaching.repository.ts'
import { teamFault } from './teaching.rules.ts'
import { noTeam, tutorKind } from './tutor.kind.ts'
import { monthsOf, studentsOf } from './tutors.repository.ts'

type ReadCall = 'GET /User/admin/Account/GetTutor'
type SaveCall = 'POST /User/admin/Account/UpdateTutor'

/** What a tutor teaches and takes on; one statement. @throws Problem 404 for an unknown one. */
export async function getTeaching(
  { db, now }: Asked,
  { tutorId }: CallContext<ReadCall>['query'],
): Promise<CallAnswer<ReadCall>> {
  const [facts, standing, students, months] = await atOnce(db, (together) =>
    Promise.all([
      teachingFactsOf(together, tutorId),
      findTeaching(together, tutorId, false),
      studentsOf(together, tutorId, now),
      monthsOf(together, tutorId, now),
    ]),
  )
  if (facts === undefined || standing === undefined) throw notFound('The tutor')
  const present = months.at(-1)
  return {
    ...facts,
    ...standing.values,
    students: students.map(({ studentId, fullName, programName, nextMs }) => ({
      ...{ studentId, fullName, programName },
      nextSessionAt: nextMs === null ? null : new Date(nextMs).toISOString(),
    })),
    hoursThisMonth: {
      delivered: (present?.delivered ?? 0) / 4,
      planned: (present?.planned ?? 0) / 4,
    },
    version: standing.version,
  }
}

/**
 * Changes what a tutor teaches and takes on.
 * @throws Problem 404 for an unknown tutor, 409 for a stale version, 422 for a team that cannot be.
 */
export async function updateTeaching(
  asked: Asked,
  { tutorId: id, version: edited, ...values }: CallInput<SaveCall>['body'],
): Promise<CallAnswer<SaveCall>> {
  const { version } = await saveVersioned(asked, tutorKind, { id, version: edited, values })
  return { version }
}

/**
 * Puts a tutor into a team or takes the tutor out of it; another team stays as it is where the tutor
 * is to leave this one.
 * @param batch what the entries of one wish have in common
 * @returns whether anything was changed
 * @throws Problem 422 at `path` for a team that cannot be.
 */
export async function setTeam(
  within: Asked,
  link: { tutorId: string; seniorTutorId: string; isLinked: boolean },
  { batch, path }: { batch: string; path: string },
): Promise<boolean> {
  const { tutorId, seniorTutorId, isLinked } = link
  if (isLinked) {
    const { tutor, senior } = await teamMembers(within.db, tutorId, seniorTutorId)
    const fault = teamFault(tutor, senior)
    if (fault !== null) throw noTeam(fault, path)
  }
  let isChanged = false
  await saveVersioned(within, tutorKind, {
    id: tutorId,
    batch,
    change: (before) => {
      const isThere = before.seniorTutorId === seniorTutorId
      isChanged = isThere !== isLinked
      return isChanged ? { ...before, seniorTutorId: isLinked ? seniorTutorId : null } : before
    },
  })
  return isChanged
}
