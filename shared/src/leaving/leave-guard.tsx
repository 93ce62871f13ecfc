import {
  guardHistory,
  guardLeaving,
  leavePage,
  useLocation,
  useNavigate,
} from '@portal/shared/router'
import { ConfirmDialog } from '@portal/shared/ui'
import { useEffect, useRef } from 'react'
import { hasUnsaved, leaveQuestion } from './unsaved.ts'

/**
 * Asks before something typed would be lost: by closing the page, by a link of the portal, by
 * `navigate` and whatever goes through `leavePage`, by Back and Forward. The router has no way to
 * hold a navigation up, so links are heard before it hears them, and a step in the history is taken
 * back until the person has answered.
 */
export function LeaveGuard() {
  const question = leaveQuestion.use()
  useUnloadWarning()
  useEffect(() => guardLeaving({ isHolding: hasUnsaved, ask: leaveQuestion.ask }), [])
  useLinkGuard()
  useHistoryGuard()
  return (
    <ConfirmDialog
      open={question !== null}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={leaveQuestion.confirm}
      onClose={leaveQuestion.drop}
    >
      What you have changed here is not saved yet, and would be lost.
    </ConfirmDialog>
  )
}

function useUnloadWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
}

function useLinkGuard(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = hasUnsaved() ? addressPressed(event) : undefined
      if (to === undefined) return
      event.preventDefault()
      event.stopPropagation()
      leavePage(() => navigate(to))
    }
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [navigate])
}

/** Where a press leads inside the portal; undefined when it stays on this page or opens elsewhere. */
function addressPressed(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!isPlain || !(link instanceof HTMLAnchorElement)) return undefined
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere ? pathname + search + hash : undefined
}

function useHistoryGuard(): void {
  const { key } = useLocation()
  const here = useRef<{ key: string; place: number | undefined }>(undefined)
  useEffect(() => {
    here.current = { key, place: placeInHistory() }
  }, [key])
  useEffect(() => {
    let isGoingBack = false
    const hold = (event: PopStateEvent) => {
      if (isGoingBack) {
        isGoingBack = false
        event.stopImmediatePropagation()
        return
      }
      const there = placeInHistory()
      const from = here.current?.place
      if (!hasUnsaved() || there === undefined || from === undefined) return
      const steps = there - from
      if (steps === 0) return
      event.stopImmediatePropagation()
      isGoingBack = true
      history.go(-steps)
      leavePage(() => history.go(steps))
    }
    guardHistory(hold)
    return () => guardHistory(null)
  }, [])
}

/** The router numbers the entries of the history that it makes. */
function placeInHistory(): number | undefined {
  const state: unknown = history.state
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state
  return isNumbered && typeof state.idx === 'number' ? state.idx : undefined
}
