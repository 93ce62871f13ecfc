import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { act, fireEvent, renderScreen, screen, within } from '../../testing/index.ts'
import { Dialog, toast } from '../index.ts'

test('a toast is spoken by a live region that was there before it', async () => {
  const { user } = renderScreen(<main>Page</main>)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  act(() => {
    toast.success('Question Updated Successfully')
  })
  expect(within(region).getByText('Question Updated Successfully')).toBeInTheDocument()
  expect(region).toHaveAttribute('aria-live', 'polite')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(region).toBeEmptyDOMElement()
})

test('its action runs once and closes it', async () => {
  const undo = vi.fn()
  const { user } = renderScreen(<main>Page</main>)
  act(() => {
    toast.info('Removed', { action: { label: 'Undo', onPress: undo } })
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed')).toBeNull()
})

test('no more than three stand at once, the newest last', () => {
  renderScreen(<main>Page</main>)
  act(() => {
    for (const message of ['one', 'two', 'three', 'four']) toast.info(message)
  })
  expect(screen.queryByText('one')).toBeNull()
  expect(screen.getByText('four')).toBeInTheDocument()
})

/** Dialogs in one another, as many as the test says. */
const Dialogs = ({ given }: { given: { set?: (open: number) => void } }) => {
  const [open, setOpen] = useState(0)
  given.set = setOpen
  return (
    <Dialog open={open > 0} title="First">
      <Dialog open={open > 1} title="Second" />
    </Dialog>
  )
}

test('they stand in the topmost dialog, where they can be pressed and heard, and outlive it', () => {
  const given: { set?: (open: number) => void } = {}
  renderScreen(<Dialogs given={given} />)
  const open = (count: number) => act(() => given.set?.(count))
  const place = () => screen.getByText('Saved').closest('[aria-live]')
  open(1)
  open(2)
  act(() => {
    toast.success('Saved')
  })
  expect(place()?.closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Second' }))
  open(1)
  expect(place()?.closest('dialog')).toBe(screen.getByRole('dialog', { name: 'First' }))
  open(0)
  expect(place()).toBe(screen.getByRole('status'))
})

test('one stays while it is pointed at or has the focus', () => {
  vi.useFakeTimers()
  try {
    renderScreen(<main>Page</main>)
    act(() => {
      toast.info('Removed', { action: { label: 'Undo', onPress: () => undefined } })
    })
    const shown = screen.getByText('Removed')
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    fireEvent.pointerEnter(shown)
    fireEvent.pointerLeave(shown)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(shown).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Undo' }).blur())
    act(() => void vi.advanceTimersByTime(6_000))
    expect(screen.queryByText('Removed')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
