import type { CallAnswer, CallInput } from '@portal/shared/api'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { pageOf } from '../../lists/index.ts'
import { notFound, Problem } from '../../problem.ts'
import { holdStudent, monthOf } from './curriculum.repository.ts'
import { infoOf, shownItems } from './curriculum.service.ts'
import { placesAfter } from './place.rules.ts'
import {
  holdItems,
  holdStudents,
  insertStaffItem,
  placeItems,
  removeItem,
  type StudentFilters,
  setExtended,
  setTemplate,
  studentsListed,
  updateStaffItem,
} from './students.repository.ts'
import { findTemplate } from './templates.repository.ts'
import { refuseUnknown } from './templates.service.ts'

const adminCall = 'GET /Curriculum/admin/Curriculum/GetStudentCurriculum'

/** A month of a student beside what the template says, with the year. */
export async function monthForAdmins(
  asked: Asked,
  { studentId, monthNumber }: { studentId: string; monthNumber?: number | undefined },
): Promise<CallAnswer<typeof adminCall>> {
  const info = await infoOf(asked, studentId)
  const rows = await monthOf(asked.db, studentId, monthNumber ?? info.currentMonth, asked.now)
  return { ...info, items: await shownItems(asked, studentId, rows) }
}

/** The same for those who teach the student. */
export async function monthForTutors(
  asked: Asked,
  input: { studentId: string; monthNumber?: number | undefined },
): Promise<CallAnswer<'GET /Curriculum/Tutor/Curriculum/GetStudentCurriculum'>> {
  const { fullName: _, items, ...info } = await monthForAdmins(asked, input)
  return { ...info, items: items.map(({ templateText: __, ...item }) => item) }
}

type Saved = CallInput<'POST /Curriculum/admin/Curriculum/SaveStudentItem'>['body']

/** Refuses what only the student may change. */
function refuseOwn(source: string): void {
  if (source === 'own') throw new Problem(422, 'This item is the student’s own.')
}

/**
 * Adds an item to a student's curriculum, or changes one there.
 * @throws Problem 404 for an item that the student does not have, 422 for one that the student wrote,
 *   or where the item to stand behind is not in the month
 */
export async function saveStudentItem(asked: Asked, body: Saved): Promise<{ id: string }> {
  const { studentId, monthNumber: month, text, afterId } = body
  return await inTransaction(asked, async (within) => {
    const { db: tx, now, caller } = within
    await holdStudent(tx, studentId)
    const items = await holdItems(tx, studentId, caller)
    const before = body.id === undefined ? undefined : items.find(({ id }) => id === body.id)
    if (body.id !== undefined && before === undefined) throw notFound('The curriculum item')
    if (before !== undefined) refuseOwn(before.source)
    const id = before?.id ?? newId(now.getTime())
    const places = placesAfter(items, { id, month, afterId })
    if (places === undefined) {
      const message = 'The item that it is to stand behind is not in this month.'
      throw new Problem(422, message, { errors: [{ path: 'body.afterId', message }] })
    }
    const links = body.links.map((link) => ({ ...link }))
    const item = { id, month, position: places.get(id) ?? 1, text, links }
    if (before === undefined) await insertStaffItem(tx, { ...item, studentId })
    else await updateStaffItem(tx, item)
    const moved = items.flatMap((other) => {
      const position = places.get(other.id)
      return other.id === id || position === undefined || position === other.position
        ? []
        : { id: other.id, position }
    })
    await placeItems(tx, moved)
    await audit(tx, within, 'curriculum item saved', {
      subjectId: studentId,
      record: {
        ...{ kind: 'curriculum item', id },
        before: before ? { text: before.text, month: before.month } : null,
        after: { text, month },
      },
    })
    return { id }
  })
}

/**
 * Takes an item away from a student; publishing does not bring it back.
 * @throws Problem 404 for an item that the student does not have, 422 for one that the student wrote
 */
export async function removeStudentItem(
  asked: Asked,
  { studentId, id }: CallInput<'POST /Curriculum/admin/Curriculum/RemoveStudentItem'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, now, caller } = within
    const item = (await holdItems(tx, studentId, caller)).find((one) => one.id === id)
    if (item === undefined) throw notFound('The curriculum item')
    refuseOwn(item.source)
    await removeItem(tx, id, now)
    await audit(tx, within, 'curriculum item removed', {
      subjectId: studentId,
      record: {
        ...{ kind: 'curriculum item', id, after: null },
        before: { text: item.text, month: item.month },
      },
    })
  })
}

/** Holds students. @throws Problem 404 where one of them is none */
async function studentsOf({ db: tx }: Asked, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const found = await holdStudents(tx, wanted)
  if (found.length < wanted.length) throw notFound('A student')
  return found
}

/**
 * Shows or hides extended items for students; ticks stay.
 * @throws Problem 404 where one of them is no student
 */
export async function extend(
  asked: Asked,
  { studentIds, isExtended }: CallInput<'POST /Curriculum/admin/Curriculum/SetExtended'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const ids = await studentsOf(within, studentIds)
    await setExtended(within.db, ids, isExtended)
    for (const id of ids) {
      await audit(within.db, within, 'curriculum set', {
        subjectId: id,
        record: { kind: 'curriculum', id, before: null, after: { isExtended } },
      })
    }
  })
}

/**
 * Gives students another template.
 * @throws Problem 404 for an unknown template, or where one of them is no student
 */
export async function assignTemplate(
  asked: Asked,
  { studentIds, templateId }: CallInput<'POST /Curriculum/admin/Curriculum/SetTemplate'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const template = await findTemplate(within.db, templateId, true)
    if (template === undefined) throw notFound('The template')
    const ids = await studentsOf(within, studentIds)
    await setTemplate(within.db, ids, templateId)
    for (const id of ids) {
      await audit(within.db, within, 'curriculum set', {
        subjectId: id,
        record: { kind: 'curriculum', id, before: null, after: { template: template.name } },
      })
    }
  })
}

const listCall = 'GET /Curriculum/admin/Curriculum/GetStudents'

/** Students with their template and what differs from it. */
export async function studentsWithCurricula(
  { db }: Asked,
  { pageNo, pageSize, ...filters }: StudentFilters & { pageNo: number; pageSize: number },
): Promise<CallAnswer<typeof listCall>> {
  await refuseUnknown(db, filters.templateId)
  const { rows: students, totalCount } = await pageOf<
    CallAnswer<typeof listCall>['students'][number]
  >(db, studentsListed(filters), { pageNo, pageSize })
  return { students, totalCount }
}
