import type { Bell, BellItem } from '@portal/shared/bell'
import { type RenderScreenOptions, renderScreen, screen, within } from '@portal/shared/testing'
import { vi } from 'vitest'
import NotificationBell from './notification-bell.tsx'

export function item(id: string, changes: Partial<BellItem> = {}): BellItem {
  return {
    id,
    title: `Title ${id}`,
    description: `The long description of ${id}`,
    shownCharacters: 20,
    isRead: false,
    createdAt: '2026-11-20T10:00:00Z',
    ...changes,
  }
}

export const markAll = 'POST /Notification/Notification/MarkAllAsRead'

export function renderBell(items: readonly BellItem[], options: RenderScreenOptions = {}) {
  const feed = {
    list: vi.fn(async () => items),
    markAsRead: vi.fn(async (_: string): Promise<unknown> => undefined),
  }
  const bell: Bell = { load: async () => ({ default: feed }) }
  const rendered = renderScreen(
    <>
      <header>
        <NotificationBell bell={bell} />
      </header>
      <main>
        <h1>The page</h1>
        <button type="button">After</button>
      </main>
    </>,
    { calls: { [markAll]: undefined }, ...options },
  )
  const gives = (next: readonly BellItem[]) => feed.list.mockImplementation(async () => next)
  return { ...rendered, feed, gives }
}

export const trigger = (name: string | RegExp = /^Notifications/) =>
  screen.findByRole('button', { name })
export const panel = () => screen.queryByRole('region', { name: 'Notifications' })
export const entries = () => within(screen.getByRole('list', { name: 'Notifications' }))
