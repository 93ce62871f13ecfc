import { ApiError } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  fakeMedia,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entries, item, markAll, panel, renderBell, trigger } from './notification-bell.testing.tsx'

let tellAll: (() => void)[] = []
vi.mock('@portal/shared/live', () => ({
  onLive: (_: string, changed: () => void) => {
    tellAll.push(changed)
    return () => undefined
  },
}))

/** Without the way of the mouse there, which the fake mouse takes through nothing. */
const pressMarkAsRead = () => fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }))

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  tellAll = []
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  logged.mockRestore()
})

describe('the bell', () => {
  it('says how many are unread, and lists them', async () => {
    const { user } = renderBell([item('a'), item('b', { isRead: true }), item('c')])
    const button = await trigger(/^Notifications ?, 2 unread$/)
    await user.click(button)
    expect(screen.getByRole('heading', { name: 'Notifications' })).toBeVisible()
    expect(entries().getAllByRole('listitem')).toHaveLength(3)
    expect(entries().getAllByText('Unread:')).toHaveLength(2)
    await expectNoAxeViolations()
  })

  it('shows 99+ above 99, and the first hundred', async () => {
    const many = Array.from({ length: 130 }, (_, index) => item(String(index)))
    const { user } = renderBell(many)
    const button = await trigger(/100 unread/)
    expect(button).toHaveTextContent('99+')
    await user.click(button)
    expect(entries().getAllByRole('listitem')).toHaveLength(100)
  })

  it('says so when there is nothing', async () => {
    const { user } = renderBell([])
    await user.click(await trigger('Notifications'))
    expect(await screen.findByText('No Notifications Right Now!')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    await expectNoAxeViolations()
  })

  it('shows a spinner until they have come', async () => {
    const { user, feed } = renderBell([])
    feed.list.mockImplementation(() => new Promise(() => undefined))
    await user.click(await trigger('Notifications'))
    expect(screen.getByText('Loading notifications')).toBeInTheDocument()
    expect(screen.queryByText('No Notifications Right Now!')).toBeNull()
  })

  it('only logs that they could not be fetched, and tries again', async () => {
    const { user, feed, gives } = renderBell([])
    feed.list.mockImplementation(async () => {
      throw new ApiError({ status: 500, message: 'Broken' })
    })
    await user.click(await trigger('Notifications'))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(logged).toHaveBeenCalled()
    expect(panel()).not.toHaveTextContent('Broken')
    gives([item('a')])
    await user.click(again)
    expect(await screen.findByText('Title a')).toBeVisible()
  })
})

describe('an entry', () => {
  it('is cut until it is hovered', async () => {
    const { user } = renderBell([item('a')])
    await user.click(await trigger())
    expect(screen.getByText('The long description…')).toBeVisible()
    await user.hover(screen.getByText('Title a'))
    expect(screen.getByText('The long description of a')).toBeVisible()
  })

  it('shows the whole date on hover of how long ago it was', async () => {
    const { user } = renderBell([item('a')])
    await user.click(await trigger())
    expect(screen.getByTitle('Friday 20 November 2026 at 10:00')).toBeVisible()
  })

  it('opens what it leads to in this window, and its link in a new one, cut short', async () => {
    const link = { text: 'A very long name of a guide', href: 'https://example.org/guide' }
    const { user, address } = renderBell([item('a', { to: '/tuition', link })])
    await user.click(await trigger())
    const outside = screen.getByRole('link', { name: /^A very long nam….*opens a new window$/ })
    expect(outside).toHaveAccessibleDescription(/^A very long name/)
    expect(outside).toHaveAttribute('href', 'https://example.org/guide')
    expect(outside).toHaveAttribute('target', '_blank')
    const inside = screen.getByRole('link', { name: /Title a/ })
    expect(inside).toHaveAttribute('href', '/tuition')
    expect(inside).not.toHaveAttribute('target')
    expect(address()).toBe('/')
  })

  it('offers to be marked as read when hovered, and only while unread', async () => {
    const { user } = renderBell([item('a'), item('b', { isRead: true })])
    await user.click(await trigger())
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull()
    await user.hover(screen.getByText('Title b'))
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull()
    await user.hover(screen.getByText('Title a'))
    expect(screen.getByRole('button', { name: 'Mark as read' })).toBeVisible()
    await user.unhover(screen.getByText('Title a'))
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull()
  })

  it('always offers it where there is no mouse', async () => {
    fakeMedia((query) => query === '(hover: none)')
    const { user } = renderBell([item('a'), item('b')])
    await user.click(await trigger())
    expect(screen.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(2)
    vi.unstubAllGlobals()
  })
})

describe('marking as read', () => {
  it('shows at once, one less', async () => {
    const { user, feed } = renderBell([item('a'), item('b')])
    let answer = (): void => undefined
    feed.markAsRead.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(undefined)
        }),
    )
    await user.click(await trigger(/2 unread/))
    await user.hover(screen.getByText('Title a'))
    pressMarkAsRead()
    expect(await trigger(/1 unread/)).toBeVisible()
    expect(feed.markAsRead).toHaveBeenCalledWith('a')
    await act(async () => answer())
  })

  it('is taken back when the call fails, which is only logged', async () => {
    const { user, feed } = renderBell([item('a'), item('b')])
    feed.markAsRead.mockImplementation(async () => {
      throw new ApiError({ status: 500, message: 'Broken' })
    })
    await user.click(await trigger(/2 unread/))
    await user.hover(screen.getByText('Title a'))
    pressMarkAsRead()
    await waitFor(() => expect(logged).toHaveBeenCalled())
    expect(await trigger(/2 unread/)).toBeVisible()
    expect(document.body).not.toHaveTextContent('Broken')
  })

  it('of all is one call', async () => {
    const { user, network, gives } = renderBell([item('a'), item('b')])
    await user.click(await trigger(/2 unread/))
    gives([item('a', { isRead: true }), item('b', { isRead: true })])
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(await trigger('Notifications')).toBeVisible()
    await waitFor(() => expect(network.requestsOf(markAll)).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
  })

  it('of all is taken back when the call fails', async () => {
    const failure = new ApiError({ status: 500, message: 'Broken' })
    const { user } = renderBell([item('a'), item('b'), item('c', { isRead: true })], {
      calls: { [markAll]: failure },
    })
    await user.click(await trigger(/2 unread/))
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(logged).toHaveBeenCalled())
    expect(await trigger(/2 unread/)).toBeVisible()
  })

  it('is not offered in a view of somebody else’s portal', async () => {
    const { user } = renderBell([item('a')], { claims: { isImpersonating: true } })
    await user.click(await trigger(/1 unread/))
    await user.hover(screen.getByText('Title a'))
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
  })
})

describe('when the server says that something has changed', () => {
  it('asks again and tells what is new, without a reload', async () => {
    const { gives } = renderBell([item('a')])
    await trigger(/1 unread/)
    expect(within(screen.getByRole('banner')).getByRole('status')).toBeEmptyDOMElement()
    gives([item('c'), item('b'), item('a')])
    act(() => tellAll.forEach((tell) => void tell()))
    expect(await trigger(/3 unread/)).toBeVisible()
    expect(within(screen.getByRole('banner')).getByRole('status')).toHaveTextContent(
      '2 new notifications',
    )
  })

  it('says nothing where something was only read', async () => {
    const { gives } = renderBell([item('a'), item('b')])
    await trigger(/2 unread/)
    gives([item('a', { isRead: true }), item('b')])
    act(() => tellAll.forEach((tell) => void tell()))
    expect(await trigger(/1 unread/)).toBeVisible()
    expect(within(screen.getByRole('banner')).getByRole('status')).toBeEmptyDOMElement()
  })

  it('lets go at once of what was taken back, also while it is open', async () => {
    const { user, gives } = renderBell([item('a'), item('b', { isRead: true })])
    await user.click(await trigger(/1 unread/))
    expect(entries().getByText('Title a')).toBeVisible()
    gives([item('b', { isRead: true })])
    act(() => tellAll.forEach((tell) => void tell()))
    await waitFor(() => expect(entries().queryByText('Title a')).toBeNull())
    expect(entries().getByText('Title b')).toBeVisible()
    expect(screen.queryByRole('button', { name: /unread/ })).toBeNull()
  })
})
