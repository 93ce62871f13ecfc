import type { AlertAudience, Role } from '@portal/shared/contract'

/** Working days within which a tutor's concern is to be reviewed. */
export const reviewDays = 2

/** A concern as far as what may be done with it depends on it. */
export interface Standing {
  state: 'open' | 'closed'
  isReviewed: boolean
  raisedBy: string | null
  assignedTo: string | null
}

/** What somebody may do with a concern that is in their sight. */
export interface May {
  review: boolean
  assign: boolean
  change: boolean
  close: boolean
  reopen: boolean
  commentInternally: boolean
}

/** Whether somebody decides about concerns. */
export const isSenior = ({ role }: { role: Role }): boolean =>
  role === 'Senior Tutor' || role === 'Admin'

/** Whether somebody sees concerns as staff do. */
export const isStaff = (who: { role: Role }): boolean => isSenior(who) || who.role === 'Tutor'

/**
 * Senior tutors and admins may do all that its state allows. A tutor changes an own one before its
 * review, and closes and reopens those that are the tutor's: raised, or assigned. Family and school
 * may only comment.
 */
export function mayDo(who: { userId: string; role: Role }, alert: Standing): May {
  const isAbove = isSenior(who)
  const isOfStaff = isStaff(who)
  const isRaiser = alert.raisedBy === who.userId
  const isMine = isOfStaff && (isRaiser || alert.assignedTo === who.userId)
  const isOpen = alert.state === 'open'
  return {
    review: isAbove && isOpen && !alert.isReviewed,
    assign: isAbove && isOpen && alert.isReviewed,
    change: isOpen && (isAbove || (isOfStaff && isRaiser && !alert.isReviewed)),
    close: isOpen && (isAbove || isMine),
    reopen: !isOpen && (isAbove || isMine),
    commentInternally: isOfStaff,
  }
}

/** How a concern stands, in one word; family and school are told open and closed alone. */
export function stateOf(
  { state, isReviewed, assignedTo }: Pick<Standing, 'state' | 'isReviewed' | 'assignedTo'>,
  isOfStaff: boolean,
): 'waiting' | 'open' | 'assigned' | 'closed' {
  if (state === 'closed') return 'closed'
  if (!isOfStaff) return 'open'
  if (!isReviewed) return 'waiting'
  return assignedTo === null ? 'open' : 'assigned'
}

/** Colour code of what a student is told, by the concern's type; 3 once it is closed. */
export function titleCodeOf(type: number): number {
  return { 1: 1, 2: 2, 3: 0 }[type] ?? 4
}
export const closedTitleCode = 3

/** Whether these belong to whom an audience opens a concern. */
export function reaches(audience: AlertAudience, onlookers: 'family' | 'school'): boolean {
  return audience === 'school' || (audience === 'family' && onlookers === 'family')
}
