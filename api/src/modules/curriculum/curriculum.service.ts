import type { CallAnswer, CallInput } from '@portal/shared/api'
import { hasEntitlement } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import {
  addOwn,
  changeOwn,
  holdStudent,
  type ItemRow,
  monthOf,
  removeOwn,
  setCompletion,
  type YearInfo,
  yearOf,
} from './curriculum.repository.ts'
import { type LinkReader, type ShownLink, withLinks } from './links/index.ts'

type Item = CallAnswer<'GET /Curriculum/Curriculum/GetStudentCurriculumV2'>['items'][number]

/** Items that a student may add to a month. */
const mostOwn = 50

/** Who reads the links of a student's items. */
export const readerOf = (
  { caller, server }: Pick<Asked, 'caller' | 'server'>,
  studentId: string | null,
): LinkReader => ({
  role: caller.role,
  studentId,
  has: (needed) => hasEntitlement(caller.claims, needed, server.saved().allowList),
})

/** Items as their reader sees them. */
export async function shownItems(
  asked: Asked,
  studentId: string,
  items: readonly ItemRow[],
): Promise<(Omit<ItemRow, 'links'> & { links: ShownLink[] })[]> {
  return await withLinks(asked.db, items, readerOf(asked, studentId), asked.now)
}

/** What a student sees of an item. */
const forStudent = ({
  isChanged: _,
  templateText: __,
  ...item
}: Omit<ItemRow, 'links'> & { links: ShownLink[] }): Item => item

async function oneForStudent(asked: Asked, row: ItemRow | undefined): Promise<Item> {
  if (row === undefined) throw notFound('The curriculum item')
  const [item] = await shownItems(asked, asked.caller.userId, [row])
  if (item === undefined) throw notFound('The curriculum item')
  return forStudent(item)
}

/** A month of the student who asks. */
export async function ownMonth(asked: Asked, month: number | undefined): Promise<Item[]> {
  const { db, caller, now } = asked
  const rows = await monthOf(db, caller.userId, month ?? null, now)
  return (await shownItems(asked, caller.userId, rows)).map(forStudent)
}

/**
 * The year of a student at a glance.
 * @throws Problem 404 for nobody
 */
export async function infoOf(
  { db, now }: Asked,
  studentId: string,
): Promise<YearInfo & { fullName: string }> {
  const year = await yearOf(db, studentId, now)
  if (year === undefined) throw notFound('The student')
  return year
}

/** A month of an own child, with the year. */
export async function monthOfChild(
  asked: Asked,
  { studentId, monthNumber }: { studentId: string; monthNumber?: number | undefined },
): Promise<CallAnswer<'GET /Curriculum/Parent/Curriculum/GetStudentCurriculum'>> {
  const { fullName: _, ...info } = await infoOf(asked, studentId)
  const rows = await monthOf(asked.db, studentId, monthNumber ?? info.currentMonth, asked.now)
  return { ...info, items: (await shownItems(asked, studentId, rows)).map(forStudent) }
}

/**
 * Checks an item off, or takes that back.
 * @throws Problem 404 for what is not the student's, or is there no more
 */
export async function tick(
  asked: Asked,
  { id, isCompleted }: CallInput<'POST /Curriculum/Curriculum/SetCompletion'>['body'],
): Promise<Item> {
  const { db, caller, now } = asked
  return await oneForStudent(asked, await setCompletion(db, caller.userId, id, isCompleted, now))
}

/**
 * Adds an item of the student's own.
 * @throws Problem 422 above 50 in a month
 */
export async function addOwnItem(
  asked: Asked,
  { monthNumber: month, text }: CallInput<'POST /Curriculum/Curriculum/AddOwnItem'>['body'],
): Promise<Item> {
  const { caller, now } = asked
  const row = await inTransaction(asked, async ({ db: tx }) => {
    await holdStudent(tx, caller.userId)
    const id = newId(now.getTime())
    return await addOwn(tx, { id, studentId: caller.userId, month, text }, mostOwn)
  })
  if (row === undefined) {
    const message = `A month takes ${mostOwn} items of your own. Remove one first.`
    throw new Problem(422, message, { errors: [{ path: 'body.text', message }] })
  }
  return await oneForStudent(asked, row)
}

/**
 * Changes the words of an own item.
 * @throws Problem 404 for any other
 */
export async function changeOwnItem(
  asked: Asked,
  { id, text }: CallInput<'POST /Curriculum/Curriculum/ChangeOwnItem'>['body'],
): Promise<Item> {
  return await oneForStudent(asked, await changeOwn(asked.db, asked.caller.userId, id, text))
}

/**
 * Removes an own item.
 * @throws Problem 404 for any other
 */
export async function removeOwnItem(
  { db, caller, now }: Asked,
  { id }: CallInput<'POST /Curriculum/Curriculum/RemoveOwnItem'>['body'],
): Promise<void> {
  if (!(await removeOwn(db, caller.userId, id, now))) throw notFound('The curriculum item')
}
