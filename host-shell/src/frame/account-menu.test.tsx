import { useSession } from '@portal/shared/session'
import { expectNoAxeViolations, renderScreen, screen } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { AccountMenu } from './account-menu.tsx'
import { me } from './frame.fixtures.tsx'

function renderMenu() {
  return renderScreen(
    <>
      <header>
        <AccountMenu me={me} />
      </header>
      <main>
        <h1>The page</h1>
      </main>
    </>,
  )
}

describe('the account menu', () => {
  it('says who is signed in, opens by keyboard and closes with Escape', async () => {
    const { user } = renderMenu()
    const button = await screen.findByRole('button', { name: 'Your account: Ada Byron' })
    button.focus()
    await user.keyboard('{Enter}')
    const panel = screen.getByRole('region', { name: 'Your account' })
    expect(panel).toHaveTextContent('Ada Byronstudent@portal.testStudent')
    await expectNoAxeViolations()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Your account' })).toBeNull()
    expect(button).toHaveFocus()
  })

  it('closes when focus or a press goes elsewhere', async () => {
    const { user } = renderMenu()
    const button = await screen.findByRole('button', { name: /^Your account/ })
    await user.click(button)
    await user.click(screen.getByRole('heading', { name: 'The page' }))
    expect(screen.queryByRole('region', { name: 'Your account' })).toBeNull()
  })

  it('changes the colour mode', async () => {
    const { user } = renderMenu()
    await user.click(await screen.findByRole('button', { name: /^Your account/ }))
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement).toHaveClass('dark')
    await user.click(screen.getByRole('radio', { name: 'Light' }))
    expect(document.documentElement).toHaveClass('light')
    await user.click(screen.getByRole('radio', { name: 'System' }))
  })

  it('signs out', async () => {
    const { user } = renderMenu()
    await user.click(await screen.findByRole('button', { name: /^Your account/ }))
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(useSession.getState().status).toBe('signed-out')
  })
})
