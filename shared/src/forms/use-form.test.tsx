import { ApiError } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import { Form, NumberField, SaveBar, TextField, type Theirs, useForm } from '@portal/shared/forms'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { Button, SmartLink } from '@portal/shared/ui'
import { useState } from 'react'
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

  it('follows a record that is read again where nothing was typed', async () => {
    const write = async () => undefined
    function Changing() {
      const [from, setFrom] = useState(start)
      return (
        <>
          <ProfileForm write={write} from={from} />
          <Button onClick={() => setFrom({ ...start, lastName: 'Lovelace' })}>Read again</Button>
        </>
      )
    }
    const { user } = renderScreen(<Changing />, options)
    await user.type(first(), '!')
    await user.click(screen.getByRole('button', { name: 'Read again' }))
    expect(first()).toHaveValue('Ada!')
    expect(last()).toHaveValue('Lovelace')
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
}: {
  write: (body: Person) => Promise<unknown>
  theirs: Theirs<Person>
}) {
  const form = useForm<Person, Person>({
    name: null,
    start: person,
    write,
    theirs: async () => theirs,
  })
  return (
    <Form label="Person" {...form.frame}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Phone" {...form.field('phone')} />
      <SaveBar {...form.bar} />
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
    await screen.findByRole('alert')
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

  it('and mine, where that is chosen', async () => {
    const { user, write } = await setUp({ name: 'Augusta', phone: '1', version: 2 })
    await user.click(screen.getByRole('radio', { name: /^Ada!/ }))
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    expect(write).toHaveBeenLastCalledWith({ name: 'Ada!', phone: '1', version: 2 })
  })
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
