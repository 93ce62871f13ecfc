import { MultiSelectField } from '@portal/shared/forms'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen } from '../testing/index.ts'

function Parts({ names }: { names: readonly string[] }) {
  const [value, setValue] = useState<string[]>([])
  return (
    <main>
      <MultiSelectField
        label="Select 2 ESAT parts:"
        placeholder="Select 2 ESAT parts..."
        noneText="No parts available"
        allChosenText="No more parts available"
        options={names.map((name) => ({ value: name, label: name }))}
        value={value}
        onValue={setValue}
        max={2}
      />
    </main>
  )
}

test('options are chosen by keyboard, leave the list, and can be given back', async () => {
  const { user } = renderScreen(<Parts names={['Biology', 'Chemistry', 'Physics']} />)
  const control = screen.getByRole('button', { name: 'Select 2 ESAT parts:' })
  control.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name: 'Biology' })).toHaveFocus()
  await expectNoAxeViolations()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.queryByRole('option', { name: 'Chemistry' })).toBeNull()
  // The keyboard goes on in the list, wherever the option stood.
  expect(screen.getByRole('option', { name: 'Biology' })).toHaveFocus()
  await user.click(screen.getByRole('option', { name: 'Physics' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(control).toHaveFocus()
  await user.click(control)
  expect(screen.getByRole('option', { name: 'Biology' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('option', { name: 'Biology' }))
  expect(screen.queryByRole('button', { name: 'Remove Biology' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Physics' }))
  expect(screen.queryByRole('button', { name: 'Remove Physics' })).toBeNull()
})

test('says when there is nothing, or nothing more, to choose', async () => {
  const first = renderScreen(<Parts names={[]} />)
  await first.user.click(screen.getByRole('button', { name: 'Select 2 ESAT parts:' }))
  expect(screen.getByText('No parts available')).toBeInTheDocument()
  first.unmount()
  const { user } = renderScreen(<Parts names={['Physics']} />)
  await user.click(screen.getByRole('button', { name: 'Select 2 ESAT parts:' }))
  await user.click(screen.getByRole('option', { name: 'Physics' }))
  expect(screen.getByText('No more parts available')).toBeInTheDocument()
})

test('Page Down and Page Up go on by five, in a menu of the specified height', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `Part ${n + 1}`)
  const { user } = renderScreen(<Parts names={names} />)
  screen.getByRole('button', { name: 'Select 2 ESAT parts:' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('listbox')).toHaveStyle({ minHeight: '140px', maxHeight: '300px' })
  const steps = [
    ['{PageDown}', 'Part 6'],
    ['{PageDown}', 'Part 11'],
    ['{PageDown}', 'Part 12'],
    ['{PageUp}', 'Part 7'],
    ['{PageUp}', 'Part 2'],
    ['{PageUp}', 'Part 1'],
  ] as const
  for (const [key, name] of steps) {
    await user.keyboard(key)
    expect(screen.getByRole('option', { name })).toHaveFocus()
  }
})
