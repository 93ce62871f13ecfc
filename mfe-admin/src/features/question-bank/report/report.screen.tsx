import { part, WhenIdle } from '@portal/shared/idle'
import { List, useList } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Box, ListTemplate } from '@portal/shared/ui'
import { Suspense } from 'react'
import { reportFilters } from '../questions/filters.tsx'
import { reportList } from './report-list.tsx'

const ScatterCard = part(() => import('./scatter-card.tsx'), {
  failed: 'The chart could not be loaded',
})
const ItemDrawer = part(() => import('./item-drawer.tsx'))

/** As tall as the card that comes a moment later. */
const room = <Box minHeight="27rem" />

/** How all questions do over first answers, and what each has had of answers, versions and flags. */
export default function ReportScreen() {
  const [params, setParams] = useSearchParams()
  const withItem = (id: number | undefined) => {
    const next = new URLSearchParams(params)
    if (id === undefined) next.delete('item')
    else next.set('item', String(id))
    return next
  }
  const list = useList({
    ...reportList,
    filters: reportFilters(undefined),
    rowHref: ({ id }) => `?${withItem(id)}`,
  })
  const { pageNo: _no, pageSize: _size, sort: _sort, direction: _way, ...filters } = list.query
  // How many each check has comes with the page.
  const shown = {
    ...list,
    definition: { ...list.definition, filters: reportFilters(list.answer?.counts) },
  }
  const item = Number(params.get('item'))
  return (
    <ListTemplate
      title="Question report"
      description="How questions do over first answers, worked out every five minutes"
    >
      <WhenIdle fallback={room}>
        <Suspense fallback={room}>
          <ScatterCard filters={filters} onOpen={(id) => setParams(withItem(id))} />
        </Suspense>
      </WhenIdle>
      <List list={shown} />
      {Number.isInteger(item) && item > 0 ? (
        <Suspense>
          <ItemDrawer questionId={item} onClose={() => setParams(withItem(undefined))} />
        </Suspense>
      ) : null}
    </ListTemplate>
  )
}
