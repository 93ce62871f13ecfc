import { Button, chakra, Heading, Row, Spinner, Text, useMedia } from '@portal/shared/ui'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { PopupPanel } from '../popup.tsx'
import { BellEntry } from './bell-entry.tsx'
import type { useBell } from './use-bell.ts'

/** Height of the list at most. */
const listHeight = '277px'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    maxHeight: listHeight,
    flexShrink: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    marginX: '-2',
  },
})

interface BellPanelProps {
  id: string
  bell: ReturnType<typeof useBell>
  /** Nothing may be changed, as in a view of somebody else's portal. */
  isReadOnly: boolean
  /** Which entry takes focus at once, after an arrow key on the button. */
  focusOn: 'first' | 'last' | undefined
}

/** The bell's popup: the feed, and what can be done with it. */
export function BellPanel({ id, bell, isReadOnly, focusOn }: BellPanelProps) {
  const { items, unread } = bell
  const isTouch = useMedia('(hover: none)', false)
  const title = useId()
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = items !== undefined

  useEffect(() => {
    if (focusOn === undefined || !isThere) return
    entriesOf(list.current)
      .at(focusOn === 'first' ? 0 : -1)
      ?.focus()
  }, [focusOn, isThere])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entriesOf(list.current)
    const here = all.findIndex((entry) => entry.closest('li')?.contains(document.activeElement))
    const next = placeAfterKey(event.key, here, all.length)
    if (next === undefined || all.length === 0) return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
    <PopupPanel id={id} aria-labelledby={title} gap="2" width={{ base: 'auto', md: '22rem' }}>
      <Row justifyContent="space-between" minHeight="9">
        <Heading level={2} size="sm" id={title} ref={heading} tabIndex={-1}>
          Notifications
        </Heading>
        {unread > 0 && !isReadOnly ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              // The button goes, so focus goes where the panel begins.
              heading.current?.focus()
              bell.markAllAsRead()
            }}
          >
            Mark all as read
          </Button>
        ) : null}
      </Row>
      {items === undefined && !bell.hasFailed ? (
        <Row justifyContent="center" minHeight="20">
          <Spinner label="Loading notifications" />
        </Row>
      ) : null}
      {bell.hasFailed ? (
        <Row justifyContent="center" minHeight="20">
          <Button onClick={bell.retry}>Try again</Button>
        </Row>
      ) : null}
      {items?.length === 0 ? (
        <Text tone="muted" size="sm" paddingY="6" textAlign="center">
          No Notifications Right Now!
        </Text>
      ) : null}
      {items !== undefined && items.length > 0 ? (
        <List ref={list} onKeyDown={onKeyDown} aria-labelledby={title}>
          {items.map((item) => (
            <BellEntry
              key={item.id}
              item={item}
              isTouch={isTouch}
              onRead={isReadOnly ? undefined : bell.markAsRead}
            />
          ))}
        </List>
      ) : null}
    </PopupPanel>
  )
}

function entriesOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-bell-item]') ?? [])]
}

function placeAfterKey(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(count - 1, here + 1)
  if (key === 'ArrowUp') return Math.max(0, here - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
