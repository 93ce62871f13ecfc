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

/**
 * Senior tutors and admins may do all that its state allows. A tutor changes an own one before its
 * review, and closes and reopens those that are the tutor's: raised, or assigned. Family and school
 * may only comment.
 */
export function mayDo(who: { userId: string; role: Role }, alert: Standing): May {
  const isSenior = who.role === 'Senior Tutor' || who.role === 'Admin'
  const isStaff = isSenior || who.role === 'Tutor'
  const isRaiser = alert.raisedBy === who.userId
  const isMine = isStaff && (isRaiser || alert.assignedTo === who.userId)
  const isOpen = alert.state === 'open'
  return {
    review: isSenior && isOpen && !alert.isReviewed,
    assign: isSenior && isOpen && alert.isReviewed,
    change: isOpen && (isSenior || (isStaff && isRaiser && !alert.isReviewed)),
    close: isOpen && (isSenior || isMine),
    reopen: !isOpen && (isSenior || isMine),
    commentInternally: isStaff,
  }
}

/** How a concern stands, in one word; family and school are told open and closed alone. */
export function stateOf(
  { state, isReviewed, assignedTo }: Pick<Standing, 'state' | 'isReviewed' | 'assignedTo'>,
  isStaff: boolean,
): 'waiting' | 'open' | 'assigned' | 'closed' {
  if (state === 'closed') return 'closed'
  if (!isStaff) return 'open'
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
