import { AccountSections } from '@portal/shared/account'
import { leavePage, useLocation, useNavigate, useNavigationType } from '@portal/shared/router'
import { Dialog } from '@portal/shared/ui'
import { useEffect, useState } from 'react'

/**
 * My account over any page, for the roles that have no page for it. The address says that it is
 * open, so a reload keeps it and Back closes it.
 */
export default function AccountDialog() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const arrival = useNavigationType()
  // Opened from this page: closing goes back to it, and leaves no second entry in the history.
  const [isOnTop] = useState(arrival === 'PUSH')
  useFocusBack()
  const close = () =>
    leavePage(() => {
      if (isOnTop) navigate(-1)
      else navigate({ pathname, search, hash: '' }, { replace: true })
    })
  return (
    <Dialog open size="xl" title="My account" keepOnPressOutside onClose={close}>
      <AccountSections level={3} />
    </Dialog>
  )
}

/** What opened it may be gone when it closes; focus then goes to the page rather than nowhere. */
function useFocusBack(): void {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return
        document.querySelector<HTMLElement>('[data-account-button], #main')?.focus()
      })
    },
    [],
  )
}
