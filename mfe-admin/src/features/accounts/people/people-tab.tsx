import { dialogPart } from '@portal/shared/idle'
import { List, type ListDefinition, useList } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Badge, Button, RelativeTime, Row, Stack, Text } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { useProgrammes } from '../../../programmes/programmes.ts'
import type { BulkPanelProps } from './bulk-panel.tsx'
import type { NewPersonDialogProps } from './new-person-dialog.tsx'
import { peopleFilters } from './people.filters.ts'
import { type ListedPerson, peopleCall } from './people.queries.ts'
import { stateWords } from './people.words.ts'
import type { PersonPanelProps } from './person-panel.tsx'
import { useBulkActions } from './use-bulk-actions.tsx'

const NewPersonDialog = dialogPart<NewPersonDialogProps>(
  () => import('./new-person-dialog.tsx'),
  'New person',
)
const BulkPanel = dialogPart<BulkPanelProps>(
  () => import('./bulk-panel.tsx'),
  'Change of many people',
)
const PersonPanel = dialogPart<PersonPanelProps>(() => import('./person-panel.tsx'), 'Person')

/** The state of an account, and whether mails reach it. */
function StateCell({ person: { state, emailState } }: { person: ListedPerson }) {
  const { label, tone } = stateWords[state]
  return (
    <Row as="span" gap="2">
      <Badge tone={tone}>{label}</Badge>
      {emailState === 'bouncing' ? <Badge tone="warning">Bouncing</Badge> : null}
    </Row>
  )
}

const nothing = (words: string) => (
  <Text as="span" tone="muted">
    {words}
  </Text>
)

const people: ListDefinition<typeof peopleCall, ListedPerson> = {
  call: peopleCall,
  rows: (answer) => answer.people,
  rowKey: ({ userId }) => userId,
  rowName: ({ name }) => name,
  label: 'People',
  nouns: ['person', 'people'],
  searchIn: 'name or email',
  views: 'people',
  csv: 'GET /User/admin/Account/ExportPeople',
  sort: { column: 'name', direction: 'ascending' },
  usual: ['name', 'email', 'role', 'state', 'programme', 'seen'],
  columns: [
    {
      ...{ id: 'name', header: 'Name', primary: true },
      sortBy: ({ name }) => name,
      cell: ({ name }) => name,
    },
    { id: 'email', header: 'Email', sortBy: ({ email }) => email, cell: ({ email }) => email },
    { id: 'role', header: 'Role', cell: ({ role }) => role },
    { id: 'state', header: 'State', cell: (person) => <StateCell person={person} /> },
    {
      ...{ id: 'programme', header: 'Programme' },
      cell: ({ programName }) => programName ?? nothing('None'),
    },
    {
      ...{ id: 'schools', header: 'Schools' },
      cell: ({ schools }) => schools.join(', ') || nothing('None'),
    },
    {
      ...{ id: 'tutors', header: 'Tutors' },
      cell: ({ tutors }) => tutors.join(', ') || nothing('None'),
    },
    {
      ...{ id: 'invited', header: 'Invited' },
      cell: ({ invitedAt }) =>
        invitedAt === null ? nothing('Never') : <RelativeTime moment={invitedAt} />,
    },
    {
      ...{ id: 'seen', header: 'Last seen' },
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? nothing('Never') : <RelativeTime moment={lastSeenAt} />,
    },
  ],
  noneYet: { title: 'No people yet', children: 'Students come with a booking.' },
}

/** People of every role, and the panel of the one that the address names. */
export default function PeopleTab() {
  const [params, setParams] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const programmes = useProgrammes()
  const [userId, jobId] = [params.get('person'), params.get('change')]
  const having = (name: 'person' | 'change', id: string | null) => {
    const next = new URLSearchParams(params)
    next.delete('person')
    next.delete('change')
    if (id !== null) next.set(name, id)
    return next
  }
  const withPerson = (id: string | null) => having('person', id)
  // In the address, so that it is there again after the page was loaded anew.
  const bulk = useBulkActions((id) => setParams(having('change', id), { replace: true }))
  const add = <Button onClick={() => setAdding(true)}>New person</Button>
  const list = useList({
    ...people,
    filters: peopleFilters(programmes),
    rowHref: (person) => `?${withPerson(person.userId)}`,
    noneYet: { ...people.noneYet, action: add },
  })
  return (
    <Stack gap="4">
      <Row justifyContent="flex-end">{add}</Row>
      <List list={list} actions={bulk.actions} />
      {bulk.dialog}
      <Suspense>
        {isAdding ? (
          <NewPersonDialog
            onMade={(id) => {
              setAdding(false)
              setParams(withPerson(id))
            }}
            onClose={() => setAdding(false)}
          />
        ) : null}
        {jobId !== null && userId === null ? (
          <BulkPanel
            key={jobId}
            jobId={jobId}
            personHref={(id) => `?${withPerson(id)}`}
            onClose={() => setParams(having('change', null), { replace: true })}
          />
        ) : null}
        {userId !== null && !isAdding ? (
          <PersonPanel
            key={userId}
            userId={userId}
            onClose={() => setParams(withPerson(null), { replace: true })}
          />
        ) : null}
      </Suspense>
    </Stack>
  )
}
