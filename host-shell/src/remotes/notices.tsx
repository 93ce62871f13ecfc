import { unknownRemotes } from '@portal/shared/contract'
import { report } from '@portal/shared/report'
import { useLocation } from '@portal/shared/router'
import { Button, chakra } from '@portal/shared/ui'
import { FlaskConical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { fetchAllHashes } from './integrity.ts'
import { NewVersion } from './new-version-notice.tsx'
import { asksForOverride } from './overridden.ts'
import { resetOverrides, storedOverrides } from './overrides.ts'
import { watchGoneScripts } from './recover-chunk.ts'

/** What the shell has to say of versions, once the page has settled and nobody waits for it. */
export default function Notices({ isBare }: { isBare: boolean }) {
  const { pathname } = useLocation()
  const gone = useRef<ReturnType<typeof watchGoneScripts>>(undefined)
  useEffect(() => {
    reportUnknownRemotes()
    fetchAllHashes()
    const watch = watchGoneScripts()
    gone.current = watch
    return watch.stop
  }, [])
  const isFirst = useRef(pathname)
  useEffect(() => {
    if (isFirst.current === pathname) return
    isFirst.current = pathname
    gone.current?.atNavigation()
  }, [pathname])
  const overrides = asksForOverride() ? storedOverrides() : []
  if (overrides.length > 0) return <OverrideBanner overrides={overrides} />
  return <NewVersion isBare={isBare} />
}

/** A registry may be ahead of this shell, or have a slip of the pen; the rest of it is used. */
function reportUnknownRemotes(): void {
  const text = document.getElementById('portal-registry')?.textContent ?? ''
  if (text.trim() === '') return
  for (const name of unknownRemotes(JSON.parse(text))) report(`the registry names ${name}, unknown`)
}

const Bar = chakra('section', {
  base: {
    position: 'fixed',
    left: '4',
    bottom: { base: '20', md: '4' },
    zIndex: 'toast',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    maxWidth: 'calc(100vw - 2rem)',
    padding: '2',
    paddingLeft: '4',
    borderRadius: 'card',
    bg: 'bg.brand',
    color: 'fg.onBrand',
    fontSize: 'sm',
    boxShadow: 'float',
    '& > svg, & > button': { flexShrink: 0 },
    '& > p': { minWidth: '0', overflowWrap: 'anywhere' },
    '@media print': { display: 'none' },
  },
})

function OverrideBanner({ overrides }: { overrides: readonly string[] }) {
  return (
    <Bar aria-label="Test build">
      <FlaskConical size={18} aria-hidden />
      <p>This tab runs {overrides.join(' and ')}</p>
      <Button size="sm" variant="secondary" onClick={resetOverrides}>
        Reset
      </Button>
    </Bar>
  )
}
