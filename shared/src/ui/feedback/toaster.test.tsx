import { expect, test, vi } from 'vitest'
import { act, renderScreen, screen, within } from '../../testing/index.ts'
import { toast } from '../index.ts'

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
