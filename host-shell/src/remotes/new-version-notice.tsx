import { useLocation } from '@portal/shared/router'
import { Button, chakra, IconButton } from '@portal/shared/ui'
import { RefreshCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { holdsUnsaved, newVersion } from './new-version.ts'

const lookEveryMs = 5 * 60_000

const Place = chakra('div', {
  base: {
    position: 'fixed',
    right: { base: '4', md: '6' },
    bottom: { base: '20', md: '6' },
    zIndex: 'toast',
    maxWidth: 'calc(100vw - 2rem)',
    '@media print': { display: 'none' },
  },
})

const Notice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '2',
    paddingLeft: '4',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
    fontSize: 'sm',
    fontWeight: 'medium',
    '& > svg': { flexShrink: 0, color: 'info.text' },
  },
})

/**
 * Says quietly that a full load brings a newer version. Never in mid-work: not on bare pages such as
 * the runner, not while something is being typed or is not saved.
 */
export function NewVersion({ isBare }: { isBare: boolean }) {
  const found = useNewVersion()
  const isBusy = useBusy(found !== null)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const isShown = found !== null && found !== dismissed && !isBare && !isBusy
  return (
    <Place role="status">
      {isShown ? (
        <Notice>
          <RefreshCw size={18} aria-hidden />
          <span>A new version is there.</span>
          <Button size="sm" variant="soft" onClick={() => location.reload()}>
            Reload
          </Button>
          <IconButton
            label="Dismiss"
            size="sm"
            icon={<X size={16} />}
            onClick={() => setDismissed(found)}
          />
        </Notice>
      ) : null}
    </Place>
  )
}

/** Looks when the tab is looked at again, and every few minutes; null while there is none. */
function useNewVersion(): string | null {
  const [found, setFound] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      // No answer is no news; the next look asks again.
      newVersion().then(setFound, () => undefined)
    }
    const timer = setInterval(look, lookEveryMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return found
}

const fields = 'textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable=true]'

/** True while somebody types or has something unsaved; looked at only while `isWatching`. */
function useBusy(isWatching: boolean): boolean {
  const { key } = useLocation()
  // The page on which nobody was at work: after a navigation it is looked at anew.
  const [calmAt, setCalmAt] = useState<string | null>(null)
  useEffect(() => {
    if (!isWatching) return
    let timer: ReturnType<typeof setTimeout>
    const isTyping = () => document.activeElement?.matches(fields) === true
    const look = () => setCalmAt(isTyping() || holdsUnsaved() ? null : key)
    // After the form has taken note itself of what happened.
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(look, 200)
    }
    later()
    const events = ['input', 'focusin', 'focusout', 'click'] as const
    for (const event of events) document.addEventListener(event, later)
    return () => {
      clearTimeout(timer)
      for (const event of events) document.removeEventListener(event, later)
    }
  }, [isWatching, key])
  return calmAt !== key
}
