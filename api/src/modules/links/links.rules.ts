import type { CallInput } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'

/** A link as it is asked for. */
export type LinkAsked = CallInput<'POST /User/admin/Account/SetLink'>['body']
export type LinkKind = LinkAsked['kind']

/** One end of a link: a person, or a school, which has no role. */
export interface LinkEnd {
  id: string
  /** Null for a school. */
  role: Role | null
  /** False for an account that was stopped, and for a school that cannot be chosen any more. */
  isOpen: boolean
}

interface Ends {
  from: readonly Role[]
  /** None where it is a school. */
  to: readonly Role[]
  /** How the ends are called where something else is named. */
  fromWords: string
  toWords: string
}

const teaching = ['Tutor', 'Senior Tutor'] as const

/** Who is joined by each kind of link. */
export const linkEnds: Readonly<Record<LinkKind, Ends>> = {
  'parent-child': {
    ...{ from: ['Parent'], fromWords: 'a parent' },
    ...{ to: ['Student'], toWords: 'a student' },
  },
  'tutor-student': {
    ...{ from: teaching, fromWords: 'a tutor' },
    ...{ to: ['Student'], toWords: 'a student' },
  },
  'student-school': {
    ...{ from: ['Student'], fromWords: 'a student' },
    ...{ to: [], toWords: 'a school' },
  },
  'manager-school': {
    ...{ from: ['School Manager'], fromWords: 'a school manager' },
    ...{ to: [], toWords: 'a school' },
  },
  'tutor-senior': {
    ...{ from: teaching, fromWords: 'a tutor' },
    ...{ to: teaching, toWords: 'a senior tutor' },
  },
}

const isOneOf = (end: LinkEnd | undefined, expected: readonly Role[]): end is LinkEnd =>
  end !== undefined && (end.role === null ? expected.length === 0 : expected.includes(end.role))

/**
 * Why two cannot be joined or parted, with the field that names the one it is about; undefined where
 * they can. What is stopped or archived takes no new link, and may lose those that it has.
 * @param from undefined where there is nobody of that id, as `to`
 */
export function linkFault(
  { kind, isLinked }: Pick<LinkAsked, 'kind' | 'isLinked'>,
  from: LinkEnd | undefined,
  to: LinkEnd | undefined,
): { path: string; message: string } | undefined {
  const { fromWords, toWords, ...ends } = linkEnds[kind]
  const [fromField, toField] = ['body.fromId', 'body.toId']
  if (!isOneOf(from, ends.from)) return { path: fromField, message: `Choose ${fromWords}` }
  if (!isOneOf(to, ends.to)) return { path: toField, message: `Choose ${toWords}` }
  if (!isLinked) return undefined
  if (!from.isOpen) return { path: fromField, message: 'This account has been stopped' }
  if (to.isOpen) return undefined
  const isSchool = to.role === null
  return {
    path: toField,
    message: isSchool ? 'This school is archived' : 'This account has been stopped',
  }
}

/**
 * The schools of a student in their order, once one of them is set; the first is the one that counts.
 * @param position from 1; null leaves it where it is, and puts a new one last
 */
export function schoolsAfter(
  before: readonly string[],
  schoolId: string,
  { isLinked, position }: { isLinked: boolean; position: number | null },
): string[] {
  const others = before.filter((id) => id !== schoolId)
  if (!isLinked) return others
  const at = before.indexOf(schoolId)
  const place = position === null ? (at < 0 ? others.length : at) : position - 1
  return others.toSpliced(Math.min(place, others.length), 0, schoolId)
}

/** What the log knows a link by. */
export const linkId = ({ kind, fromId, toId }: Pick<LinkAsked, 'kind' | 'fromId' | 'toId'>) =>
  `${kind}:${fromId}:${toId}`

const isLinkKind = (kind: string | undefined): kind is LinkKind =>
  kind !== undefined && kind in linkEnds

/** The same read back. @throws Error for anything else. */
export function linkOf(id: string): Pick<LinkAsked, 'kind' | 'fromId' | 'toId'> {
  const [kind, fromId, toId] = id.split(':')
  if (!isLinkKind(kind) || fromId === undefined || toId === undefined) {
    throw new Error(`${id} is no link`)
  }
  return { kind, fromId, toId }
}
