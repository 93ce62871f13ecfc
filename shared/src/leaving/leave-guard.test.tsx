import { leavePage, useNavigate } from '@portal/shared/router'
import { renderScreen, screen } from '@portal/shared/testing'
import { Button, SmartLink } from '@portal/shared/ui'
import { describe, expect, it, vi } from 'vitest'
import { LeaveGuard } from './leave-guard.tsx'
import { useUnsaved } from './unsaved.ts'

const go = vi.fn()

function Account({ isDirty }: { isDirty: boolean }) {
  useUnsaved(isDirty)
  const navigate = useNavigate()
  return (
    <main>
      <SmartLink to="/elsewhere">Elsewhere</SmartLink>
      <SmartLink to="/account#part">Part</SmartLink>
      <Button onClick={() => leavePage(go)}>Close</Button>
      <Button onClick={() => navigate('/elsewhere?from=here')}>By script</Button>
      <Button onClick={() => navigate({ pathname: '/account', search: '?part=2' })}>Other</Button>
      <Button onClick={() => navigate('?page=2', { replace: true })}>Turn</Button>
      <Button onClick={() => navigate('/account?page=2#part')}>To a part</Button>
      <LeaveGuard />
    </main>
  )
}

const renderGuard = (isDirty: boolean) => {
  go.mockClear()
  return renderScreen(<Account isDirty={isDirty} />, { path: '/account', route: '/account' })
}
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })

/** Whether the browser would ask before the page is closed. */
function closesFreely(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

describe('leaving a page', () => {
  it('is free while nothing is unsaved', async () => {
    const { user, address } = renderGuard(false)
    expect(closesFreely()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(go).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(address()).toBe('/elsewhere')
  })

  it('by a link asks first; staying keeps the page', async () => {
    const { user, address } = renderGuard(true)
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(question()).toBeVisible()
    expect(address()).toBe('/account')
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(question()).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(address()).toBe('/elsewhere')
    expect(closesFreely()).toBe(true)
  })

  it('by a script asks first; staying keeps the page', async () => {
    const { user, address } = renderGuard(true)
    await user.click(screen.getByRole('button', { name: 'By script' }))
    expect(question()).toBeVisible()
    expect(address()).toBe('/account')
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    await user.click(screen.getByRole('button', { name: 'Other' }))
    expect(question()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    await user.click(screen.getByRole('button', { name: 'By script' }))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(address()).toBe('/elsewhere?from=here')
  })

  it('is not what a script does that stays on it', async () => {
    const { user, address } = renderGuard(true)
    await user.click(screen.getByRole('button', { name: 'Turn' }))
    expect(address()).toBe('/account?page=2')
    await user.click(screen.getByRole('button', { name: 'To a part' }))
    expect(address()).toBe('/account?page=2#part')
    expect(question()).toBeNull()
  })

  it('is free again once the page that asked is gone', async () => {
    const { user, unmount } = renderGuard(true)
    unmount()
    leavePage(go)
    expect(go).toHaveBeenCalledOnce()
    renderScreen(<Account isDirty={false} />, { path: '/account' })
    await user.click(screen.getByRole('button', { name: 'By script' }))
    expect(question()).toBeNull()
  })

  it('asks before the page is closed, and before what a frame around it does', async () => {
    const { user } = renderGuard(true)
    expect(closesFreely()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(go).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(go).toHaveBeenCalledOnce()
  })

  it('does not ask for another part of the same page', async () => {
    const { user, address } = renderGuard(true)
    // The tests' router has addresses of its own; the browser's is `/`.
    window.history.replaceState(null, '', '/account')
    await user.click(screen.getByRole('link', { name: 'Part' }))
    expect(question()).toBeNull()
    expect(address()).toBe('/account#part')
    window.history.replaceState(null, '', '/')
  })
})
