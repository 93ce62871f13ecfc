import type { CallAnswer } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import type { Change } from '../../audit/audit.rules.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { Problem } from '../../problem.ts'
import { setTeam } from '../tutors/index.ts'
import { holdEnds, schoolsOfStudent, setPlain, writeSchools } from './links.repository.ts'
import { type LinkAsked, linkEnds, linkFault, linkId, linkOf, schoolsAfter } from './links.rules.ts'

/** What of a link is written down. */
interface LinkState {
  isLinked: boolean
  /** Of a student’s school: which one it is, from 1; null where it is none. */
  position: number | null
}

/**
 * Joins two people, or a person and a school, or parts them.
 * @throws Problem 422 where one of them cannot have such a link.
 */
export async function setLink(
  asked: Asked,
  link: LinkAsked,
): Promise<CallAnswer<'POST /User/admin/Account/SetLink'>> {
  const batch = newId(asked.now.getTime())
  const isChanged = await inTransaction(asked, (within) => writeLink(within, link, batch))
  return { isChanged, batchId: isChanged ? batch : null }
}

/**
 * The same within a transaction.
 * @param batch what the entries of one wish have in common
 * @returns whether anything was changed
 */
export async function writeLink(within: Asked, link: LinkAsked, batch: string): Promise<boolean> {
  const { kind, fromId, toId, isLinked } = link
  const isToSchool = linkEnds[kind].to.length === 0
  const { from, to } = await holdEnds(within.db, { fromId, toId, isToSchool })
  const fault = linkFault(link, from, to)
  if (fault !== undefined) throw new Problem(422, fault.message, { errors: [fault] })
  if (kind === 'tutor-senior') {
    const team = { tutorId: fromId, seniorTutorId: toId, isLinked }
    return await setTeam(within, team, { batch, path: 'body.toId' })
  }
  const [before, after] =
    kind === 'student-school'
      ? await setSchool(within, link)
      : await setOther(within, { ...link, kind })
  if (before.isLinked === after.isLinked && before.position === after.position) return false
  await audit(within.db, within, isLinked ? 'link set' : 'link removed', {
    // Whom it is about; of two people the one that the other looks after.
    subjectId: isToSchool ? fromId : toId,
    record: { kind: 'link', id: linkId(link), before: { ...before }, after: { ...after }, batch },
  })
  return true
}

async function setOther(
  { db }: Asked,
  { kind, ...link }: LinkAsked & { kind: Parameters<typeof setPlain>[1] },
): Promise<[LinkState, LinkState]> {
  const isChanged = await setPlain(db, kind, link)
  const state = (isLinked: boolean) => ({ isLinked, position: null })
  return [state(isChanged !== link.isLinked), state(link.isLinked)]
}

async function setSchool(
  { db }: Asked,
  { fromId: studentId, toId: schoolId, isLinked, position = null }: LinkAsked,
): Promise<[LinkState, LinkState]> {
  const before = await schoolsOfStudent(db, studentId)
  const after = schoolsAfter(before, schoolId, { isLinked, position })
  const stateIn = (schools: readonly string[]) => {
    const at = schools.indexOf(schoolId)
    return { isLinked: at >= 0, position: at < 0 ? null : at + 1 }
  }
  if (before.join() !== after.join()) await writeSchools(db, studentId, after)
  return [stateIn(before), stateIn(after)]
}

/** Puts a link back as it was before a change of it. */
export async function undoLink(
  within: Asked,
  { record, changes }: { record: string; changes: readonly Change[] },
  batch: string,
): Promise<void> {
  const before = (field: string) => changes.find((change) => change.field === field)?.before
  const position = before('position')
  await writeLink(
    within,
    {
      ...linkOf(record),
      // Where that was not changed, it was there and had another place.
      isLinked: before('isLinked') !== false,
      position: typeof position === 'number' ? position : null,
    },
    batch,
  )
}
