import { LeaveGuard } from '@portal/shared/leaving'
import { useSession } from '@portal/shared/session'
import { act, fireEvent, renderScreen, screen, waitFor } from '@portal/shared/testing'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { memoryDrafts } from './draft-storage.ts'
import { browserEnvironment } from './environment.ts'
import { unsentOf } from './unsent.ts'
import { type UseKeeperOptions, useKeeper } from './use-keeper.ts'

const send = vi.fn<UseKeeperOptions<string>['send']>()
const fetch = vi.fn<UseKeeperOptions<string>['fetch']>()
let read: (start: { revision: number; value: string }) => void

function Piece({
  readOnly,
  storage,
}: {
  readOnly?: boolean
  storage: ReturnType<typeof memoryDrafts>
}) {
  const [start, setStart] = useState({ revision: 1, value: 'old' })
  const [environment] = useState(() => ({
    ...browserEnvironment(),
    openStorage: async () => storage,
    // Other tests leave saves behind that nobody answers.
    lingering: new Map(),
  }))
  read = (next) => act(() => setStart(next))
  const keeper = useKeeper({
    name: 'piece 1',
    start,
    send,
    fetch,
    same: (one, other) => one === other,
    merge: (_base, mine, theirs) => ({ value: `${theirs} ${mine}` }),
    isValue: (value): value is string => typeof value === 'string',
    environment,
    ...(readOnly !== undefined && { readOnly }),
  })
  return (
    <>
      <textarea
        aria-label="Text"
        value={keeper.value}
        readOnly={!keeper.isReady}
        onChange={(event) => keeper.change(event.target.value)}
      />
      <p>{keeper.state}</p>
      <LeaveGuard />
    </>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Text' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

async function renderPiece({ isLasting = true, readOnly = false } = {}) {
  send.mockReset().mockReturnValue(new Promise(() => undefined))
  fetch.mockReset().mockRejectedValue({ status: 503 })
  const storage = memoryDrafts(isLasting)
  const rendered = renderScreen(<Piece storage={storage} readOnly={readOnly} />)
  if (!readOnly) await waitFor(() => expect(field()).not.toHaveAttribute('readonly'))
  return { ...rendered, storage }
}

function becomes(visibility: DocumentVisibilityState) {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  onTestFinished(() => spy.mockRestore())
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

it.each([
  ['the page is hidden', () => becomes('hidden')],
  ['the page is left', () => act(() => void dispatchEvent(new Event('pagehide')))],
  ['somebody signs out', () => act(() => void unsentOf('nobody'))],
])('saves at once when %s', async (_, happens) => {
  await renderPiece()
  type('new')
  expect(screen.getByText('Saving')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  happens()
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ value: 'new', baseRevision: 1, keepalive: true }),
    ),
  )
})

it('tries again when the session is renewed', async () => {
  await renderPiece()
  send.mockRejectedValueOnce({ status: 401 })
  type('new')
  act(() => void dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(screen.getByText('On this device only')).toBeVisible())
  act(() => useSession.setState({ token: 'renewed' }))
  expect(send).toHaveBeenCalledTimes(2)
})

it('takes what is newer when the tab is seen again, and what the screen has read', async () => {
  await renderPiece()
  fetch.mockResolvedValue({ revision: 2, value: 'newer' })
  becomes('visible')
  await waitFor(() => expect(field()).toHaveValue('newer'))
  read({ revision: 3, value: 'newest' })
  await waitFor(() => expect(field()).toHaveValue('newest'))
})

it('asks before the page is left where the browser keeps nothing', async () => {
  await renderPiece({ isLasting: false })
  const closesFreely = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closesFreely()).toBe(true)
  type('new')
  expect(screen.getByText('This browser keeps nothing; wait for Saved')).toBeVisible()
  expect(closesFreely()).toBe(false)
})

it('keeps and sends nothing for somebody who looks on', async () => {
  const { storage, unmount } = await renderPiece({ readOnly: true })
  type('new')
  expect(field()).toHaveValue('old')
  read({ revision: 2, value: 'read again' })
  expect(field()).toHaveValue('read again')
  becomes('hidden')
  unmount()
  const { userId = '' } = useSession.getState().claims ?? {}
  expect(await storage.list(userId, 'piece 1')).toEqual([])
  expect(send).not.toHaveBeenCalled()
  expect(fetch).not.toHaveBeenCalled()
})

it('sends what waits when the screen is left', async () => {
  const { unmount } = await renderPiece()
  type('new')
  unmount()
  expect(send).toHaveBeenCalledOnce()
})
