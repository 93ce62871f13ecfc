import { Button, chakra, IconButton, Menu, type MenuItem, useMedia } from '@portal/shared/ui'
import {
  Bookmark,
  BookmarkCheck,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Ellipsis,
  Maximize,
  Minimize,
  PanelLeft,
  RotateCw,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { PageField } from './page-field.tsx'
import type { Reader, ReaderState } from './reader-types.ts'
import type { PanelName } from './side-panel.tsx'
import { inPercent, type Zoom, zoomBy, zoomSteps } from './zoom.rules.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'space-between', md: 'flex-start' },
    gap: { base: '0', md: '1' },
    minWidth: '0',
    paddingX: { base: '1', md: '3' },
    paddingY: '1',
    borderColor: 'border',
    borderTopWidth: { base: '1px', md: '0' },
    borderBottomWidth: { base: '0', md: '1px' },
    '& [aria-pressed=true]': { bg: 'bg.brandSoft', color: 'fg.brand' },
    '& > [data-part=rest]': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      marginLeft: 'auto',
    },
  },
})

interface ToolsProps {
  reader: Reader
  state: ReaderState
  panel: PanelName | null
  fullScreen: { isFull: boolean; isThere: boolean; toggle: () => void }
  hasMarks: boolean
  /** There is a bookmark at the page in sight. */
  isMarked: boolean
  isSeeking: boolean
  onPanel: (panel: PanelName) => void
  onSearch: () => void
  onMark: () => void
}

/** All that works on the document: in a row above the pages, or on phones below them. */
export function ReaderTools(props: ToolsProps) {
  const { reader, state, panel, fullScreen, hasMarks, isMarked, isSeeking } = props
  const isWide = useMedia('(min-width: 48rem)', true)
  const isOpen = state.status === 'open'
  const off = { disabled: !isOpen }
  const zooms = zoomItems(reader)
  const Full = fullScreen.isFull ? Minimize : Maximize
  const fullLabel = fullScreen.isFull ? 'Leave full screen' : 'Full screen'
  const more: MenuItem[] = [
    ...zooms.slice(0, 2),
    { id: 'in', label: 'Zoom in', onChoose: () => zoom(reader, state, 1) },
    { id: 'out', label: 'Zoom out', onChoose: () => zoom(reader, state, -1) },
    { id: 'rotate', label: 'Rotate', onChoose: reader.rotate },
    ...(fullScreen.isThere ? [{ id: 'full', label: fullLabel, onChoose: fullScreen.toggle }] : []),
  ]
  return (
    <Bar role="group" aria-label="Tools">
      <IconButton
        size="md"
        label="Contents and pages"
        icon={<PanelLeft size={20} aria-hidden />}
        aria-pressed={panel !== null}
        {...off}
        onClick={() => props.onPanel(panel ?? 'outline')}
      />
      <IconButton
        size="md"
        label="Page before"
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={!isOpen || state.page <= 1}
        onClick={() => reader.goTo(state.page - 1)}
      />
      <PageField {...{ reader, state }} />
      <IconButton
        size="md"
        label="Next page"
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={!isOpen || state.page >= state.pages}
        onClick={() => reader.goTo(state.page + 1)}
      />
      {isWide ? (
        <>
          <IconButton
            size="md"
            label="Zoom out"
            icon={<ZoomOut size={20} aria-hidden />}
            {...off}
            onClick={() => zoom(reader, state, -1)}
          />
          {isOpen ? (
            <Menu
              label={inPercent(state.scale)}
              labelRest="zoom"
              variant="ghost"
              size="sm"
              align="start"
              icon={<ChevronDown size={16} aria-hidden />}
              items={zooms}
            />
          ) : (
            <Button size="sm" variant="ghost" disabled>
              100%
            </Button>
          )}
          <IconButton
            size="md"
            label="Zoom in"
            icon={<ZoomIn size={20} aria-hidden />}
            {...off}
            onClick={() => zoom(reader, state, 1)}
          />
          <IconButton
            size="md"
            label="Rotate"
            icon={<RotateCw size={20} aria-hidden />}
            {...off}
            onClick={reader.rotate}
          />
        </>
      ) : null}
      <span data-part="rest">
        <IconButton
          size="md"
          label="Search in the document"
          icon={<Search size={20} aria-hidden />}
          aria-pressed={isSeeking}
          {...off}
          onClick={props.onSearch}
        />
        {hasMarks ? (
          <IconButton
            size="md"
            label={isMarked ? 'Add another bookmark' : 'Add a bookmark'}
            icon={
              isMarked ? (
                <BookmarkCheck size={20} aria-hidden />
              ) : (
                <Bookmark size={20} aria-hidden />
              )
            }
            {...off}
            onClick={props.onMark}
          />
        ) : null}
        {isWide && fullScreen.isThere ? (
          <IconButton
            size="md"
            label={fullLabel}
            icon={<Full size={20} aria-hidden />}
            onClick={fullScreen.toggle}
          />
        ) : null}
        {isWide || !isOpen ? null : (
          <Menu
            label="More tools"
            iconOnly
            variant="ghost"
            align="end"
            icon={<Ellipsis size={20} aria-hidden />}
            items={more}
          />
        )}
      </span>
    </Bar>
  )
}

function zoom(reader: Reader, state: ReaderState, steps: 1 | -1): void {
  reader.zoomTo(zoomBy(state.scale, steps))
}

function zoomItems(reader: Reader): MenuItem[] {
  const item = (id: string, label: string, to: Zoom): MenuItem => ({
    id,
    label,
    onChoose: () => reader.zoomTo(to),
  })
  return [
    item('width', 'Fit the width', 'width'),
    item('page', 'Whole page', 'page'),
    ...zoomSteps.map((step) => item(String(step), inPercent(step), step)),
  ]
}
