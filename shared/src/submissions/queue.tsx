import { List, type ListFilter, rowActions, tellOutcome, useList } from '@portal/shared/lists'
import { useLiveReads } from '@portal/shared/live'
import { queryOf, useQuery } from '@portal/shared/query'
import { useSession } from '@portal/shared/session'
import { Button, FilterChip, Row, Stack } from '@portal/shared/ui'
import { useState } from 'react'
import { queueReads } from './having.queries.ts'
import {
  elsewhere,
  isOn,
  type QuickFilter,
  quickFilters,
  quickNames,
  stepsOf,
} from './queue.rules.ts'
import { type QueueLook, queueList } from './queue-list.tsx'
import { type QueueItem, useMarkers } from './submissions.queries.ts'
import { useItemSteps } from './use-item-steps.ts'
import { useOpenItem } from './use-open-item.ts'
import { useSharing } from './use-sharing.tsx'

export interface QueueProps {
  look: QueueLook
  /** Filters that only some have, made once outside of what draws it. */
  more?: readonly ListFilter[]
}

const none: readonly ListFilter[] = []

/** What is to be marked and was, the most urgent first, with all that can be done with it. */
export function Queue({ look, more = none }: QueueProps) {
  useLiveReads('writing', queueReads)
  const me = useSession(({ claims }) => claims?.userId)
  const shares = look !== 'tutor'
  const markers = useMarkers(shares).data
  const tests = useQuery(queryOf('GET /Subject/AdmissionTest')).data
  const { hrefOf } = useOpenItem()
  const { claim, release, mark } = useItemSteps()
  const sharing = useSharing(markers)
  const list = useList({
    ...queueList({ look, markers, tests, more }),
    rowHref: (item) => (stepsOf(item, me).mayOpen ? hrefOf(item.itemId) : undefined),
    ...(look !== 'admin' && {
      atEnd: {
        ...rowActions<QueueItem>(
          ({ studentName, title }) => `${title} of ${studentName}`,
          (item) => {
            const { mayClaim, isOwn } = stepsOf(item, me)
            return [
              ...(mayClaim ? [{ id: 'claim', label: 'Claim', onChoose: () => claim(item) }] : []),
              ...(isOwn
                ? [
                    { id: 'mark', label: 'Mark', onChoose: () => mark(item.itemId) },
                    { id: 'release', label: 'Release', onChoose: () => release(item) },
                  ]
                : []),
            ]
          },
        ),
        // Both of them in one line, or each row is half as high again; with boxes to tick there is
        // less room, and a narrow window would have cards.
        ...(look === 'tutor' && { width: '11.25rem' }),
      },
    }),
  })
  const counts = list.answer?.counts
  const isAdmin = look === 'admin'
  // Who has nothing to mark reads where something waits.
  const empty =
    isAdmin || list.isFiltered ? list.empty : { ...list.empty, children: elsewhere(counts) }
  const press = ({ sets }: QuickFilter, isPressed: boolean) => {
    const { filters = [] } = list.definition
    const first = (name: string) => filters.find(({ id }) => id === name)?.first
    list.change(
      Object.fromEntries(
        quickNames.map((name) => {
          const value = isPressed ? sets[name] : undefined
          return [name, value === first(name) ? undefined : value]
        }),
      ),
    )
  }
  return (
    <Stack gap="4">
      <Row gap="2" role="group" aria-label="Quick filters" data-print="hidden">
        {quickFilters(counts, isAdmin ? '' : 'all')
          .filter(({ id }) => !(isAdmin && id === 'mine'))
          .map((quick) => (
            <FilterChip
              key={quick.id}
              pressed={isOn(quick, list.address.filters)}
              {...(quick.count !== undefined && { count: quick.count })}
              onPress={(isPressed) => press(quick, isPressed)}
            >
              {quick.label}
            </FilterChip>
          ))}
      </Row>
      <List list={{ ...list, empty }} {...(shares && { actions: sharing.actions })} />
      {sharing.dialog}
    </Stack>
  )
}

/** Opens what is most urgent: of one’s own, else out of the pool. */
export function MarkMostUrgent() {
  const { markMostUrgent } = useItemSteps()
  const [isLooking, setLooking] = useState(false)
  const press = async () => {
    setLooking(true)
    await tellOutcome(markMostUrgent)
    setLooking(false)
  }
  return (
    <Button variant="primary" loading={isLooking} onClick={() => void press()}>
      Mark the most urgent
    </Button>
  )
}
