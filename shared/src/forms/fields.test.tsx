import {
  Checkbox,
  CheckboxGroup,
  ErrorSummary,
  Form,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  SelectField,
  Switch,
  TextArea,
  TextField,
} from '@portal/shared/forms'
import { Button } from '@portal/shared/ui'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import {
  act,
  expectNoAxeViolations,
  fireEvent,
  renderScreen,
  screen,
  waitFor,
} from '../testing/index.ts'

test('hint and error belong to the field', async () => {
  renderScreen(
    <main>
      <TextField label="Email" hint="Your school's address" error="Enter an email address" />
      <TextArea label="Reason" error="Say why" />
      <SelectField
        label="Year"
        options={[{ value: '2026', label: '2026' }]}
        error="Choose a year"
      />
      <Checkbox label="I agree" error="Agree to go on" />
    </main>,
  )
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email).toHaveAccessibleDescription("Your school's address Error: Enter an email address")
  expect(email).toBeInvalid()
  expect(screen.getByRole('combobox', { name: 'Year' })).toHaveAccessibleDescription(
    'Error: Choose a year',
  )
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription(
    'Error: Agree to go on',
  )
  await expectNoAxeViolations()
})

test('says how much room is left in a text, as other figures are written', () => {
  renderScreen(
    <>
      <TextArea label="Note" value="Yes." onValue={() => undefined} maxLength={10_000} />
      <TextArea label="Tag" value="Yes." onValue={() => undefined} maxLength={5} />
    </>,
  )
  expect(screen.getByText('9,996 characters left')).toBeVisible()
  expect(screen.getByText('1 character left')).toBeVisible()
})

test('a password is shown and hidden with its text kept', async () => {
  const { user } = renderScreen(<PasswordField label="Password" />)
  const field = screen.getByLabelText('Password')
  await user.type(field, 'correct horse')
  expect(field).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('correct horse')
})

function Numbers({ seen }: { seen: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null)
  const take = (next: number | null) => {
    seen(next)
    setValue(next)
  }
  return <NumberField label="Mock paper number" min={1} max={1000} value={value} onValue={take} />
}

test('a number field gives numbers, null when emptied', async () => {
  const seen = vi.fn()
  const { user } = renderScreen(<Numbers seen={seen} />)
  const field = screen.getByRole('spinbutton', { name: 'Mock paper number' })
  await user.type(field, '12')
  expect(seen).toHaveBeenLastCalledWith(12)
  await user.clear(field)
  expect(seen).toHaveBeenLastCalledWith(null)
})

function Parts() {
  const [value, setValue] = useState<string[]>([])
  const options = ['Biology', 'Chemistry', 'Physics'].map((name) => ({ value: name, label: name }))
  return (
    <CheckboxGroup
      label="Select 2 ESAT parts:"
      look="chips"
      options={options}
      value={value}
      onValue={setValue}
      max={2}
    />
  )
}

test('with the most chosen the others cannot be chosen, until one is given back', async () => {
  const { user } = renderScreen(<Parts />)
  await user.click(screen.getByRole('checkbox', { name: 'Physics' }))
  await user.click(screen.getByRole('checkbox', { name: 'Biology' }))
  expect(screen.getByRole('checkbox', { name: 'Chemistry' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Biology' }))
  expect(screen.getByRole('checkbox', { name: 'Chemistry' })).toBeEnabled()
  expect(screen.getByRole('group', { name: 'Select 2 ESAT parts:' })).toBeInTheDocument()
})

test('a radio group is named, tells its error, and gives the value', async () => {
  const onValue = vi.fn()
  const { user } = renderScreen(
    <RadioGroup
      label="How was it?"
      error="Pick one"
      look="chips"
      value=""
      onValue={onValue}
      options={[
        { value: '1', label: '1' },
        { value: '2', label: '2' },
      ]}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'How was it?' })).toHaveAccessibleDescription(
    'Error: Pick one',
  )
  await user.click(screen.getByRole('radio', { name: '2' }))
  expect(onValue).toHaveBeenCalledWith('2')
  await expectNoAxeViolations()
})

test('a switch is a switch', async () => {
  const onValue = vi.fn()
  const { user } = renderScreen(<Switch label="Daily digest" onValue={onValue} />)
  await user.click(screen.getByRole('switch', { name: 'Daily digest' }))
  expect(onValue).toHaveBeenCalledWith(true)
})

test('a search passes on what is typed when typing pauses, at once on Enter and when cleared', async () => {
  const onValue = vi.fn()
  const { user } = renderScreen(<SearchField label="Search papers" value="" onValue={onValue} />)
  const box = screen.getByRole('searchbox', { name: 'Search papers' })
  await user.type(box, 'vec')
  await waitFor(() => expect(onValue).toHaveBeenCalledWith('vec'))
  await user.type(box, 'tors{Enter}')
  expect(onValue).toHaveBeenLastCalledWith('vectors')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onValue).toHaveBeenLastCalledWith('')
  expect(box).toHaveFocus()
})

test('a search passes on what is typed once when it is left, before what is pressed then', () => {
  vi.useFakeTimers()
  const onValue = vi.fn()
  renderScreen(<SearchField label="Search papers" value="" onValue={onValue} />)
  const box = screen.getByRole('searchbox', { name: 'Search papers' })
  fireEvent.blur(box)
  expect(onValue).not.toHaveBeenCalled()
  fireEvent.change(box, { target: { value: 'vec' } })
  fireEvent.blur(box)
  expect(onValue).toHaveBeenCalledExactlyOnceWith('vec')
  vi.advanceTimersByTime(1_000)
  expect(onValue).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a search goes on with what is typed while what was sought comes back, and follows another', async () => {
  vi.useFakeTimers()
  const late: (() => void)[] = []
  let set = (_: string) => {}
  function Search() {
    const [value, setValue] = useState('')
    set = setValue
    const onValue = (next: string) => late.push(() => setValue(next))
    return <SearchField label="Search people" value={value} onValue={onValue} />
  }
  renderScreen(<Search />)
  const box = screen.getByRole('searchbox', { name: 'Search people' })
  const type = async (text: string) => {
    fireEvent.change(box, { target: { value: text } })
    await act(() => vi.advanceTimersByTimeAsync(250))
  }
  await type('Ana ')
  act(() => late[0]?.())
  expect(box).toHaveValue('Ana ')
  await type('Ana P')
  await type('Ana Petrova')
  act(() => late[1]?.())
  expect(box).toHaveValue('Ana Petrova')
  act(() => late[2]?.())
  expect(box).toHaveValue('Ana Petrova')
  act(() => set(''))
  expect(box).toHaveValue('')
  vi.useRealTimers()
})

function FailingForm({ summary }: { summary: boolean }) {
  const [attempt, setAttempt] = useState(0)
  const errors = attempt > 0 ? [{ name: 'link', message: 'Enter the paper link' }] : []
  return (
    <Form attempt={attempt} onSubmit={() => setAttempt(attempt + 1)}>
      {summary ? <ErrorSummary errors={errors} /> : null}
      <TextField label="Title" name="title" />
      <TextField label="Paper link" name="link" error={errors[0]?.message} />
      <Button type="submit">Save</Button>
    </Form>
  )
}

test('a failed form puts focus on its first bad field', async () => {
  const { user } = renderScreen(<FailingForm summary={false} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('textbox', { name: 'Paper link' })).toHaveFocus()
})

test('what a field says for itself keeps focus from no bad field', () => {
  renderScreen(
    <Form attempt={1} onSubmit={() => undefined}>
      <div role="alert">The picture could not be sent</div>
      <TextField label="Title" error="Enter a title" />
    </Form>,
  )
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
})

test('with a summary focus goes there, and each line leads to its field', async () => {
  const { user } = renderScreen(<FailingForm summary />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('alert')).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Enter the paper link' }))
  expect(screen.getByRole('textbox', { name: 'Paper link' })).toHaveFocus()
})
