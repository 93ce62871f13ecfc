import { useEffect, useEffectEvent, useRef } from 'react'
import type { PdfReaderProps } from './pdf-reader.tsx'
import type { Reader, ReaderState } from './reader-types.ts'

/** The page in sight and the one that the caller names become one: whichever changed last. */
export function usePage(
  reader: Pick<Reader, 'goTo'>,
  state: Pick<ReaderState, 'status' | 'page'>,
  { page, onPage }: Pick<PdfReaderProps, 'page' | 'onPage'>,
): void {
  const isOpen = state.status === 'open'
  /** Pages that the caller was told and has not given back; pages in sight may be further by then. */
  const told = useRef<number[]>([])
  const follow = useEffectEvent((asked: number) => {
    const at = told.current.indexOf(asked)
    told.current = at === -1 ? [] : told.current.slice(at + 1)
    if (at === -1 && isOpen && asked !== state.page) reader.goTo(asked)
  })
  useEffect(() => follow(page), [page])
  useEffect(() => {
    // Told of a page and of the one before it at once, the caller gives back no change at all.
    if (told.current.at(-1) === page) told.current = []
  })
  const tell = useEffectEvent((now: number) => {
    // What was told last counts: the caller may not have drawn it yet.
    if (now === (told.current.at(-1) ?? page)) return
    told.current.push(now)
    onPage(now)
  })
  useEffect(() => {
    if (isOpen) tell(state.page)
  }, [isOpen, state.page])
}
