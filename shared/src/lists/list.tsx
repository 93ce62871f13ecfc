import { part, WhenIdle } from '@portal/shared/idle'
import { chakra, LiveText, Row, Stack, Surface, Text } from '@portal/shared/ui'
import { useRef, useState } from 'react'
import { ListFilters } from './list-filters.tsx'
import { ListTable } from './list-table.tsx'
import type { BulkAction } from './types.ts'
import type { ListState } from './use-list.tsx'

/** Chips, columns, views, what is chosen, keys: what a list can be read without. */
const ListTools = part(() => import('./list-tools.tsx'))

/** As tall as the buttons that come a moment later. */
const Toolbar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: '9' },
})

export interface ListProps<R> {
  list: ListState<R>
  /** What can be done with several rows at once; gives each row a check box. */
  actions?: readonly BulkAction[]
  /** What is chosen stays chosen on other pages, and counts there too. */
  keepsChoice?: boolean
}

/** Search and filters, the table with all of its states, and pages; the tools come when it is calm. */
export function List<R>({ list, actions, keepsChoice = false }: ListProps<R>) {
  const { count } = list
  const { searchIn, filters } = list.definition
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const counted = keepsChoice ? chosen : new Set(list.keys.filter((key) => chosen.has(key)))
  return (
    <Stack gap="4" ref={frame}>
      {searchIn || filters ? (
        <Row data-print="hidden">
          <ListFilters list={list} />
        </Row>
      ) : null}
      <Toolbar data-print="hidden">
        <Text as="span" size="sm" tone="muted">
          {count}
        </Text>
        {count ? <LiveText>{count}</LiveText> : null}
        <WhenIdle>
          <ListTools
            list={list}
            frame={frame}
            actions={actions}
            chosen={counted}
            onChosen={setChosen}
          />
        </WhenIdle>
      </Toolbar>
      <Surface overflow="clip">
        <ListTable
          list={list}
          {...(actions && {
            chosen: counted,
            onChosen: setChosen,
          })}
        />
      </Surface>
      {list.pager}
    </Stack>
  )
}
