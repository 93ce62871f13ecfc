import { chakra, IconButton, Tabs } from '@portal/shared/ui'
import { X } from 'lucide-react'
import { MarksPanel } from './marks-panel.tsx'
import { OutlinePanel } from './outline-panel.tsx'
import type { Marks, OutlineEntry, Reader, ReaderState } from './reader-types.ts'
import { ThumbnailsPanel } from './thumbnails-panel.tsx'

/** What stands beside the pages. */
export type PanelName = 'outline' | 'thumbnails' | 'marks'

const Panel = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    width: { base: '100%', md: '17rem' },
    position: { base: 'absolute', md: 'relative' },
    inset: { base: '0', md: 'auto' },
    // Over the pages where it covers them.
    zIndex: 'sticky',
    minHeight: '0',
    bg: 'bg.surface',
    borderRightWidth: { base: '0', md: '1px' },
    borderColor: 'border',
    '& > div': { display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' },
    '& [role=tablist]': { paddingLeft: '4', paddingRight: '12', gap: '4', flexShrink: 0 },
    '& [role=tabpanel]': { flex: '1', minHeight: '0', overflowY: 'auto', padding: '3' },
    '& > button': { position: 'absolute', top: '1', right: '1' },
  },
})

interface SidePanelProps {
  reader: Reader
  state: ReaderState
  panel: PanelName
  marks: Marks | undefined
  /** Goes up each time that a new bookmark is asked for. */
  markAsked: number
  goTo: (page: number) => void
  onEntry: (entry: OutlineEntry) => void
  onPanel: (panel: PanelName) => void
  onClose: () => void
  /** A bookmark could not be kept. */
  onFailed: () => void
}

/** Outline, small pages and bookmarks: beside the pages, over them on phones. */
export function SidePanel(props: SidePanelProps) {
  const { reader, state, panel, marks, markAsked, goTo } = props
  const tabs = [
    {
      id: 'outline' as const,
      label: 'Contents',
      content: () => <OutlinePanel reader={reader} onEntry={props.onEntry} />,
    },
    {
      id: 'thumbnails' as const,
      label: 'Pages',
      content: () => <ThumbnailsPanel {...{ reader, state, goTo }} />,
    },
  ]
  const ofMarks = marks && {
    id: 'marks' as const,
    label: 'Bookmarks',
    content: () => (
      <MarksPanel
        {...{ marks, goTo }}
        page={state.page}
        asked={markAsked}
        onFailed={props.onFailed}
      />
    ),
  }
  return (
    <Panel aria-label="Contents, pages and bookmarks">
      <Tabs
        label="Beside the pages"
        value={panel}
        onValue={props.onPanel}
        tabs={ofMarks ? [...tabs, ofMarks] : tabs}
      />
      <IconButton
        size="sm"
        label="Close the panel"
        icon={<X size={18} aria-hidden />}
        onClick={props.onClose}
      />
    </Panel>
  )
}
