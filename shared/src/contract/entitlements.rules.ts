import type { Claims } from './claims.ts'
import type { Viewer } from './remote.ts'

/** What a programme opens to its student; the claim `has…` says so. */
type Opened =
  | 'questionBank'
  | 'courses'
  | 'academy'
  | 'seminar'
  | 'library'
  | 'readingList'
  | 'psSubmission'
  | 'essaySubmission'

/** What only some tutors do; the claim `is…` says so. */
type Duty = 'seminarTutor' | 'essayPsTutor'

/** What takes more than one claim. */
type Combined = 'submission' | 'books' | 'reading'

/**
 * What a call, a screen or a menu entry may need beside a role. `submission`: essays, personal
 * statements, or both. `books` and `reading`: the library and the reading list, which open only
 * together with `submission`.
 */
export type Entitlement = Opened | Combined | Duty

/** The claims that are looked at. */
type Holder = Pick<Claims, 'role' | 'email' | `has${Capitalize<Opened>}` | `is${Capitalize<Duty>}`>

/** The claims' names are made of those of what is needed. */
const capital = <Name extends string>(name: Name) =>
  name.replace(/./, (letter) => letter.toUpperCase()) as Capitalize<Name>

/** Whether somebody is on the allow-list, by the email that the account is known to own. */
export function isOnAllowList(
  { email }: Pick<Claims, 'email'>,
  allowList: readonly string[],
): boolean {
  return allowList.some((address) => address.toLowerCase() === email.toLowerCase())
}

/**
 * Whether somebody has what is needed: the one answer for menus, tiles, screens and calls.
 *
 * A student has what the programme opens, and the question bank also by the allow-list. Who teaches
 * or runs the portal is not sold anything, and has all of that; only the question bank of a tutor
 * goes by the claim, which every tutor's token carries. What only some tutors do is also every
 * senior tutor's and admin's. Nobody else has any of it.
 */
export function hasEntitlement(
  claims: Holder,
  needed: Entitlement,
  allowList: readonly string[] = [],
): boolean {
  const has = (part: Entitlement) => hasEntitlement(claims, part, allowList)
  switch (needed) {
    case 'submission':
      return has('essaySubmission') || has('psSubmission')
    case 'books':
      return has('library') && has('submission')
    case 'reading':
      return has('readingList') && has('submission')
    default:
      return hasPart(claims, needed, allowList)
  }
}

function hasPart(claims: Holder, needed: Opened | Duty, allowList: readonly string[]): boolean {
  const { role } = claims
  if (role === 'Admin') return true
  if (isOfTutors(needed)) {
    return role === 'Senior Tutor' || (role === 'Tutor' && claims[`is${capital(needed)}`])
  }
  const has = claims[`has${capital(needed)}`]
  switch (role) {
    case 'Student':
      return has || (needed === 'questionBank' && isOnAllowList(claims, allowList))
    case 'Tutor':
    case 'Senior Tutor':
      return has || needed !== 'questionBank'
    default:
      return false
  }
}

function isOfTutors(needed: Opened | Duty): needed is Duty {
  return needed.endsWith('Tutor')
}

/** Condition of a screen or menu entry: the viewer has what is needed. */
export const holds =
  (needed: Entitlement) =>
  ({ claims, settings }: Viewer): boolean =>
    hasEntitlement(claims, needed, settings.allowList)

/** The contrary, for locks. */
export const lacks =
  (needed: Entitlement) =>
  (viewer: Viewer): boolean =>
    !holds(needed)(viewer)
