import type { AlertAudience } from '@portal/shared/contract'
import { type GentleTextId, gentleClosing, gentleTexts } from '@portal/shared/contract'
import type { Asked } from '../../asked.ts'
import { publish } from '../../live/publish.ts'
import { notify } from '../notifications/index.ts'
import { closedTitleCode, reaches, titleCodeOf } from './alerts.rules.ts'
import { peopleAround } from './alerts.writes.repository.ts'

/** A concern as far as its notices need it. */
export interface About {
  id: string
  studentId: string
  type: number
  audience: AlertAudience
  isReviewed: boolean
  raisedBy: string | null
  assignedTo: string | null
}

/** A step that people are told of, in words that fit into a notice. */
export interface Told {
  title: string
  /** After the student's name: `Ada Lee: …`. */
  description: string
  /** Whether family and school are told as far as the audience reaches them. */
  beyondStaff: boolean
  /** Who saw it before the step, where that is not who sees it now. */
  wasFor?: AlertAudience
  /** Whether the senior tutors, and whether the office, are told. */
  seniors?: boolean
  admins?: boolean
}

const pathOf = (id: string) => `/alerts?alert=${id}`

/**
 * Tells those around a concern of a step: whoever raised it, has it and has spoken of it, and
 * beyond them whom the step concerns; never whoever took it. Has the open pages of all ask again who
 * see what it changed, and of nobody else: that something happened is told by that already.
 */
export async function tellOf(asked: Asked, about: About, told: Told): Promise<void> {
  const { id, studentId, raisedBy, assignedTo, audience, isReviewed } = about
  const around = await peopleAround(asked.db, { alertId: id, studentId, raisedBy })
  const isShared = told.beyondStaff && isReviewed
  const recipients = [
    ...[raisedBy, assignedTo].filter((userId) => userId !== null),
    ...around.talking,
    ...(told.seniors ? around.seniors : []),
    ...(told.admins ? around.admins : []),
    ...(isShared && reaches(audience, 'family') ? around.parents : []),
    ...(isShared && reaches(audience, 'school') ? around.managers : []),
  ]
  await notify(asked, {
    kind: 'alerts',
    title: told.title,
    description: `${around.studentName}: ${told.description}`,
    navigatableLink: pathOf(id),
    recipients: recipients.filter((userId) => userId !== asked.caller.userId),
  })
  const audiences = [isReviewed ? audience : 'staff', told.wasFor ?? 'staff'] as const
  const sees = (onlookers: 'family' | 'school') =>
    told.beyondStaff && audiences.some((one) => reaches(one, onlookers))
  await publish(asked.db, 'tuition', [
    ...around.staff,
    ...(sees('family') ? around.parents : []),
    ...(sees('school') ? around.managers : []),
  ])
}

/** Tells a student a gentle text with a concern of a type; nothing of the concern. */
export async function tellStudent(
  asked: Asked,
  { studentId, type }: Pick<About, 'studentId' | 'type'>,
  text: GentleTextId,
): Promise<void> {
  await notify(asked, {
    kind: 'alerts',
    title: 'From your tutors',
    titleCode: titleCodeOf(type),
    description: gentleTexts.find(({ id }) => id === text)?.text ?? '',
    recipients: [studentId],
  })
}

/** Tells a student who was told that it is settled. */
export async function tellStudentClosed(asked: Asked, studentId: string): Promise<void> {
  await notify(asked, {
    kind: 'alerts',
    title: 'From your tutors',
    titleCode: closedTitleCode,
    description: gentleClosing,
    recipients: [studentId],
  })
}
