import { mediaAddress, renewedFor } from '@portal/shared/files'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createReader } from './create-reader.ts'
import { pageSaving } from './page-saving.rules.ts'
import type { PdfReaderProps } from './pdf-reader.tsx'
import type { Reader, ReaderState } from './reader-types.ts'
import { usePage } from './use-page.ts'

type Options = Pick<PdfReaderProps, 'path' | 'page' | 'onPage' | 'onSavePage'>

/** The reader of a file, with the page that its address names, told of the page in sight. */
export function useReader({ path, page, onPage, onSavePage }: Options): [Reader, ReaderState] {
  const [reader] = useState(() =>
    createReader({
      address: mediaAddress(path),
      page,
      renew: renewedFor,
      load: () => import('./engine.ts'),
    }),
  )
  const state = useSyncExternalStore(reader.subscribe, reader.read)
  usePage(reader, state, { page, onPage })
  useSaving(state, { page, onSavePage })
  return [reader, state]
}

function useSaving(
  state: ReaderState,
  { page, onSavePage }: Pick<Options, 'page' | 'onSavePage'>,
): void {
  const save = useEffectEvent((now: number) => onSavePage?.(now))
  const [saving] = useState(() => ({ current: pageSaving(page, () => undefined) }))
  const start = useEffectEvent(() => {
    // Whoever opens a book at a page has it kept from there.
    saving.current = pageSaving(page, save)
  })
  useEffect(() => {
    start()
    const leave = () => saving.current.leave()
    // On phones a page that is put away may never hear that it is left.
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [saving])
  useEffect(() => {
    if (state.status === 'open') saving.current.at(state.page)
  }, [saving, state.status, state.page])
}
