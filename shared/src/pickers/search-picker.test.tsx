import { type Found, type Pickable, SearchPicker } from '@portal/shared/pickers'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen, waitFor } from '../testing/index.ts'

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

  test('is named by a read of its own, where the list is not found by ids', async () => {
    const ana = { id: 'a', title: 'Ana Petrova' }
    const from: Pickable<readonly (typeof ana)[], typeof ana> = {
      what: 'students',
      find: (search) => ({ queryKey: ['listed', search], queryFn: async () => [] }),
      byId: (id) => ({ queryKey: ['one', id], queryFn: async () => ana }),
      found: (answer) =>
        ('id' in answer ? [answer] : answer).map(({ id, title }) => ({ value: id, label: title })),
    }
    renderScreen(<SearchPicker label="Student" from={from} value="a" onValue={vi.fn()} />)
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Student' })).toHaveValue('Ana Petrova'),
    )
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

  test('keeps every letter, however fast they come', async () => {
    renderScreen(<Person find={async () => []} />)
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Student' })
    input.focus()
    // As a browser does where keys come faster than the page is drawn: a task each, none waited for.
    for (const letter of 'quickly typed') {
      input.setRangeText(letter, input.value.length, input.value.length, 'end')
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }))
      await new Promise((done) => setImmediate(done))
    }
    await screen.findByText('No students fit')
    expect(input).toHaveValue('quickly typed')
  })

  test('is told where none fits', async () => {
    const { user } = renderScreen(<Person find={async () => []} />)
    await user.type(screen.getByRole('combobox', { name: 'Student' }), 'x')
    expect(await screen.findByText('No students fit')).toBeVisible()
  })
})
