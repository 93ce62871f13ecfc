import { chakra } from '@portal/shared/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { rowsInSight } from './page.rules.ts'
import type { Reader, ReaderState } from './reader-types.ts'

/** Height of a small page with its number, in px. */
const rowHeight = 188

const List = chakra('ol', {
  base: {
    position: 'relative',
    listStyle: 'none',
    '& > li': { position: 'absolute', left: '0', right: '0', height: '188px' },
    '& button': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '1',
      width: '100%',
      height: '182px',
      padding: '1',
      borderRadius: 'md',
      fontSize: 'xs',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
    },
    '& button[aria-current]': { bg: 'bg.brandSoft', color: 'fg.brand', fontWeight: 'semibold' },
    '& :is(img, [data-part=blank])': {
      maxWidth: '112px',
      maxHeight: '148px',
      bg: 'white',
      outline: '1px solid',
      outlineColor: 'border.strong',
    },
    '& [data-part=blank]': { width: '104px', height: '148px' },
  },
})

interface ThumbnailsProps {
  reader: Reader
  state: ReaderState
  goTo: (page: number) => void
}

/** All pages small, of which only those in sight are drawn. */
export function ThumbnailsPanel({ reader, state, goTo }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null)
  const [sight, setSight] = useState({ from: 0, to: 0 })
  const { pages, page } = state
  useLayoutEffect(() => {
    const box = list.current?.closest<HTMLElement>('[role=tabpanel]')
    if (!box) return
    const look = () => {
      const next = rowsInSight(box.scrollTop, box.clientHeight, rowHeight, pages)
      setSight((before) => (before.from === next.from && before.to === next.to ? before : next))
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    const size = new ResizeObserver(look)
    size.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      size.disconnect()
    }
  }, [pages])
  useLayoutEffect(() => {
    // The page in sight is in sight here too.
    const box = list.current?.closest<HTMLElement>('[role=tabpanel]')
    if (!box) return
    const top = (page - 1) * rowHeight
    const isSeen = top >= box.scrollTop && top + rowHeight <= box.scrollTop + box.clientHeight
    if (!isSeen) box.scrollTop = top - (box.clientHeight - rowHeight) / 2
  }, [page])
  const shown = Array.from({ length: sight.to - sight.from }, (_, at) => sight.from + at + 1)
  return (
    <List ref={list} aria-label="Pages" style={{ height: `${pages * rowHeight}px` }}>
      {shown.map((number) => (
        <li key={number} style={{ top: `${(number - 1) * rowHeight}px` }}>
          <button
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => goTo(number)}
          >
            <Picture key={state.turned} reader={reader} page={number} />
            {number}
          </button>
        </li>
      ))}
    </List>
  )
}

function Picture({ reader, page }: { reader: Reader; page: number }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    reader.thumbnail(page).then((made) => !isOver && setAddress(made))
    return () => {
      isOver = true
    }
  }, [reader, page])
  return address === null ? <span data-part="blank" /> : <img src={address} alt="" />
}
