import { TimeField } from '@portal/shared/pickers'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen } from '../testing/index.ts'

describe('a time of day', () => {
  function Time({ error }: { error?: string }) {
    const [time, setTime] = useState('')
    return (
      <>
        <TimeField
          label="Begins at"
          hint="Your time"
          error={error}
          value={time}
          onValue={setTime}
          min="09:00"
          max="18:00"
        />
        <button type="button">Elsewhere</button>
        <p>At {time}.</p>
      </>
    )
  }

  test('is typed as people write it, and read when it is left', async () => {
    const { user } = renderScreen(<Time error="Enter a time" />)
    const input = screen.getByRole('combobox', { name: 'Begins at' })
    expect(input).toHaveAccessibleDescription('Your time Error: Enter a time')
    expect(input).toBeInvalid()
    await user.type(input, '2.15 pm')
    expect(await screen.findByText('At 2.15 pm.')).toBeVisible()
    await user.tab()
    expect(await screen.findByText('At 14:15.')).toBeVisible()
    expect(input).toHaveValue('14:15')
  })

  test('that is none stays as it was typed, for the form to refuse', async () => {
    const { user } = renderScreen(<Time />)
    await user.type(screen.getByRole('combobox', { name: 'Begins at' }), '25:00')
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(await screen.findByText('At 25:00.')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Begins at' })).toHaveValue('25:00')
  })

  test('has a list of times to take', async () => {
    renderScreen(<Time />)
    const list = document.querySelector('datalist')
    expect(screen.getByRole('combobox', { name: 'Begins at' })).toHaveAttribute('list', list?.id)
    expect(list?.options).toHaveLength(19)
    expect(list?.options[1]?.value).toBe('09:30')
    await expectNoAxeViolations()
  })
})
