import { useResults } from '@portal/shared/diagnostic-results'
import { type ListDefinition, ListTable, useList } from '@portal/shared/lists'
import { type Column, QueryTable } from '@portal/shared/tables'
import { Card, DateText, Stack } from '@portal/shared/ui'
import { type PastResult, resultOfPaper, resultOfSet, resultOfTest } from './past-results.rules.ts'

const columns: readonly Column<PastResult>[] = [
  { id: 'title', header: 'What', cell: ({ title }) => title, primary: true },
  {
    id: 'finished',
    header: 'Finished',
    cell: ({ finishedAt }) => <DateText moment={finishedAt} style="longDate" />,
  },
  {
    id: 'marks',
    header: 'Right',
    // A line for each part: in one line they wrap anywhere on a phone.
    cell: ({ marks }) => (
      <Stack as="span" gap="0">
        {marks.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Stack>
    ),
  },
]

const results = {
  rowKey: ({ path }: PastResult) => path,
  rowHref: ({ path }: PastResult) => path,
  columns,
}

const papers: ListDefinition<'GET /Exam/Simulate/GetPastSittings', PastResult> = {
  ...results,
  call: 'GET /Exam/Simulate/GetPastSittings',
  at: 'papers-',
  rows: ({ sittings }) => sittings.map(resultOfPaper),
  label: 'Papers',
  nouns: ['paper', 'papers'],
  failed: 'Papers could not be loaded',
  noneYet: { title: 'No papers', compact: true },
}

const sets: ListDefinition<'GET /Revise/api/Revise/GetPastSets', PastResult> = {
  ...results,
  call: 'GET /Revise/api/Revise/GetPastSets',
  at: 'sets-',
  rows: (answer) => answer.sets.map(resultOfSet),
  label: 'Question sets',
  nouns: ['set', 'sets'],
  failed: 'Question sets could not be loaded',
  noneYet: { title: 'No sets', compact: true },
}

/** All that a student has finished, to look at after the programme too; nothing where there is none. */
export function PastResults() {
  const ownPapers = useList(papers)
  const ownSets = useList(sets)
  return (
    <>
      <Tests />
      {[ownPapers, ownSets].map((list) =>
        list.total === 0 ? null : (
          <Card key={list.definition.label} title={list.definition.label} level={2} flush>
            <ListTable list={list} />
            {list.pager}
          </Card>
        ),
      )}
    </>
  )
}

function Tests() {
  const tests = useResults()
  if (tests.data?.length === 0) return null
  return (
    <Card title="Diagnostic tests" level={2} flush>
      <QueryTable
        label="Diagnostic tests"
        query={tests}
        failed="Diagnostic tests could not be loaded"
        rows={tests.data?.map(resultOfTest)}
        empty={{ title: 'No tests' }}
        {...results}
      />
    </Card>
  )
}
