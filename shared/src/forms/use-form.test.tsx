import { ApiError } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import {
  Form,
  type FormField,
  NumberField,
  SaveBar,
  TextField,
  type Theirs,
  useForm,
} from '@portal/shared/forms'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { Button, SmartLink } from '@portal/shared/ui'
import { memo, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => sessionStorage.clear())

const start = { firstName: 'Ada', lastName: 'Byron', timeZone: 'Europe/London' }
type Profile = typeof start

function ProfileForm({
  write,
  from = start,
  done,
}: {
  write: (body: Profile) => Promise<unknown>
  from?: Profile
  done?: () => void
}) {
  const form = useForm({
    name: 'test profile',
    start: from,
    schema: bodyOf('POST /User/Account/UpdateMe'),
    write,
    done,
  })
  return (
    <main>
      <SmartLink to="/elsewhere">Elsewhere</SmartLink>
      <Form label="Profile" {...form.frame}>
        <TextField label="First name" {...form.field('firstName')} />
        <TextField label="Last name" {...form.field('lastName')} />
        <SaveBar look="bar" {...form.bar} />
      </Form>
    </main>
  )
}

const first = () => screen.getByRole('textbox', { name: 'First name' })
const last = () => screen.getByRole('textbox', { name: 'Last name' })
const press = () => screen.getByRole('button', { name: 'Save' })
const options = { path: '/form', route: '/form' }
const refusal = (status: number, errors: { path: string; message: string }[] = []) =>
  new ApiError({ status, message: `No ${status}.`, errors })

describe('a form', () => {
  it('is judged by the contract’s own rule before anything is sent, and has focus where it is wrong', async () => {
    const write = vi.fn(async () => undefined)
    const { user } = renderScreen(<ProfileForm write={write} />, options)
    await user.clear(last())
    expect(last()).not.toBeInvalid()
    await user.click(press())
    expect(last()).toHaveFocus()
    expect(last()).toHaveAccessibleDescription('Error: Enter your last name')
    expect(write).not.toHaveBeenCalled()
    await user.type(last(), ' King ')
    expect(last()).not.toBeInvalid()
    await user.click(press())
    expect(write).toHaveBeenCalledExactlyOnceWith({ ...start, lastName: 'King' })
    await expectNoAxeViolations()
  })

  it('is sent once however often it is pressed', async () => {
    let answer: (() => void) | undefined
    const write = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    const { user } = renderScreen(<ProfileForm write={write} />, options)
    await user.type(first(), '!')
    await user.dblClick(press())
    await user.keyboard('{Enter}')
    expect(write).toHaveBeenCalledOnce()
    answer?.()
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
  })

  it('keeps what was typed over a reload, forgets it when saved, and never keeps a secret', async () => {
    const write = vi.fn(async () => undefined)
    const before = renderScreen(<ProfileForm write={write} />, options)
    await before.user.clear(first())
    await before.user.type(first(), 'Grace')
    before.unmount()
    const { user } = renderScreen(<ProfileForm write={write} />, options)
    expect(first()).toHaveValue('Grace')
    await user.click(screen.getByRole('button', { name: 'Undo changes' }))
    expect(first()).toHaveValue('Ada')
    expect(sessionStorage).toHaveLength(0)
    await user.type(first(), '!')
    expect(sessionStorage).toHaveLength(1)
    await user.click(press())
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  it('asks before it is left, and does not once it is saved, not even in what leads away then', async () => {
    const { user, address } = renderScreen(<ProfileForm write={async () => undefined} />, options)
    await user.type(first(), '!')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    await user.click(screen.getByRole('button', { name: 'Undo changes' }))
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(address()).toBe('/elsewhere')
  })

  it('shows what the server refuses at its fields until they are changed, and says the rest', async () => {
    const write = vi.fn().mockRejectedValueOnce(
      refusal(422, [
        { path: 'body.firstName', message: 'Taken.' },
        { path: 'body.firstName', message: 'Odd.' },
        { path: 'body.timeZone', message: 'No such zone.' },
      ]),
    )
    const { user } = renderScreen(<ProfileForm write={write} />, options)
    await user.type(first(), '!')
    await user.click(press())
    await waitFor(() => expect(first()).toHaveAccessibleDescription('Error: Taken.'))
    expect(screen.getByRole('alert')).toHaveTextContent('No such zone.')
    expect(first()).toHaveValue('Ada!')
    await user.type(first(), '!')
    expect(first()).not.toBeInvalid()
  })

  it('says a failure that belongs to no field', async () => {
    const { user } = renderScreen(
      <ProfileForm write={() => Promise.reject(refusal(500))} />,
      options,
    )
    await user.type(first(), '!')
    await user.click(press())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No 500. What you have typed is kept.',
    )
    expect(press()).toBeEnabled()
  })

  it('keeps what is typed on while it is being saved', async () => {
    let answer: (() => void) | undefined
    const { user } = renderScreen(
      <ProfileForm write={() => new Promise<void>((resolve) => (answer = resolve))} />,
      options,
    )
    await user.type(first(), '!')
    await user.click(press())
    await user.type(last(), '?')
    answer?.()
    await waitFor(() => expect(press()).not.toHaveAttribute('aria-busy', 'true'))
    expect(last()).toHaveValue('Byron?')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
  })

  it('cannot be changed while the portal is viewed as a student, and says so', async () => {
    const write = vi.fn(async () => undefined)
    const { user } = renderScreen(<ProfileForm write={write} />, {
      ...options,
      claims: { isImpersonating: true },
    })
    await user.type(first(), '!')
    expect(first()).toHaveValue('Ada')
    await user.click(press())
    expect(write).not.toHaveBeenCalled()
    expect(screen.getByText(/You are viewing the portal as/)).toBeVisible()
  })

  it('follows a record that is read again where nothing was typed, key after key', async () => {
    const write = vi.fn(async () => undefined)
    function Changing() {
      const [from, setFrom] = useState(start)
      return (
        <>
          <ProfileForm write={write} from={from} />
          {['King', 'Lovelace'].map((lastName) => (
            <Button key={lastName} onClick={() => setFrom({ ...start, lastName })}>
              {lastName}
            </Button>
          ))}
        </>
      )
    }
    const { user } = renderScreen(<Changing />, options)
    for (const name of ['King', 'Lovelace']) {
      await user.type(first(), '!')
      await user.click(screen.getByRole('button', { name }))
      expect(last()).toHaveValue(name)
    }
    expect(first()).toHaveValue('Ada!!')
    await user.click(press())
    expect(write).toHaveBeenCalledWith({ ...start, firstName: 'Ada!!', lastName: 'Lovelace' })
  })

  it('keeps what is typed on while a save fails', async () => {
    let refuse: ((error: ApiError) => void) | undefined
    const write = () => new Promise<void>((_, reject) => (refuse = reject))
    const { user } = renderScreen(<ProfileForm write={write} />, options)
    await user.type(first(), '!')
    await user.click(press())
    expect(screen.getByRole('button', { name: 'Undo changes' })).toBeDisabled()
    await user.type(last(), '?')
    refuse?.(refusal(0))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(first()).toHaveValue('Ada!')
    expect(last()).toHaveValue('Byron?')
  })
})

describe('a draft', () => {
  const leave = (base: object, mine: object) =>
    sessionStorage.setItem(`draft ${testUid(1)} test profile`, JSON.stringify({ base, mine }))
  const open = () => renderScreen(<ProfileForm write={async () => undefined} />, options)

  it('of a form that had a field more is shown without it, and can be undone', async () => {
    const older = { ...start, phone: '1' }
    leave(older, { ...older, phone: '2', firstName: 'Grace' })
    const { user } = open()
    expect(first()).toHaveValue('Grace')
    await user.clear(first())
    await user.type(first(), 'Ada')
    expect(screen.getByText('Nothing to save')).toBeVisible()
  })

  it('of one that had a field less starts anew', () => {
    leave({ firstName: 'Ada' }, { firstName: 'Grace' })
    open()
    expect(first()).toHaveValue('Ada')
  })

  it('that is saved by now, as from another tab, counts as saved', () => {
    leave({ ...start, firstName: 'Augusta' }, start)
    open()
    expect(screen.getByText('Nothing to save')).toBeVisible()
  })

  const one = { text: 'One', points: 1 }
  it.each([
    ['entries of another kind', [one], ['One']],
    ['entries that lack a field', [one], [{ points: 1 }]],
    ['entries that the form cannot send', [], [{ points: 1 }]],
  ])('with %s starts anew', (_, answers, left) => {
    const kept = JSON.stringify({ base: { answers }, mine: { answers: left } })
    sessionStorage.setItem(`draft ${testUid(1)} answers`, kept)
    function Form() {
      const form = useForm<Answers, Answers>({
        name: 'answers',
        start: { answers },
        ...(answers.length === 0 && {
          body: (values) => ({
            answers: values.answers.map((each) => ({ ...each, text: each.text.trim() })),
          }),
        }),
        write: async () => undefined,
      })
      return (
        <output aria-label="Texts">{form.values.answers.map(({ text }) => text).join()}</output>
      )
    }
    renderScreen(<Form />)
    const shown = answers.map(({ text }) => text).join()
    expect(screen.getByRole('status', { name: 'Texts' }).textContent).toBe(shown)
  })
})

interface Answers {
  answers: { text: string; points: number | null }[]
}

function AnswersForm({ write }: { write: (body: Answers) => Promise<unknown> }) {
  const form = useForm<Answers, Answers>({
    name: null,
    start: { answers: [{ text: 'One', points: 1 }] },
    check: ({ answers }) => ({ answers: answers.length === 0 && 'Give an answer' }),
    write,
  })
  const answers = form.list('answers')
  return (
    <Form label="Answers" {...form.frame}>
      {answers.items.map(({ key, at }) => (
        <fieldset key={key} aria-label={`Answer ${at + 1}`}>
          <TextField label="Text" {...form.field(`answers.${at}.text`)} />
          <NumberField label="Points" {...form.field(`answers.${at}.points`)} />
          <Button onClick={() => answers.remove(at)}>Remove</Button>
          <Button onClick={() => answers.move(at, 0)}>To the top</Button>
        </fieldset>
      ))}
      <Button onClick={() => answers.add({ text: '', points: null })}>Add</Button>
      <SaveBar {...form.bar} />
    </Form>
  )
}

describe('a list in a form', () => {
  const entry = (number: number) => within(screen.getByRole('group', { name: `Answer ${number}` }))
  const text = (number: number) => entry(number).getByRole('textbox', { name: 'Text' })

  it('grows, shrinks and is ordered; each entry keeps its own controls', async () => {
    const write = vi.fn(async () => undefined)
    const { user } = renderScreen(<AnswersForm write={write} />)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.type(text(2), 'Two')
    await user.type(entry(2).getByRole('spinbutton', { name: 'Points' }), '2')
    const second = text(2)
    await user.click(entry(2).getByRole('button', { name: 'To the top' }))
    expect(text(1)).toBe(second)
    await user.click(entry(2).getByRole('button', { name: 'Remove' }))
    expect(text(1)).toBe(second)
    await user.click(press())
    expect(write).toHaveBeenCalledExactlyOnceWith({ answers: [{ text: 'Two', points: 2 }] })
  })

  it('has the refusals of its entries at them, and its own said', async () => {
    const refused = refusal(422, [{ path: 'body.answers.1.text', message: 'Twice the same.' }])
    const { user } = renderScreen(<AnswersForm write={vi.fn().mockRejectedValueOnce(refused)} />)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.click(press())
    await waitFor(() => expect(text(2)).toHaveAccessibleDescription('Error: Twice the same.'))
    await user.click(entry(1).getByRole('button', { name: 'Remove' }))
    await user.click(entry(1).getByRole('button', { name: 'Remove' }))
    await user.click(press())
    expect(screen.getByRole('alert')).toHaveTextContent('Give an answer')
  })
})

const person = { name: 'Ada', phone: '1', version: 1 }
type Person = typeof person

function PersonForm({
  write,
  theirs,
  start = person,
}: {
  write: (body: Person) => Promise<unknown>
  theirs: Theirs<Person>
  start?: Person
}) {
  const form = useForm<Person, Person>({
    name: null,
    start,
    write,
    theirs: async () => theirs,
  })
  return (
    <Form label="Person" {...form.frame}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Phone" {...form.field('phone')} />
      <SaveBar look="bar" {...form.bar} />
    </Form>
  )
}

describe('a record that somebody else has saved meanwhile', () => {
  const at = new Date(Date.now() - 120_000).toISOString()
  const by = 'Grace Hopper'
  const setUp = async (values: Person) => {
    const write = vi.fn<(body: Person) => Promise<unknown>>()
    write.mockRejectedValueOnce(refusal(409)).mockResolvedValue(undefined)
    const { user } = renderScreen(<PersonForm write={write} theirs={{ values, by, at }} />)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
    await user.click(press())
    await screen.findByText('Somebody else has saved this meanwhile')
    return { user, write }
  }

  it('in another field: says who, what and when, and saves both', async () => {
    const { user, write } = await setUp({ name: 'Ada', phone: '2', version: 2 })
    expect(screen.getByRole('alert')).toHaveTextContent('Grace Hopper changed Phone 2 minutes ago.')
    await user.click(screen.getByRole('button', { name: 'Save mine too' }))
    expect(write).toHaveBeenLastCalledWith({ name: 'Ada!', phone: '2', version: 2 })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('in the same field: shows both, and saves the one that is chosen', async () => {
    const { user, write } = await setUp({ name: 'Augusta', phone: '1', version: 2 })
    const choice = within(screen.getByRole('radiogroup', { name: 'Name' }))
    expect(screen.getByRole('button', { name: 'Save what is chosen' })).toBeDisabled()
    await expectNoAxeViolations()
    await user.click(choice.getByRole('radio', { name: /^Augusta/ }))
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    expect(write).toHaveBeenLastCalledWith({ name: 'Augusta', phone: '1', version: 2 })
  })

  it('in a long text: shows both with what differs marked, by the keyboard alone', async () => {
    const letter = 'Dear Ada, thank you for your letter.\nWe meet on Monday at ten, as always.'
    const theirs = { name: letter.replace('Monday', 'Tuesday'), phone: '1', version: 2 }
    const { user, write } = await setUp(theirs)
    const choice = within(screen.getByRole('radiogroup', { name: 'Name' }))
    expect(choice.getByText('Tuesday', { exact: false, selector: 'mark' })).toBeVisible()
    await expectNoAxeViolations()
    await user.tab()
    expect(choice.getByRole('radio', { name: /^Keep mine/ })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(write).toHaveBeenLastCalledWith(theirs)
  })

  it('is saved on top of what was settled, also where the connection was lost meanwhile', async () => {
    const { user, write } = await setUp({ name: 'Ada', phone: '2', version: 2 })
    write.mockRejectedValueOnce(refusal(0))
    await user.click(screen.getByRole('button', { name: 'Save mine too' }))
    await screen.findByText('This could not be saved')
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('2')
    await user.click(press())
    expect(write).toHaveBeenLastCalledWith({ name: 'Ada!', phone: '2', version: 2 })
  })

  it('is not taken for changed by somebody else where the server made something else of mine', async () => {
    let answer: (() => void) | undefined
    const write = vi.fn<(body: Person) => Promise<unknown>>()
    write.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)))
    function Saved() {
      const [start, setStart] = useState(person)
      return (
        <>
          <PersonForm write={write} theirs={{ values: person, by, at }} start={start} />
          <Button onClick={() => setStart({ ...person, name: 'ADA', version: 2 })}>Read</Button>
        </>
      )
    }
    const { user } = renderScreen(<Saved />)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
    await user.click(press())
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
    answer?.()
    await waitFor(() => expect(press()).not.toHaveAttribute('aria-busy', 'true'))
    await user.click(screen.getByRole('button', { name: 'Read' }))
    await user.click(press())
    expect(write).toHaveBeenLastCalledWith({ ...person, name: 'Ada!!', version: 2 })
  })

  it('is shown as it is now when mine is undone', async () => {
    const { user } = await setUp({ name: 'Augusta', phone: '2', version: 2 })
    await user.click(screen.getByRole('button', { name: 'Undo changes' }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Augusta')
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('2')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Nothing to save')).toBeVisible()
  })

  it('and mine, where that is chosen', async () => {
    const { user, write } = await setUp({ name: 'Augusta', phone: '1', version: 2 })
    await user.click(screen.getByRole('radio', { name: /^Ada!/ }))
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    expect(write).toHaveBeenLastCalledWith({ name: 'Ada!', phone: '1', version: 2 })
  })
})

it('a key in one field draws no other anew, nor does the record when it is read again and is the same', async () => {
  const drawn: string[] = []
  const Drawn = memo(function Drawn({ name, onValue }: FormField<string> | FormField<string[]>) {
    drawn.push(name)
    return <input aria-label={name} onChange={() => (onValue as (value: string) => void)('x')} />
  })
  function Two() {
    const [count, setCount] = useState(0)
    const form = useForm({
      name: null,
      start: { one: '', other: ['a'] },
      write: async () => undefined,
    })
    return (
      <Form {...form.frame}>
        <Drawn {...form.field('one')} />
        <Drawn {...form.field('other')} />
        <Button onClick={() => setCount(count + 1)}>Read again</Button>
      </Form>
    )
  }
  const { user } = renderScreen(<Two />)
  await user.type(screen.getByRole('textbox', { name: 'one' }), 'y')
  await user.click(screen.getByRole('button', { name: 'Read again' }))
  expect(drawn).toEqual(['one', 'other', 'one'])
})

function LongForm() {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
  const form = useForm({
    name: null,
    start: { a: '', b: '', c: '', d: '', e: '', f: '', g: '', h: '' },
    check: (values) => ({ b: values.b === '' && 'Enter B', g: values.g === '' && 'Enter G' }),
    write: async () => undefined,
  })
  return (
    <Form label="Long" {...form.frame}>
      {names.map((name) => (
        <TextField key={name} label={name.toUpperCase()} {...form.field(name)} />
      ))}
      <SaveBar {...form.bar} />
    </Form>
  )
}

it('a long form has a summary that leads to its fields', async () => {
  const { user } = renderScreen(<LongForm />)
  await user.click(press())
  expect(screen.getByRole('alert')).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Enter G' }))
  expect(screen.getByRole('textbox', { name: 'G' })).toHaveFocus()
})
