import { DateField, DateRangeField, SearchPicker, TagsField } from '@portal/shared/pickers'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen, waitFor } from '../testing/index.ts'

/** Sizes are none of a test's. */
class NoSizes {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
vi.stubGlobal('ResizeObserver', NoSizes)

const people = [
  { value: 'a', label: 'Ana Petrova', note: 'ana@x.test' },
  { value: 'b', label: 'Ben Okafor' },
]

describe('somebody of many', () => {
  function Person({ find }: { find: (search: string) => Promise<typeof people> }) {
    const [value, setValue] = useState('')
    return (
      <>
        <SearchPicker
          label="Student"
          hint="By name"
          error="Choose a student"
          what="students"
          value={value}
          onValue={setValue}
          find={find}
        />
        <p>Picked: {value}</p>
      </>
    )
  }

  test('is found by the server while one types, and picked by keys', async () => {
    const find = vi.fn(async (search: string) =>
      people.filter(({ label }) => label.includes(search)),
    )
    const { user } = renderScreen(<Person find={find} />)
    const input = screen.getByRole('combobox', { name: 'Student' })
    expect(input).toHaveAccessibleDescription('By name Error: Choose a student')
    expect(input).toBeInvalid()
    await user.type(input, 'Ben')
    await waitFor(() => expect(find).toHaveBeenLastCalledWith('Ben'))
    await waitFor(() => expect(screen.queryByRole('option', { name: /Ana/ })).toBeNull())
    expect(find).not.toHaveBeenCalledWith('B')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('Picked: b')).toBeVisible()
    expect(input).toHaveValue('Ben Okafor')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('Picked:')).toBeVisible()
  })

  test('is told where none fits', async () => {
    const { user } = renderScreen(<Person find={async () => []} />)
    await user.type(screen.getByRole('combobox', { name: 'Student' }), 'x')
    expect(await screen.findByText('No students fit')).toBeVisible()
  })
})

describe('days', () => {
  function Days() {
    const [day, setDay] = useState('2027-03-01')
    const [span, setSpan] = useState<[string, string]>(['2027-03-02', '2027-03-05'])
    return (
      <>
        <DateField label="Starts on" error="Too early" value={day} onValue={setDay} />
        <DateRangeField label="Holidays" value={span} onValue={setSpan} />
        <p>
          {day}, {span.join(' to ')}
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
    expect(screen.getByRole('textbox', { name: 'Holidays' })).toHaveValue('02/03/2027')
    expect(screen.getByRole('textbox', { name: 'Last day' })).toHaveValue('05/03/2027')
    await expectNoAxeViolations()
  })
})

test('words of one’s own are added and taken off again', async () => {
  function Tags() {
    const [tags, setTags] = useState(['ESAT'])
    return (
      <>
        <TagsField label="Tags" value={tags} onValue={setTags} />
        <p>{tags.join(' and ')}</p>
      </>
    )
  }
  const { user } = renderScreen(<Tags />)
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'Vectors{Enter}')
  expect(await screen.findByText('ESAT and Vectors')).toBeVisible()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Remove ESAT' }))
  await waitFor(() => expect(screen.queryByText('ESAT')).toBeNull())
})
