import { part, WhenIdle } from '@portal/shared/idle'
import type { Pickable } from '@portal/shared/pickers'
import { Box } from '@portal/shared/ui'
import { type ReactNode, Suspense } from 'react'
import { uidPattern } from '../contract/text-rules.ts'
import type { ListFilter } from './list.rules.ts'

/** What says the name of a record. */
export interface RecordWordsProps {
  value: string
  draw: (words: string) => ReactNode
}

/** While a name is on its way, and where what would read it cannot be had. */
const unread = '…'

/**
 * A filter by one person, school or the like of many, which the server finds while one types; the
 * address holds its id. To be made once, outside of what draws the list.
 */
export function recordFilter<A, One = A>(
  from: Pickable<A, One>,
  filter: Pick<ListFilter, 'id' | 'label' | 'none' | 'query' | 'isMore'>,
): ListFilter {
  const { none } = filter
  const load = () => import('./record-filter-field.tsx')
  const Field = part(async () => ({ default: (await load()).fieldOf(from, none) }))
  const Words = part(async () => ({ default: (await load()).wordsOf(from, unread) }), {
    failed: ({ draw }) => draw(unread),
  })
  return {
    ...filter,
    options: undefined,
    mayBe: (value) => uidPattern.test(value),
    inWords: (value, draw) => (
      <Suspense fallback={draw(unread)}>
        <Words value={value} draw={draw} />
      </Suspense>
    ),
    look: (props) => (
      <Box width="16rem" maxWidth="100%" minHeight="10">
        <WhenIdle>
          <Field {...props} />
        </WhenIdle>
      </Box>
    ),
  }
}
