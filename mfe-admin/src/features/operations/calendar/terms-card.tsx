import { formatDay } from '@portal/shared/calendar'
import { RowPanel, rowActions, useRowPanel } from '@portal/shared/lists'
import { type Column, QueryTable } from '@portal/shared/tables'
import { Button, Card } from '@portal/shared/ui'
import { type Term, termsCall, useRemoveTerm, useTerms } from './calendar.queries.ts'
import { termWords } from './calendar.words.ts'
import { TermDialog } from './term-dialog.tsx'

/** The terms, the latest first, to be added, edited and removed. */
export function TermsCard() {
  const terms = useTerms()
  const remove = useRemoveTerm()
  const panel = useRowPanel<Term>()
  const columns: Column<Term>[] = [
    { id: 'name', header: 'Term', primary: true, cell: ({ name }) => name },
    { id: 'starts', header: 'Starts', cell: (term) => formatDay(term.startsOn) },
    { id: 'ends', header: 'Ends', cell: (term) => formatDay(term.endsOn) },
    {
      id: 'cards',
      header: 'Report cards due',
      cell: (term) => formatDay(term.cardsDueOn),
    },
    rowActions(
      ({ name }) => name,
      (term) => [panel.edit(term), panel.history(term), panel.remove(term)],
    ),
  ]
  return (
    <Card title="Terms" action={<Button onClick={panel.add}>Add a term</Button>}>
      <QueryTable
        query={terms}
        failed="Terms could not be loaded"
        label="Terms"
        columns={columns}
        rows={terms.data?.terms}
        rowKey={({ id }) => id}
        skeletonRows={3}
        empty={{ title: 'No term yet', children: 'Add a term, or copy a year later on.' }}
      />
      <RowPanel
        panel={panel}
        form={(term) => <TermDialog term={term} onClose={panel.close} />}
        history={({ id, name }) => ({
          ...{ record: { kind: 'term', id }, name, changes: [termsCall], ...termWords },
        })}
        removal={({ id, name, version }) => ({
          title: `Remove the term ${name}?`,
          children: 'Its days belong to no term then. The log keeps what it was.',
          onConfirm: () => remove.write({ body: { id, version } }),
        })}
      />
    </Card>
  )
}
