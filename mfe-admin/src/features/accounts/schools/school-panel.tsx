import {
  Badge,
  Button,
  Drawer,
  EmptyState,
  QueryRegion,
  Row,
  SkeletonText,
  Stack,
  Text,
  TextLink,
} from '@portal/shared/ui'
import { LinkedList } from '../links/linked-list.tsx'
import { managers, students, useLinking } from '../links/links.queries.ts'
import { studentsInWords, studentsOf } from './school.words.ts'
import { SchoolLogo } from './school-logo.tsx'
import { type School, schoolReads, useSchool } from './schools.queries.ts'

export interface SchoolPanelProps {
  schoolId: string
  onEdit: (school: School) => void
  onClose: () => void
}

/** A school with its logo, its managers and the way to its students. */
export default function SchoolPanel({ schoolId, onEdit, onClose }: SchoolPanelProps) {
  const school = useSchool(schoolId)
  return (
    <Drawer open wide title={school.data?.name ?? 'School'} onClose={onClose}>
      <QueryRegion
        query={school}
        failed="The school could not be loaded"
        skeleton={<SkeletonText lines={10} />}
      >
        {(one) => (one ? <Content school={one} onEdit={onEdit} /> : <Nothing />)}
      </QueryRegion>
    </Drawer>
  )
}

const Nothing = () => (
  <EmptyState illustration="search" level={3} title="There is no such school">
    The address is not complete.
  </EmptyState>
)

function Content({ school, onEdit }: { school: School; onEdit: (school: School) => void }) {
  const { schoolId, name, isArchived } = school
  const { link, isWriting } = useLinking(schoolReads)
  return (
    <Stack gap="6">
      <Row gap="3" justifyContent="space-between">
        <Row gap="2">
          {isArchived ? <Badge>Archived</Badge> : <Badge tone="success">In use</Badge>}
          <TextLink to={studentsOf(schoolId)}>{studentsInWords(school.students)}</TextLink>
        </Row>
        <Button size="sm" onClick={() => onEdit(school)}>
          Rename
        </Button>
      </Row>
      <SchoolLogo school={school} />
      <LinkedList
        title="Managers"
        noun="manager"
        none="Nobody manages it yet."
        items={school.managers.map(({ userId, name: called, isActive }) => ({
          ...{ id: userId, name: called, href: `/accounts?person=${userId}` },
          note: isActive ? undefined : 'Stopped',
        }))}
        isWriting={isWriting}
        onRemove={(one) =>
          void link({
            ...{ kind: 'manager-school', fromId: one.id, toId: schoolId, isLinked: false },
            said: `${one.name} does not manage ${name} any more.`,
          })
        }
        {...(!isArchived && {
          from: managers,
          onAdd: (userId: string) =>
            link({
              ...{ kind: 'manager-school', fromId: userId, toId: schoolId, isLinked: true },
              said: `${name} has another manager.`,
            }),
        })}
      />
      {isArchived ? (
        <Text tone="muted" size="sm">
          It takes no new students and managers while it is archived.
        </Text>
      ) : (
        <StudentAdder school={school} />
      )}
    </Stack>
  )
}

function StudentAdder({ school: { schoolId, name } }: { school: School }) {
  const { link, isWriting } = useLinking(schoolReads)
  return (
    <LinkedList
      title="Students"
      noun="student"
      none="The list of people shows them. Add one here; at their other schools they stay."
      items={[]}
      isWriting={isWriting}
      onRemove={() => undefined}
      from={students}
      onAdd={(studentId) =>
        link({
          ...{ kind: 'student-school', fromId: studentId, toId: schoolId, isLinked: true },
          said: `${name} has another student.`,
        })
      }
    />
  )
}
