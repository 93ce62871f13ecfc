import { SelectField } from '@portal/shared/forms'
import { dialogPart } from '@portal/shared/idle'
import { useNavigate, useSearchParams } from '@portal/shared/router'
import { type Column, QueryTable } from '@portal/shared/tables'
import { Badge, Box, Button, Card, Page, PageHeader, Row, Stack, Text } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTests } from '../lookups.queries.ts'
import { type ListedPaper, type PapersAsked, usePapers } from './papers.queries.ts'
import { paperKinds, paperStates } from './papers.rules.ts'

const PaperDialog = dialogPart(() => import('./paper-dialog.tsx'), 'Paper')

const columns: readonly Column<ListedPaper>[] = [
  {
    id: 'paper',
    header: 'Paper',
    primary: true,
    cell: ({ admissionTestName, title }) => `${admissionTestName} ${title}`,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, isOlder, isRetired }) => (
      <Row gap="2">
        <Badge tone={paperStates[state].tone}>{paperStates[state].label}</Badge>
        {isOlder || isRetired ? <Badge>Older</Badge> : null}
      </Row>
    ),
  },
  {
    id: 'parts',
    header: 'Parts',
    cell: ({ parts }) =>
      parts.length === 0 ? 'None yet' : parts.map(({ sectionNo }) => sectionNo).join(', '),
  },
  {
    id: 'questions',
    header: 'Questions',
    align: 'end',
    cell: ({ filed, planned }) => `${filed} of ${planned}`,
  },
  {
    id: 'holes',
    header: 'Holes',
    align: 'end',
    cell: ({ parts }) => {
      const holes = parts.reduce((sum, part) => sum + part.holes.length, 0)
      return holes === 0 ? 'None' : <Badge tone="warning">{holes}</Badge>
    },
  },
]

/** What the address asks for, as the call takes it. */
function askedOf(params: URLSearchParams): PapersAsked {
  const [test, kind] = [Number(params.get('test')), Number(params.get('kind'))]
  const state = Object.keys(paperStates).find((each) => each === params.get('state'))
  return {
    ...(Number.isInteger(test) && test > 0 && { AdmissionTestId: test }),
    ...((kind === 1 || kind === 2) && { paperType: kind }),
    ...(isState(state) && { state }),
  }
}
const isState = (state: string | undefined): state is ListedPaper['state'] => state !== undefined

/** Papers of all tests with what each still lacks. */
export function PapersPage() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const asked = askedOf(params)
  const papers = usePapers(asked)
  const [isMaking, setMaking] = useState(false)
  const isFiltered = Object.keys(asked).length > 0
  const add = (
    <Button variant="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setMaking(true)}>
      New paper
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title="Papers"
        description="Past papers and mocks; students and tutors find those that are published"
        actions={add}
      />
      <Stack gap="4">
        <Filters />
        <Card title="All papers" level={2} flush>
          <QueryTable
            query={papers}
            failed="The papers could not be loaded"
            label="Papers"
            columns={columns}
            rows={papers.data}
            rowKey={({ paperId }) => String(paperId)}
            rowHref={({ paperId }) => `?paper=${paperId}`}
            empty={
              isFiltered
                ? {
                    title: 'No paper fits',
                    action: <Button onClick={() => setParams({})}>Clear filters</Button>,
                  }
                : {
                    title: 'No paper yet',
                    children: 'Make one, give it its parts, and put questions into them.',
                    action: add,
                  }
            }
          />
        </Card>
        {papers.data === undefined || papers.data.length === 0 ? null : (
          <Text size="sm" tone="muted">
            A hole is a number without a live question: a paper is published once it has none.
          </Text>
        )}
      </Stack>
      {isMaking ? (
        <Suspense>
          <PaperDialog
            paper={undefined}
            onSaved={(id) => navigate(`?paper=${id}`)}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      ) : null}
    </Page>
  )
}

function Filters() {
  const [params, setParams] = useSearchParams()
  const tests = useTests()
  const choose = (filter: string) => (value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(filter)
    else next.set(filter, value)
    setParams(next, { replace: true })
  }
  const fields = [
    {
      ...{ id: 'test', label: 'Admission test', placeholder: 'All tests' },
      options: (tests.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { id: 'kind', label: 'Kind', placeholder: 'All kinds', options: paperKinds },
    {
      ...{ id: 'state', label: 'State', placeholder: 'All states' },
      options: Object.entries(paperStates).map(([value, { label }]) => ({ value, label })),
    },
  ] as const
  return (
    <Row gap="3" flexWrap="wrap" alignItems="flex-end">
      {fields.map(({ id, ...field }) => (
        <Box key={id} flex="1 1 11rem" maxWidth={{ base: 'none', md: '16rem' }}>
          <SelectField {...field} value={params.get(id) ?? ''} onValue={choose(id)} />
        </Box>
      ))}
    </Row>
  )
}
