import { PdfReader } from '@portal/shared/pdf-reader'
import { Button, chakra, EmptyState, LiveText, Row, Stack } from '@portal/shared/ui'
import { type NumberedComment, PageBoxes } from '@portal/shared/writing'
import { SquareDashed } from 'lucide-react'
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react'
import { type Box, boxBetween, unturnedBox, wholePage } from './box.rules.ts'
import { DrawingSheet } from './drawing-sheet.tsx'
import { textKeyOf } from './keys.rules.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { DeskActions } from './use-desk-actions.ts'
import { runDeskKey } from './use-text-place.ts'

const Room = /* @__PURE__ */ chakra('div', {
  base: {
    height: { base: '75dvh', lg: 'calc(100dvh - 12rem)' },
    minHeight: '24rem',
    minWidth: '0',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    overflow: 'hidden',
  },
})

export interface PdfSideProps {
  title: string
  file: { url: string; name: string } | null
  comments: readonly NumberedComment[]
  active: string | null
  areMarksHidden: boolean
  isReadOnly: boolean
  actions: DeskActions
}

/** The pages of a PDF with the boxes of its comments; a comment hangs on a page and a box. */
export default memo(function PdfSide(props: PdfSideProps) {
  const { title, file, comments, active, areMarksHidden, isReadOnly, actions } = props
  const [page, setPage] = useState(1)
  const [isDrawing, setDrawing] = useState(false)
  const [spoken, setSpoken] = useState('')
  const room = useRef<HTMLDivElement>(null)
  const selected = usePageSelection(room)
  const turned = useRef(0)
  const pageOfActive = pageOf(comments, active)
  useEffect(() => {
    if (pageOfActive !== null) setPage(pageOfActive)
  }, [pageOfActive])
  if (file === null) {
    return <EmptyState title="There is no file">It could not be kept, or was removed.</EmptyState>
  }
  const add = (on: number, box: Box) => {
    setDrawing(false)
    selected.forget()
    actions.comment({ page: on, box })
  }
  const comment = () => {
    const { found } = selected
    if (found === null) add(page, wholePage)
    else add(found.page, unturnedBox(found.box, turned.current))
  }
  const press = (event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element)) return
    if (target.closest('input, textarea, select, button, a') !== null) return
    const key = textKeyOf(event)
    if (key === null || key.do === 'move') return
    event.preventDefault()
    switch (key.do) {
      case 'comment':
        return isReadOnly ? undefined : comment()
      case 'next':
        return setSpoken(actions.goBeside(1))
      case 'previous':
        return setSpoken(actions.goBeside(-1))
      case 'edit':
        return isReadOnly || active === null ? undefined : actions.look({ do: 'edit', id: active })
      case 'remove':
        return active === null ? undefined : actions.remove(active)
      default:
        return runDeskKey(key.do, actions, isReadOnly)
    }
  }
  return (
    <Stack gap="3">
      {isReadOnly ? null : (
        <Row gap="2">
          <Button
            size="sm"
            aria-pressed={isDrawing}
            icon={<SquareDashed size={16} aria-hidden />}
            onClick={() => setDrawing(!isDrawing)}
          >
            Draw a box
          </Button>
          <Button size="sm" onClick={comment}>
            Comment on page {page}
          </Button>
        </Row>
      )}
      <LiveText>{isDrawing ? 'Draw a box on the page.' : spoken}</LiveText>
      <Room ref={room} data-desk-text="" onKeyDown={press}>
        <PdfReader
          path={file.url}
          title={title}
          page={page}
          onPage={setPage}
          overlay={(on, by) => {
            turned.current = by
            return (
              <>
                {areMarksHidden ? null : (
                  <PageBoxes
                    {...{ comments, active }}
                    page={on}
                    turned={by}
                    onChoose={(id) => actions.look({ do: 'choose', id })}
                  />
                )}
                {isDrawing ? <DrawingSheet page={on} turned={by} onDrawn={add} /> : null}
              </>
            )
          }}
        />
      </Room>
      {isReadOnly || selected.found === null ? null : (
        <SelectionBar
          words={selected.found.words}
          onComment={comment}
          onClose={() => {
            selected.forget()
            document.getSelection()?.removeAllRanges()
          }}
        />
      )}
    </Stack>
  )
})

function pageOf(comments: readonly NumberedComment[], id: string | null): number | null {
  const comment = comments.find((one) => one.comment.id === id)?.comment
  return comment !== undefined && 'page' in comment ? comment.page : null
}

interface FoundOnPage {
  page: number
  box: Box
  words: string
}

/** The last words selected on a page, by their box. */
function usePageSelection(room: RefObject<HTMLDivElement | null>) {
  const [found, setFound] = useState<FoundOnPage | null>(null)
  useEffect(() => {
    const changed = () => {
      const selection = document.getSelection()
      const node = selection?.anchorNode ?? null
      const within = node !== null && room.current?.contains(node)
      if (!within) return
      setFound(selection === null ? null : onPage(selection))
    }
    document.addEventListener('selectionchange', changed)
    return () => document.removeEventListener('selectionchange', changed)
  }, [room])
  return { found, forget: () => setFound(null) }
}

function onPage(selection: Selection): FoundOnPage | null {
  const words = selection.toString().trim()
  const start = selection.anchorNode
  const element = start instanceof Element ? start : (start?.parentElement ?? null)
  const sheet = element?.closest<HTMLElement>('.page') ?? null
  if (selection.isCollapsed || words === '' || sheet === null) return null
  const page = Number(sheet.dataset.pageNumber)
  const on = sheet.getBoundingClientRect()
  const of = selection.getRangeAt(0).getBoundingClientRect()
  const share = (x: number, y: number) => ({
    x: (x - on.left) / (on.width || 1),
    y: (y - on.top) / (on.height || 1),
  })
  const box = boxBetween(share(of.left, of.top), share(of.right, of.bottom))
  return Number.isInteger(page) && page > 0 ? { page, box: box ?? wholePage, words } : null
}
