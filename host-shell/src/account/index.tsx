import { useLocation, useNavigate } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { toast } from '@portal/shared/ui'
import { Suspense, useEffect } from 'react'
import { ScreenBoundary } from '../routing/screen-boundary.tsx'
import { forgetComponent, lazyComponent } from '../routing/screen-state.ts'

/** The hash that opens My account on any page. */
const accountHash = '#my-account'

const load = () => import(/* webpackChunkName: "account" */ './account-dialog.tsx')

/**
 * My account over the page while the address says so. Students have a page of their own for it,
 * which is closed once their programme has ended.
 */
export function AccountOverPage({ forStudents = false }: { forStudents?: boolean }) {
  const { hash, key } = useLocation()
  const role = useSession(({ claims }) => claims?.role)
  if (hash !== accountHash || (role === 'Student' && !forStudents)) return null
  const Content = lazyComponent(load)
  return (
    <ScreenBoundary where="my account" resetKey={key} fallback={() => <NotOpened />}>
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
    forgetComponent(load)
    toast.danger('My account could not be opened. Try again.')
    navigate({ pathname, search, hash: '' }, { replace: true })
  }, [navigate, pathname, search])
  return null
}
