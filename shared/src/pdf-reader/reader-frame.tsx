import { chakra, toast } from '@portal/shared/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFullScreen } from './full-screen.ts'
import { type Command, commandOf, controlOf } from './keys.rules.ts'
import { Notices } from './notices.tsx'
import { PageOverlays } from './page-overlays.tsx'
import type { PdfReaderProps } from './pdf-reader.tsx'
import { Frame, Pages, ReaderHeader, Stage, ToolsAndStage } from './reader-layout.tsx'
import { SearchBar } from './search-bar.tsx'
import { type PanelName, SidePanel } from './side-panel.tsx'
import { ReaderTools } from './tools.tsx'
import { useReader } from './use-reader.ts'
import { zoomBy } from './zoom.rules.ts'

/** A document with all that works on it, and its keys. */
export default function ReaderFrame(props: PdfReaderProps) {
  const { title, marks, otherPage, onClose, closeLabel, gone, actions, overlay } = props
  const [reader, state] = useReader(props)
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [isSeeking, setSeeking] = useState(false)
  /** Each asking for a new mark is another one, so that it takes the focus again. */
  const [markAsked, setMarkAsked] = useState(0)
  const frame = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(frame)
  const isOpen = state.status === 'open'

  useEffect(() => {
    if (!box.current || !pages.current) return
    // So that its keys work at once, unless somebody is at something else. A dialog that it stands in
    // has given the focus to whatever came first.
    const { activeElement } = document
    const isFree = activeElement === document.body
    if (isFree || box.current.closest('dialog')?.contains(activeElement)) {
      box.current.focus({ preventScroll: true })
    }
    return reader.attach(box.current, pages.current)
  }, [reader])

  const toPages = () => box.current?.focus({ preventScroll: true })
  const endSearch = () => {
    setSeeking(false)
    reader.find('')
    toPages()
  }
  const leave = () => {
    if (isSeeking) return endSearch()
    if (panel !== null) {
      setPanel(null)
      return toPages()
    }
    onClose?.()
  }
  const askMark = () => {
    if (!marks) return
    setPanel('marks')
    setMarkAsked((before) => before + 1)
  }
  const run = (command: Command) => {
    switch (command.kind) {
      case 'by':
        return reader.goTo(state.page + command.pages)
      case 'to':
        return reader.goTo(command.end === 'first' ? 1 : state.pages)
      case 'zoom':
        return reader.zoomTo(zoomBy(state.scale, command.steps))
      case 'search':
        return setSeeking(true)
      case 'mark':
        return askMark()
      default:
        return leave()
    }
  }
  const press = (event: KeyboardEvent) => {
    const { target, currentTarget, key, ctrlKey, metaKey, altKey } = event
    if (event.defaultPrevented || !(target instanceof Element)) return
    // What lies over the reader has its own keys.
    const over = target.closest('dialog, [popover]')
    if (over !== null && !over.contains(currentTarget)) return
    const command = commandOf({ key, ctrlKey, metaKey, altKey, on: controlOf(target) })
    if (command === null || (!isOpen && command.kind !== 'leave')) return
    if (command.kind === 'mark' && !marks) return
    // What the reader stands in may go by this key itself.
    if (command.kind === 'leave' && !isSeeking && panel === null && !onClose) return
    event.preventDefault()
    run(command)
  }
  const goTo = (page: number) => {
    reader.goTo(page)
    // On a phone the panel lies over the pages.
    if (matchMedia('(max-width: 47.99rem)').matches) setPanel(null)
  }
  return (
    <Frame ref={frame} aria-label={`Reader: ${title}`} onKeyDown={press}>
      <ReaderHeader title={title} onClose={onClose} closeLabel={closeLabel} actions={actions} />
      <ToolsAndStage>
        <ReaderTools
          {...{ reader, state, panel, fullScreen }}
          hasMarks={marks !== undefined}
          isMarked={marks?.list.some(({ page }) => page === state.page) ?? false}
          onPanel={(asked) => setPanel(panel === asked ? null : asked)}
          onSearch={() => (isSeeking ? endSearch() : setSeeking(true))}
          isSeeking={isSeeking}
          onMark={askMark}
        />
        <Stage>
          {isSeeking && isOpen ? (
            <SearchBar reader={reader} found={state.found} onClose={endSearch} />
          ) : null}
          <Notices {...{ reader, state, otherPage, gone }} />
          <div data-part="columns">
            {panel !== null && isOpen ? (
              <SidePanel
                {...{ reader, state, panel, marks, markAsked, goTo }}
                onPanel={setPanel}
                onEntry={(entry) => {
                  reader.goToEntry(entry)
                  if (matchMedia('(max-width: 47.99rem)').matches) setPanel(null)
                }}
                onClose={() => {
                  setPanel(null)
                  toPages()
                }}
                onFailed={() => toast.danger('The bookmark could not be saved. Try again.')}
              />
            ) : null}
            <Pages>
              {/* A region that scrolls is reached and scrolled by keys. */}
              <chakra.div
                ref={box}
                data-part="box"
                role="group"
                aria-label={`Pages of ${title}`}
                tabIndex={0}
                aria-busy={state.status === 'opening' || undefined}
              >
                <div ref={pages} className="pdf-pages" />
              </chakra.div>
              {overlay === undefined ? null : (
                <PageOverlays {...{ pages, overlay }} turned={state.turned} />
              )}
            </Pages>
          </div>
        </Stage>
      </ToolsAndStage>
    </Frame>
  )
}
