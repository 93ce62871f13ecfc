import type { CallAnswer, CallInput, StaleSave } from '@portal/shared/api'
import { alertTypeName } from '@portal/shared/contract'
import { type Asked, inTransaction } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import { newId } from '../../database/ids.ts'
import { notFound, Problem } from '../../problem.ts'
import { tellOf, tellStudent, tellStudentClosed } from './alerts.notices.ts'
import { type LockedAlert, lockAlert } from './alerts.repository.ts'
import { isStaff, type May, mayDo } from './alerts.rules.ts'
import {
  type AlertChange,
  addEntry,
  holdStudent,
  insertAlert,
  isAssignable,
  openOfType,
  updateAlert,
} from './alerts.writes.repository.ts'

/**
 * Raises a concern. A tutor's waits for review; a senior tutor's or an admin's is open at once.
 * @throws Problem 409 with the id of an open one of the type, unless it is to be a further one.
 */
export async function raise(
  asked: Asked,
  body: CallInput<'POST /Alert/Alert/Raise'>['body'],
): Promise<CallAnswer<'POST /Alert/Alert/Raise'>> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const { studentId, type, note, audience, followUpAt } = body
    await holdStudent(tx, studentId)
    const open = body.again ? undefined : await openOfType(tx, studentId, type)
    if (open !== undefined) {
      throw new Problem(409, 'A concern of this type is open already.', { data: { id: open } })
    }
    const isReviewed = caller.role !== 'Tutor'
    const alert = {
      ...{ id: newId(now.getTime()), studentId, type, note, audience },
      state: 'open' as const,
      raisedBy: caller.userId,
      raisedAt: now,
      followUpOn: followUpAt,
      isStudentTold: body.tellStudent !== null,
      ...(isReviewed && { reviewedAt: now, reviewedBy: caller.userId }),
    }
    await insertAlert(tx, alert)
    await audit(tx, within, 'alert raised', {
      subjectId: studentId,
      record: { kind: 'alert', id: alert.id, before: null, after: { type, note, audience } },
    })
    await tellOf(
      within,
      { ...alert, isReviewed, assignedTo: null },
      {
        title: isReviewed ? 'New alert' : 'A concern waits for review',
        description: alertTypeName(type),
        beyondStaff: true,
        seniors: true,
      },
    )
    if (body.tellStudent !== null) await tellStudent(within, alert, body.tellStudent)
    return { id: alert.id }
  })
}

/** Says something of a concern. What family and school say is never internal. */
export async function comment(
  asked: Asked,
  body: CallInput<'POST /Alert/Alert/Comment'>['body'],
): Promise<void> {
  await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const alert = await held(within, body.id)
    const isInternal = body.isInternal && isStaff(caller)
    if (body.isInternal && !isInternal) {
      throw new Problem(422, 'Only staff can say something that staff alone see.')
    }
    const { id: alertId, text } = body
    const entry = { kind: 'comment' as const, authorId: caller.userId, saidAt: now }
    await addEntry(tx, { ...entry, alertId, text, isInternal })
    await audit(tx, within, 'alert commented', {
      subjectId: alert.studentId,
      record: { kind: 'alert', id: alertId, before: null, after: { text, isInternal } },
    })
    await tellOf(
      within,
      { ...alert, id: body.id },
      {
        title: 'Comment on an alert',
        description: alertTypeName(alert.type),
        beyondStaff: !isInternal,
        seniors: !isStaff(caller),
      },
    )
  })
}

/** Opens a concern to its audience, or passes it on to the office. */
export async function review(asked: Asked, body: CallInput<'POST /Alert/Alert/Review'>['body']) {
  const { decision, audience } = body
  const isApproved = decision === 'approve'
  return await step(asked, body, 'review', (alert) => ({
    change: isApproved
      ? { audience, reviewedBy: asked.caller.userId, isPassedOn: false }
      : { audience, isPassedOn: true },
    said: isApproved ? 'Reviewed' : 'Passed on to the office',
    // How it was looked at is not for those whom it is opened to.
    isInternal: true,
    told: {
      title: isApproved ? 'Alert' : 'A concern waits for the office',
      description: alertTypeName(alert.type),
      beyondStaff: isApproved,
      admins: !isApproved,
    },
  }))
}

/** Gives a concern to one of the staff who may see the student; null takes it from whoever has it. */
export async function assign(asked: Asked, body: CallInput<'POST /Alert/Alert/Assign'>['body']) {
  const { userId } = body
  return await step(asked, body, 'assign', async (alert, { db }) => {
    if (userId !== null && !(await isAssignable(db, userId, alert.studentId))) {
      const message = 'Choose somebody of the staff who may see the student'
      throw new Problem(422, message, { errors: [{ path: 'body.userId', message }] })
    }
    return {
      change: { assignedTo: userId },
      said: userId === null ? 'Assigned to nobody' : 'Assigned',
      isInternal: true,
      told: { title: 'Alert assigned', description: alertTypeName(alert.type), beyondStaff: false },
    }
  })
}

/** Changes what a concern says, who sees it and when it is followed up. */
export async function change(asked: Asked, body: CallInput<'POST /Alert/Alert/Change'>['body']) {
  const { note, audience, followUpAt } = body
  return await step(asked, body, 'change', (alert) => ({
    change: { note, audience, followUpOn: followUpAt },
    said: 'Changed',
    isInternal: true,
    told: { title: 'Alert changed', description: alertTypeName(alert.type), beyondStaff: true },
  }))
}

/** Closes a concern with what came of it. */
export async function close(asked: Asked, body: CallInput<'POST /Alert/Alert/Close'>['body']) {
  return await step(asked, body, 'close', async (alert, within) => {
    if (alert.isStudentTold) await tellStudentClosed(within, alert.studentId)
    return {
      change: { state: 'closed', outcome: body.outcome, closedBy: asked.caller.userId },
      said: `Closed: ${body.outcome}`,
      isInternal: false,
      told: { title: 'Alert closed', description: body.outcome, beyondStaff: true },
    }
  })
}

/** Opens a closed concern again. */
export async function reopen(asked: Asked, body: CallInput<'POST /Alert/Alert/Reopen'>['body']) {
  return await step(asked, body, 'reopen', () => ({
    change: { state: 'open', outcome: '', closedBy: null },
    said: `Opened again: ${body.reason}`,
    isInternal: false,
    told: { title: 'Alert opened again', description: body.reason, beyondStaff: true },
  }))
}

/** What a step does: what it changes, what the thread says of it, and who is told. */
interface Step {
  change: AlertChange
  said: string
  isInternal: boolean
  told: Parameters<typeof tellOf>[2]
}

/**
 * Takes one step of a concern: held, checked against the version that was looked at and against what
 * the caller may do, changed, said in its thread, written down, told.
 * @throws Problem 404, 403 where the caller may not, 409 for a stale version.
 */
async function step(
  asked: Asked,
  { id, version }: { id: string; version: number },
  what: keyof May,
  decide: (alert: LockedAlert, within: Asked) => Step | Promise<Step>,
): Promise<{ version: number }> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller, now } = within
    const alert = await held(within, id)
    if (alert.version !== version) throw stale(within, alert)
    if (!mayDo(caller, alert)[what]) {
      throw new Problem(422, 'This cannot be done with the alert as it stands.')
    }
    const { change, said, isInternal, told } = await decide(alert, within)
    await updateAlert(tx, id, change, now)
    const entry = { alertId: id, authorId: caller.userId, saidAt: now }
    await addEntry(tx, { ...entry, kind: 'event', text: said, isInternal })
    const { reviewedBy: _by, closedBy: _closed, ...kept } = change
    const before = Object.fromEntries(
      Object.keys(kept).map((field) => [field, Reflect.get(alert, field) ?? null]),
    )
    await audit(tx, within, 'alert changed', {
      subjectId: alert.studentId,
      record: { kind: 'alert', id, before, after: { ...kept }, version: version + 1 },
      details: { step: what },
    })
    const after = { ...alert, id, ...(change.reviewedBy !== undefined && { isReviewed: true }) }
    const about = { ...after, ...audienceOf(change), ...assignedOf(change) }
    await tellOf(within, about, { ...told, ...(alert.isReviewed && { wasFor: alert.audience }) })
    return { version: version + 1 }
  })
}

const audienceOf = ({ audience }: AlertChange) => audience !== undefined && { audience }
const assignedOf = ({ assignedTo }: AlertChange) => assignedTo !== undefined && { assignedTo }

async function held({ db, caller }: Asked, id: string): Promise<LockedAlert> {
  const alert = await lockAlert(db, id, caller)
  if (alert === undefined) throw notFound('The alert')
  return alert
}

/** The refusal of a step on top of a version that is not the present one, with how it is now. */
function stale({ now }: Asked, { note, audience, followUpOn, version }: LockedAlert): Problem {
  const data: StaleSave = {
    ...{ by: '', at: now.toISOString(), version },
    values: { note, audience, followUpAt: followUpOn },
    changed: ['note', 'audience', 'followUpAt'],
  }
  return new Problem(409, 'Somebody has changed this alert meanwhile. It is shown as it is now.', {
    data,
  })
}
