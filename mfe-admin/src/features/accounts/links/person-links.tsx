import type { CallKey } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import { Stack } from '@portal/shared/ui'
import { peopleOf } from '../../../people/people.queries.ts'
import { schools } from '../../../schools/schools.queries.ts'
import { tutors } from '../../../tutors/tutors.queries.ts'
import { type Linked, LinkedList } from './linked-list.tsx'
import { parents, seniorTutors, students, useLinking } from './links.queries.ts'
import {
  endsOf,
  type LinkGroup,
  linkedIn,
  linkGroupsOf,
  type PersonLink,
} from './person-links.rules.ts'

export interface PersonLinksProps {
  person: { userId: string; name: string; role: Role; links: readonly PersonLink[] }
  /** The reads that show the links. */
  changes: readonly CallKey[]
}

const teamTutors = peopleOf('tutors', 'Tutor')

/** Whom somebody is joined with, by kinds, and the ways to join and part them. */
export function PersonLinks({ person, changes }: PersonLinksProps) {
  return (
    <Stack gap="6">
      {linkGroupsOf(person.role).map((group) => (
        <Group key={group.kind} group={group} person={person} changes={changes} />
      ))}
    </Stack>
  )
}

function Group({ group, person, changes }: PersonLinksProps & { group: LinkGroup }) {
  const { userId, name, links } = person
  const { link, isWriting } = useLinking(changes)
  const { kind, title, noun, none, isSingle } = group
  const isSchool = kind.endsWith('-school')
  const there = linkedIn(links, group)
  const add = (otherId: string) =>
    link({ ...endsOf(group, userId, otherId), isLinked: true, said: `${name} has a new ${noun}.` })
  const shared = {
    ...{ title, noun, none, isWriting, isSingle },
    items: there.map((one) => ({
      ...{ id: one.id, name: one.name },
      href: isSchool ? `/accounts?tab=schools&school=${one.id}` : `/accounts?person=${one.id}`,
      note: one.isActive ? undefined : isSchool ? 'Archived' : 'Stopped',
    })),
    onRemove: (one: Linked) =>
      void link({
        ...endsOf(group, userId, one.id),
        ...{ isLinked: false, said: `${one.name} and ${name} are not linked any more.` },
      }),
    ...(kind === 'student-school' && {
      first: 'Counts',
      onFirst: (one: Linked) =>
        void link({
          ...endsOf(group, userId, one.id),
          ...{ isLinked: true, position: 1, said: `${one.name} is the school that counts.` },
        }),
    }),
  }
  // Each finds other people, or schools, by a call of its own.
  if (isSchool) return <LinkedList {...shared} from={schools} onAdd={add} />
  if (kind === 'tutor-student' && !group.isFrom) {
    return <LinkedList {...shared} from={tutors} onAdd={add} />
  }
  return <LinkedList {...shared} from={peopleFor(group)} onAdd={add} />
}

function peopleFor({ kind, isFrom }: LinkGroup) {
  if (kind === 'tutor-senior') return isFrom ? seniorTutors : teamTutors
  return isFrom ? students : parents
}
