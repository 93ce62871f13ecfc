import type { ApiError } from '@portal/shared/api'
import { Form, type FormField, SaveBar, TextField, useForm } from '@portal/shared/forms'
import { expectNoAxeViolations, renderScreen, screen, waitFor } from '@portal/shared/testing'
import { Button } from '@portal/shared/ui'
import { memo, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { first, last, options, ProfileForm, press, refusal, start } from './forms.testing.tsx'

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
  await user.click(press())
  expect(screen.getByRole('alert')).toHaveFocus()
})
