import { formatDay } from '@portal/shared/calendar'
import { dialogPart } from '@portal/shared/idle'
import { editAction, historyAction, removeAction, rowActions } from '@portal/shared/lists'
import { type Column, QueryTable } from '@portal/shared/tables'
import { Button, Card, ConfirmDialog } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { type Term, termsCall, useRemoveTerm, useTerms } from './calendar.queries.ts'
import { termWords } from './calendar.words.ts'
import { TermDialog } from './term-dialog.tsx'

const HistoryDrawer = dialogPart(() => import('@portal/shared/history'), 'History')

/** The terms, the latest first, to be added, edited and removed. */
export function TermsCard() {
  const terms = useTerms()
  const remove = useRemoveTerm()
  const [edited, setEdited] = useState<Term | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Term | null>(null)
  const [past, setPast] = useState<Term | null>(null)
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
      (term) => [
        editAction(() => setEdited(term)),
        historyAction(() => setPast(term)),
        removeAction(() => setLeaving(term)),
      ],
    ),
  ]
  return (
    <Card title="Terms" action={<Button onClick={() => setEdited('new')}>Add a term</Button>}>
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
      {edited === null ? null : (
        <TermDialog term={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {past === null ? null : (
        <Suspense>
          <HistoryDrawer
            record={{ kind: 'term', id: past.id }}
            name={past.name}
            changes={[termsCall]}
            onClose={() => setPast(null)}
            {...termWords}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove the term ${leaving?.name ?? ''}?`}
        confirmLabel="Remove"
        danger
        onConfirm={() =>
          leaving === null
            ? undefined
            : remove.write({ body: { id: leaving.id, version: leaving.version } })
        }
        onClose={() => setLeaving(null)}
      >
        Its days belong to no term then. The log keeps what it was.
      </ConfirmDialog>
    </Card>
  )
}
