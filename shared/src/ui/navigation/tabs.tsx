import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { chakra } from '../theme/chakra.tsx'

export interface TabItem<V extends string = string> {
  id: V
  label: ReactNode
  /** A figure beside the label. */
  count?: number
  /** Drawn only while the tab is open. */
  content: () => ReactNode
}

export interface TabsProps<V extends string = string> {
  /** What the tabs divide: `Student details`. */
  label: string
  tabs: readonly TabItem<V>[]
  /** The open tab, for the URL; left out, the tabs keep it themselves. */
  value?: V
  onValue?: (id: V) => void
}

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '6',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '11',
      marginBottom: '-1px',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      _hover: { color: 'fg' },
      '&:focus-visible': { outlineOffset: '-2px', borderRadius: 'sm' },
    },
    '& > [aria-selected=true]': {
      color: 'fg',
      fontWeight: 'semibold',
      borderColor: 'border.brand',
    },
    '& small': {
      minWidth: '5',
      paddingX: '1.5',
      borderRadius: 'full',
      bg: 'bg.hover',
      color: 'fg.muted',
      fontSize: 'xs',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

const Panel = chakra('div', { base: { paddingTop: { base: '4', md: '6' }, minWidth: '0' } })

/** Tabs with arrow keys, Home and End; the panel follows the focus. */
export function Tabs<V extends string = string>({ label, tabs, value, onValue }: TabsProps<V>) {
  const id = useId()
  const [own, setOwn] = useState<V>()
  const list = useRef<HTMLDivElement>(null)
  const open = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0]
  if (!open) return null
  const go = (index: number) => {
    const next = tabs.at(index % tabs.length)
    if (!next) return
    setOwn(next.id)
    onValue?.(next.id)
    const buttons = list.current?.querySelectorAll<HTMLElement>('[role=tab]')
    buttons?.[tabs.indexOf(next)]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const here = tabs.indexOf(open)
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  return (
    <chakra.div minWidth="0">
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => go(index)}
          >
            {tab.label}
            {tab.count === undefined ? null : <small>{tab.count}</small>}
          </button>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.id}`} tabIndex={0}>
        {open.content()}
      </Panel>
    </chakra.div>
  )
}
