import { pathTo } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import type { CallContext } from '../../calls.ts'
import { newId } from '../../database/ids.ts'
import { publish } from '../../live/publish.ts'
import { notFound, Problem } from '../../problem.ts'
import { endEvent, putEvent } from '../calendar/index.ts'
import {
  deleteRegistration,
  holdApplication,
  insertRegistration,
  nameOfTest,
  type Registration,
  type RegistrationValues,
  registrationsOf,
  updateRegistration,
  watchersOf,
} from './applications.repository.ts'
import { changedIn, staleSave } from './stale-save.ts'

type SaveBody = CallContext<'POST /Application/Application/SaveRegistration'>['body']
type Named = CallContext<'POST /Application/Application/RemoveRegistration'>['body']

/** More than anybody sits. */
const mostRegistrations = 20

const page = `${pathTo('/my-application-&-account', {})}?tab=application`

/**
 * Adds a test that the caller sits, or changes one; its date stands in the calendar, moves with it
 * and ends with it. A save of what stands already makes no version.
 * @throws Problem 404 for one that is not the caller's, 409 (`StaleSave`) for a stale version, 422
 * for a test that is not known and for one more than 20.
 */
export async function saveRegistration(asked: Asked, { id, version, ...values }: SaveBody) {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    await holdApplication(tx, caller.userId)
    const all = await registrationsOf(tx, caller.userId)
    const standing = id === undefined ? undefined : standingOf(all, id)
    if (standing === undefined && all.length >= mostRegistrations) {
      throw new Problem(422, `You can note ${mostRegistrations} tests.`)
    }
    const testName = await testNamed(within, values.admissionTestId)
    const row = { ...values, updatedAt: now }
    const saved = { id: standing?.id ?? newId(now.getTime()), version: 1 }
    if (standing === undefined) {
      await insertRegistration(tx, { ...row, id: saved.id, studentId: caller.userId })
    } else {
      const changed = changedIn(valuesOf(standing), values)
      if (changed.length === 0) return { id: saved.id, version: standing.version }
      if (version !== standing.version) {
        throw await staleSave(within, standing, valuesOf(standing), changed)
      }
      saved.version = standing.version + 1
      await updateRegistration(tx, saved.id, { ...row, version: saved.version })
    }
    await putIntoCalendar(within, saved.id, testName, values)
    await publish(tx, 'tuition', await watchersOf(tx, caller.userId))
    return saved
  })
}

/**
 * Takes a test away, and its date out of the calendar.
 * @throws Problem 404 for one that is not the caller's, 409 (`StaleSave`) for a stale version.
 */
export async function removeRegistration(asked: Asked, { id, version }: Named): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    await holdApplication(tx, caller.userId)
    const standing = standingOf(await registrationsOf(tx, caller.userId), id)
    if (version !== standing.version) {
      throw await staleSave(within, standing, valuesOf(standing), [])
    }
    await deleteRegistration(tx, id)
    await endEvent(within, sourceOf(id))
    await publish(tx, 'tuition', await watchersOf(tx, caller.userId))
  })
}

const sourceOf = (id: string) => `registration:${id}`

async function putIntoCalendar(
  within: Asked,
  id: string,
  testName: string,
  { sitsOn, centre }: RegistrationValues,
): Promise<void> {
  if (sitsOn === null) {
    await endEvent(within, sourceOf(id))
    return
  }
  await putEvent(within, {
    source: sourceOf(id),
    studentId: within.caller.userId,
    startsAt: new Date(`${sitsOn}T00:00:00Z`),
    isAllDay: true,
    info: centre === '' ? `${testName} test` : `${testName} test at ${centre}`,
    component: 4,
    path: page,
  })
}

async function testNamed({ db }: Asked, id: number): Promise<string> {
  const name = await nameOfTest(db, id)
  if (name !== undefined) return name
  const message = 'Choose one of the admissions tests'
  throw new Problem(422, message, { errors: [{ path: 'body.admissionTestId', message }] })
}

function standingOf(all: readonly Registration[], id: string): Registration {
  const standing = all.find((registration) => registration.id === id)
  if (standing === undefined) throw notFound('The test')
  return standing
}

function valuesOf({
  id: _id,
  version: _version,
  testName: _name,
  updatedMs: _ms,
  ...values
}: Registration): RegistrationValues {
  return values
}
