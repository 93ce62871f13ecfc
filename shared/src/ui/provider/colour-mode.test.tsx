import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen, screen } from '../../testing/index.ts'
import { Button, useColourMode } from '../index.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

function Switcher() {
  const { choice, mode, setChoice } = useColourMode()
  return (
    <>
      <p>
        {choice} {mode}
      </p>
      <Button onClick={() => setChoice('dark')}>Dark</Button>
      <Button onClick={() => setChoice('system')}>As the device</Button>
    </>
  )
}

test('a chosen mode is on <html> and remembered; the device rules otherwise', async () => {
  const { user } = renderScreen(<Switcher />)
  expect(screen.getByText('system light')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Dark' }))
  expect(screen.getByText('dark dark')).toBeInTheDocument()
  expect(document.documentElement).toHaveClass('dark')
  expect(localStorage.getItem('colour-mode')).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'As the device' }))
  expect(document.documentElement).not.toHaveClass('dark')
  expect(localStorage.getItem('colour-mode')).toBeNull()
})

test('a device that turns dark is followed, whatever is open', async () => {
  const device = new EventTarget()
  let isDark = false
  vi.stubGlobal('matchMedia', () => Object.assign(device, { matches: isDark }))
  renderScreen(<p>Page</p>)
  expect(document.documentElement).not.toHaveClass('dark')
  isDark = true
  act(() => device.dispatchEvent(new Event('change')))
  expect(document.documentElement).toHaveClass('dark')
})
