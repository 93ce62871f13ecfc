import {
  DateField,
  DateRangeField,
  type Found,
  type Pickable,
  SearchPicker,
  TagsField,
  TimeField,
  TreeView,
} from '@portal/shared/pickers'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen, waitFor, within } from '../testing/index.ts'

const people = [
  { value: 'a', label: 'Ana Petrova', note: 'ana@x.test' },
  { value: 'b', label: 'Ben Okafor' },
]

describe('somebody of many', () => {
  type Find = (search: string) => Promise<readonly Found[]>
  const by = (find: Find, kind = 'students'): Pickable<readonly Found[]> => ({
    what: 'students',
    find: (search) => ({ queryKey: [kind, 'fit', search], queryFn: () => find(search) }),
    byId: (id) => ({ queryKey: [kind, 'id', id], queryFn: () => find(id) }),
    found: (answer) => answer,
  })
  function Person({ find, start = '' }: { find: Find; start?: string }) {
    const [value, setValue] = useState(start)
    return (
      <>
        <SearchPicker
          label="Student"
          hint="By name"
          error="Choose a student"
          none="Nobody"
          from={by(find)}
          value={value}
          onValue={setValue}
        />
        <p>Picked: {value}</p>
        <button type="button" onClick={() => setValue(start)}>
          Undo
        </button>
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
    expect(input).toHaveAttribute('placeholder', 'Nobody')
    expect(find).not.toHaveBeenCalled()
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

  test('is shown by name where only an id is known, as after a reload, and after an undo', async () => {
    const find = vi.fn(async (sought: string) =>
      people.filter(({ value, label }) => value === sought || label.includes(sought)),
    )
    const { user } = renderScreen(<Person find={find} start="a" />)
    const input = () => screen.getByRole('combobox', { name: 'Student' })
    await waitFor(() => expect(input()).toHaveValue('Ana Petrova'))
    expect(find).toHaveBeenCalledExactlyOnceWith('a')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await user.type(input(), 'Ben')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Ben'))
    await user.keyboard('{ArrowDown}{Enter}')
    await screen.findByText('Picked: b')
    expect(input()).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(input()).toHaveValue('Ana Petrova'))
  })

  test('says that it failed, and tries again when it is asked to', async () => {
    const find = vi.fn<Find>().mockRejectedValueOnce(new Error('No')).mockResolvedValue(people)
    const { user } = renderScreen(<Person find={find} />)
    await user.click(screen.getByRole('button', { name: 'Show students' }))
    expect(await screen.findByText('The students could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull())
    expect(find).toHaveBeenCalledTimes(2)
  })

  test('is not mixed up with what another field of such people finds', async () => {
    const two = (
      <>
        <SearchPicker
          label="Tutor"
          from={by(async () => people.slice(0, 1), 'tutors')}
          value=""
          onValue={() => undefined}
        />
        <SearchPicker
          label="Student"
          from={by(async () => people.slice(1))}
          value=""
          onValue={() => undefined}
        />
      </>
    )
    const { user } = renderScreen(two)
    await user.click(screen.getByRole('combobox', { name: 'Tutor' }))
    expect(await screen.findByRole('option', { name: /Ana/ })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('combobox', { name: 'Student' }))
    expect(await screen.findByRole('option', { name: /Ben/ })).toBeVisible()
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

describe('a tree', () => {
  const topics = [
    {
      value: 'mechanics',
      label: 'Mechanics',
      children: [
        { value: 'forces', label: 'Forces' },
        { value: 'energy', label: 'Energy' },
      ],
    },
    { value: 'waves', label: 'Waves', children: [{ value: 'light', label: 'Light' }] },
  ]
  function Topics(props: { start?: string[]; multiple?: boolean; readOnly?: true }) {
    const { start = [], ...rest } = props
    const [value, setValue] = useState<readonly string[]>(start)
    return (
      <>
        <TreeView
          {...rest}
          label="Topics"
          hint="Any number"
          error="Choose a topic"
          nodes={topics}
          value={value}
          onValue={setValue}
        />
        <p>Chosen: {value.join(' and ')}.</p>
      </>
    )
  }
  const line = (name: string) => screen.getByRole('treeitem', { name })

  test('is gone through, opened and chosen from by keys alone', async () => {
    const { user } = renderScreen(<Topics multiple />)
    const tree = screen.getByRole('tree', { name: 'Topics' })
    expect(tree).toHaveAccessibleDescription('Any number Error: Choose a topic')
    expect(tree).toHaveAttribute('aria-multiselectable', 'true')
    await user.tab()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(line('Forces')).toBeVisible())
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(line('Forces')).toHaveFocus())
    await user.keyboard(' ')
    expect(await screen.findByText('Chosen: forces.')).toBeVisible()
    expect(line('Forces')).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(line('Energy')).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Chosen: forces and energy.')).toBeVisible()
    await user.keyboard(' ')
    expect(await screen.findByText('Chosen: forces.')).toBeVisible()
    expect(await screen.findByText('1 chosen')).toBeVisible()
    await expectNoAxeViolations()
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('button', { name: /Mechanics/ })).toHaveFocus())
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Forces' })).toBeNull())
    expect(await screen.findByText('Chosen: forces.')).toBeVisible()
  })

  test('shows what is chosen, and one takes the place of another', async () => {
    const { user } = renderScreen(<Topics start={['energy']} />)
    expect(line('Energy')).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByText('Forces'))
    expect(await screen.findByText('Chosen: forces.')).toBeVisible()
    await user.click(screen.getByText('Waves'))
    await user.click(await screen.findByText('Light'))
    expect(await screen.findByText('Chosen: light.')).toBeVisible()
  })

  test('that is only read opens and does not change', async () => {
    const { user } = renderScreen(<Topics start={['energy']} readOnly />)
    expect(screen.getByRole('tree', { name: /, read only$/ })).toBeVisible()
    await user.click(screen.getByText('Forces'))
    expect(await screen.findByText('Chosen: energy.')).toBeVisible()
  })
})
