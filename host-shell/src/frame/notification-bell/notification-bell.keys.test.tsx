import { screen } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { entries, item, panel, renderBell, trigger } from './notification-bell.testing.tsx'

describe('by keyboard', () => {
  it('opens by Enter, is walked with arrows, marked, and closed by Escape', async () => {
    const { user, feed } = renderBell([item('a'), item('b')])
    const button = await trigger(/2 unread/)
    button.focus()
    await user.keyboard('{Enter}')
    expect(panel()).toBeVisible()
    expect(button).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(panel()).toBeNull()
    await user.keyboard('{ArrowDown}')
    const [first, second] = entries().getAllByRole('button', { name: /Title/ })
    expect(first).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(second).toHaveFocus()
    expect(screen.getByText('The long description of b')).toBeVisible()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Mark as read' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(feed.markAsRead).toHaveBeenCalledWith('b')
    expect(second).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(button).toHaveFocus()
  })

  it('opens at its last entry with the arrow up', async () => {
    const { user } = renderBell([item('a'), item('b')])
    ;(await trigger(/2 unread/)).focus()
    await user.keyboard('{ArrowUp}')
    expect(entries().getByRole('button', { name: /Title b/ })).toHaveFocus()
    await user.keyboard('{Home}')
    expect(entries().getByRole('button', { name: /Title a/ })).toHaveFocus()
  })

  it('closes when Tab leads out of it, and when a press goes elsewhere', async () => {
    const { user } = renderBell([item('a', { isRead: true })])
    const button = await trigger('Notifications')
    button.focus()
    await user.keyboard('{ArrowDown}')
    await user.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    expect(panel()).toBeNull()
    await user.click(button)
    expect(panel()).toBeVisible()
    await user.click(screen.getByRole('heading', { name: 'The page' }))
    expect(panel()).toBeNull()
  })
})
