import { FileImage } from '@portal/shared/files'
import { dialogPart } from '@portal/shared/idle'
import {
  List,
  type ListDefinition,
  RowPanel,
  rowActions,
  useList,
  useRowPanel,
} from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Badge, Button, chakra, Row, Stack, Text, TextLink } from '@portal/shared/ui'
import { Suspense } from 'react'
import { schoolWords, studentsOf } from './school.words.ts'
import type { SchoolPanelProps } from './school-panel.tsx'
import { type School, schoolReads, schoolsCall } from './schools.queries.ts'
import { useArchiving } from './use-archiving.tsx'

const SchoolDialog = dialogPart(() => import('./school-dialog.tsx'), 'School')
const SchoolPanel = dialogPart<SchoolPanelProps>(() => import('./school-panel.tsx'), 'School')

/** A logo beside a name, on what logos of any colour are seen on. */
const Thumb = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '10',
    height: '8',
    bg: 'bg.plate',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
    overflow: 'hidden',
    '& > img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
  },
})

function NameCell({ school: { name, logoFileId, isArchived } }: { school: School }) {
  return (
    <Row as="span" gap="3" flexWrap="nowrap">
      {logoFileId === null ? null : (
        <Thumb>
          <FileImage id={logoFileId} alt="" loading="lazy" />
        </Thumb>
      )}
      <span>{name}</span>
      {isArchived ? <Badge>Archived</Badge> : null}
    </Row>
  )
}

const schools: ListDefinition<typeof schoolsCall, School> = {
  call: schoolsCall,
  rows: (answer) => answer.schools,
  rowKey: ({ schoolId }) => schoolId,
  rowName: ({ name }) => name,
  label: 'Schools',
  nouns: ['school', 'schools'],
  searchIn: 'name',
  views: 'schools',
  filters: [{ id: 'archived', label: 'State', options: [{ value: 'true', label: 'Archived' }] }],
  sort: { column: 'name', direction: 'ascending' },
  columns: [
    {
      ...{ id: 'name', header: 'School', primary: true },
      sortBy: ({ name }) => name,
      cell: (school) => <NameCell school={school} />,
    },
    {
      ...{ id: 'students', header: 'Students', align: 'end' },
      sortBy: (school) => school.students,
      cell: ({ schoolId, students }) =>
        students === 0 ? '0' : <TextLink to={studentsOf(schoolId)}>{students}</TextLink>,
    },
    {
      ...{ id: 'managers', header: 'Managers' },
      cell: ({ managers }) =>
        managers.map(({ name }) => name).join(', ') || (
          <Text as="span" tone="muted">
            Nobody yet
          </Text>
        ),
    },
  ],
  noneYet: { title: 'No school yet', children: 'Add one, and students can be linked with it.' },
}

/** Schools: their names, logos, managers, and which can be chosen. */
export default function SchoolsTab() {
  const [params, setParams] = useSearchParams()
  const archiving = useArchiving()
  const panel = useRowPanel<School>()
  const schoolId = params.get('school')
  const hrefOf = (id: string | null) => {
    const next = new URLSearchParams(params)
    next.delete('school')
    if (id !== null) next.set('school', id)
    return next
  }
  const add = <Button onClick={panel.add}>Add a school</Button>
  const list = useList({
    ...schools,
    rowHref: (school) => `?${hrefOf(school.schoolId)}`,
    atEnd: rowActions<School>(
      ({ name }) => name,
      (school) => [
        { ...panel.edit(school), label: 'Rename' },
        panel.history(school),
        archiving(school),
      ],
    ),
    noneYet: { ...schools.noneYet, action: add },
  })
  return (
    <Stack gap="4">
      <Row justifyContent="flex-end">{add}</Row>
      <List list={list} />
      <RowPanel
        panel={panel}
        form={(school) => <SchoolDialog school={school} onClose={panel.close} />}
        history={({ schoolId: id, name }) => ({
          ...{ record: { kind: 'school', id }, name, changes: schoolReads },
          ...schoolWords,
        })}
      />
      <Suspense>
        {schoolId !== null && panel.open === null ? (
          <SchoolPanel
            schoolId={schoolId}
            onEdit={(school) => panel.edit(school).onChoose?.()}
            onClose={() => setParams(hrefOf(null), { replace: true })}
          />
        ) : null}
      </Suspense>
    </Stack>
  )
}
