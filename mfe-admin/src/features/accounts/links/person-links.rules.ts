import type { Role } from '@portal/shared/contract'
import type { LinkKind } from './links.queries.ts'

/** Whom or what somebody is joined with, seen from that person. */
export interface PersonLink {
  kind: LinkKind
  /** Of the other person, or of the school. */
  id: string
  name: string
  isActive: boolean
  /** Of a student's school: 1 is the one that counts. */
  position: number | null
}

/** A kind of link that somebody of a role has. */
export interface LinkGroup {
  kind: LinkKind
  title: string
  /** One of them: `parent`. */
  noun: string
  none: string
  /** Whether the person is the one from whom the link goes. */
  isFrom: boolean
  /** Nobody has more than one of them: another takes the place of the first. */
  isSingle?: true
}

const group = (
  kind: LinkKind,
  isFrom: boolean,
  [title, noun, none]: readonly [string, string, string],
): LinkGroup => ({ kind, title, noun, none, isFrom })

const taught = group('tutor-student', true, ['Students', 'student', 'No students yet.'])

/** The links that somebody of each role has. */
const groups: Readonly<Record<Role, readonly LinkGroup[]>> = {
  Admin: [],
  Student: [
    group('parent-child', false, ['Parents', 'parent', 'No parent is linked.']),
    group('tutor-student', false, ['Tutors', 'tutor', 'No tutor yet.']),
    group('student-school', true, ['Schools', 'school', 'At no school.']),
  ],
  Parent: [group('parent-child', true, ['Children', 'child', 'No child is linked.'])],
  Tutor: [
    taught,
    {
      ...group('tutor-senior', true, ['Senior tutor', 'senior tutor', 'In nobody’s team.']),
      isSingle: true,
    },
  ],
  'Senior Tutor': [
    taught,
    group('tutor-senior', false, ['Team', 'tutor', 'Nobody is in the team yet.']),
  ],
  'School Manager': [
    group('manager-school', true, ['Schools', 'school', 'Manages no school yet.']),
  ],
}

export const linkGroupsOf = (role: Role): readonly LinkGroup[] => groups[role]

/** Those of a group in the order of their places, or by name. */
export function linkedIn<L extends PersonLink>(links: readonly L[], { kind }: LinkGroup): L[] {
  return links
    .filter((link) => link.kind === kind)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.name.localeCompare(b.name, 'en'))
}

/** Both ends of a link of this group between the person and another. */
export function endsOf(
  { kind, isFrom }: LinkGroup,
  userId: string,
  otherId: string,
): { kind: LinkKind; fromId: string; toId: string } {
  return isFrom ? { kind, fromId: userId, toId: otherId } : { kind, fromId: otherId, toId: userId }
}
