import { useLocation, useNavigate } from '@portal/shared/router'
import { toast } from '@portal/shared/ui'
import { Suspense, useEffect } from 'react'
import { ScreenBoundary } from '../routing/screen-boundary.tsx'
import { lazyComponent } from '../routing/screen-state.ts'

/** The hash that opens My account on any page. */
const accountHash = '#my-account'

const load = () => import(/* webpackChunkName: "account" */ './account-dialog.tsx')

/**
 * My account over the page while the address says so, for whoever has no page of their own for it.
 */
export function AccountOverPage() {
  const { hash, key } = useLocation()
  if (hash !== accountHash) return null
  const Content = lazyComponent(load)
  return (
    <ScreenBoundary where="my account" resetKey={key} load={load} fallback={() => <NotOpened />}>
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </ScreenBoundary>
  )
}

/** Its code could not be had: the page is as it was, so that it can be opened again. */
function NotOpened() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    toast.danger('My account could not be opened. Try again.')
    navigate({ pathname, search, hash: '' }, { replace: true })
  }, [navigate, pathname, search])
  return null
}
