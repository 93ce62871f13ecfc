import { DateField, DateRangeField } from '@portal/shared/pickers'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen, within } from '../testing/index.ts'

describe('days', () => {
  function Days() {
    const [day, setDay] = useState('2027-03-01')
    const [from, setFrom] = useState('2027-03-02')
    const [to, setTo] = useState('2027-03-05')
    return (
      <>
        <DateField label="Starts on" error="Too early" value={day} onValue={setDay} />
        <DateRangeField
          label="Holidays"
          first={{ name: 'from', value: from, onValue: setFrom }}
          last={{ name: 'to', value: to, onValue: setTo, error: 'Too late' }}
        />
        <p>
          {day}, {from} to {to}
        </p>
      </>
    )
  }

  test('are typed or picked in a month', async () => {
    const { user } = renderScreen(<Days />)
    const input = screen.getByRole('textbox', { name: 'Starts on' })
    expect(input).toHaveValue('01/03/2027')
    expect(input).toHaveAccessibleDescription('Error: Too early')
    await user.clear(input)
    await user.type(input, '12/04/2027{Enter}')
    expect(await screen.findByText(/^2027-04-12, /)).toBeVisible()
    const [calendar] = screen.getAllByRole('button', { name: 'Show the calendar' })
    await user.click(calendar ?? input)
    await user.click(await screen.findByRole('button', { name: /20 April 2027/ }))
    expect(await screen.findByText(/^2027-04-20, 2027-03-02 to 2027-03-05/)).toBeVisible()
    await expectNoAxeViolations()
  })

  test('far away are picked by year and month', async () => {
    const { user } = renderScreen(<Days />)
    const [calendar] = screen.getAllByRole('button', { name: 'Show the calendar' })
    if (calendar) await user.click(calendar)
    await user.click(await screen.findByRole('button', { name: 'March 2027, choose a month' }))
    await user.click(await screen.findByRole('button', { name: '2027, choose a year' }))
    await user.click(await screen.findByRole('button', { name: /2029/ }))
    await user.click(await screen.findByRole('button', { name: /Sep/ }))
    await expectNoAxeViolations()
    await user.click(await screen.findByRole('button', { name: /20 September 2029/ }))
    expect(await screen.findByText(/^2029-09-20, /)).toBeVisible()
  })

  test('of a span keep their places and are wrong one by one', async () => {
    const { user } = renderScreen(<Days />)
    const span = within(screen.getByRole('group', { name: 'Holidays' }))
    const first = span.getByRole('textbox', { name: 'First day' })
    const last = span.getByRole('textbox', { name: 'Last day' })
    expect(first).toHaveAttribute('name', 'from')
    expect(last).toHaveAttribute('name', 'to')
    expect(first).not.toBeInvalid()
    expect(last).toHaveAccessibleDescription('Error: Too late')
    await user.clear(first)
    await user.tab()
    expect(await screen.findByText('2027-03-01, to 2027-03-05')).toBeVisible()
    expect(first).toHaveValue('')
    expect(last).toHaveValue('05/03/2027')
  })
})
