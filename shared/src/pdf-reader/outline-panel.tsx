import { chakra, SkeletonText, Text } from '@portal/shared/ui'
import { useEffect, useState } from 'react'
import type { OutlineEntry, Reader } from './reader-types.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& ul': { listStyle: 'none', paddingLeft: '4' },
    '& :is(button, span)': {
      display: 'block',
      width: '100%',
      minHeight: '9',
      paddingX: '2',
      paddingY: '1.5',
      borderRadius: 'sm',
      fontSize: 'sm',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& button': { cursor: 'pointer', _hover: { bg: 'bg.hover' } },
  },
})

interface OutlinePanelProps {
  reader: Reader
  onEntry: (entry: OutlineEntry) => void
}

/** The document's own table of contents. */
export function OutlinePanel({ reader, onEntry }: OutlinePanelProps) {
  const [entries, setEntries] = useState<readonly OutlineEntry[] | null>(null)
  useEffect(() => {
    let isOver = false
    reader.outline().then(
      (found) => !isOver && setEntries(found),
      () => !isOver && setEntries([]),
    )
    return () => {
      isOver = true
    }
  }, [reader])
  if (entries === null) return <SkeletonText lines={4} />
  if (entries.length === 0) {
    return (
      <Text size="sm" tone="muted">
        This document has no table of contents.
      </Text>
    )
  }
  return (
    <List aria-label="Table of contents">
      <Entries entries={entries} onEntry={onEntry} />
    </List>
  )
}

function Entries({
  entries,
  onEntry,
}: Pick<OutlinePanelProps, 'onEntry'> & { entries: readonly OutlineEntry[] }) {
  return entries.map((entry, at) => (
    <li key={at}>
      {entry.goal === null ? (
        <span>{entry.title}</span>
      ) : (
        <button type="button" onClick={() => onEntry(entry)}>
          {entry.title}
        </button>
      )}
      {entry.entries.length > 0 ? (
        <ul>
          <Entries entries={entry.entries} onEntry={onEntry} />
        </ul>
      ) : null}
    </li>
  ))
}
