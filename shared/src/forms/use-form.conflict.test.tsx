import { Form, SaveBar, TextField, type Theirs, useForm } from '@portal/shared/forms'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { Button } from '@portal/shared/ui'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { press, refusal } from './forms.testing.tsx'

const person = { name: 'Ada', phone: '1', version: 1 }
type Person = typeof person

function PersonForm({
  write,
  theirs,
  start = person,
  clash,
}: {
  clash?: 'whole'
  write: (body: Person) => Promise<unknown>
  theirs: Theirs<Person>
  start?: Person
}) {
  const form = useForm<Person, Person>({
    name: null,
    start,
    write,
    theirs: async () => theirs,
    ...(clash && { clash }),
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

  it('is taken whole, mine or theirs, where that is wanted', async () => {
    const write = vi.fn<(body: Person) => Promise<unknown>>()
    write.mockRejectedValue(refusal(409))
    const values = { name: 'Augusta', phone: '2', version: 2 }
    const { user } = renderScreen(
      <PersonForm write={write} theirs={{ values, by, at }} clash="whole" />,
    )
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
    await user.click(press())
    expect(await screen.findByRole('region', { name: 'Name, yours' })).toHaveTextContent('Ada!')
    expect(screen.getByRole('region', { name: 'Name, by Grace Hopper' })).toHaveTextContent(
      'Augusta',
    )
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Save mine as a new version' }))
    expect(write).toHaveBeenLastCalledWith({ name: 'Ada!', phone: '1', version: 2 })
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Augusta')
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('2')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says of each field who changed it last, where several saved', async () => {
    const write = vi.fn<(body: Person) => Promise<unknown>>()
    write.mockRejectedValue(refusal(409))
    const values = { name: 'Augusta', phone: '2', version: 4 }
    const earlier = new Date(Date.now() - 3_600_000).toISOString()
    const changes = [
      { field: 'name', byName: 'Bo', at: earlier },
      { field: 'name', byName: 'Cy', at: earlier },
      { field: 'phone', byName: by, at },
    ]
    const { user } = renderScreen(<PersonForm write={write} theirs={{ values, by, at, changes }} />)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
    await user.click(press())
    expect(await screen.findByText(/^Cy changed Name/)).toHaveTextContent('1 hour ago')
    expect(screen.getByText(/^Grace Hopper changed Phone/)).toHaveTextContent('2 minutes ago')
    expect(screen.getByRole('radio', { name: /Augusta.*Cy/ })).toBeVisible()
  })

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

  it('which is as it was: says that it was saved, and saves mine on top', async () => {
    const { user, write } = await setUp({ name: 'Ada', phone: '1', version: 2 })
    expect(screen.getByRole('alert')).toHaveTextContent('Grace Hopper saved it 2 minutes ago.')
    await user.click(screen.getByRole('button', { name: 'Save mine too' }))
    expect(write).toHaveBeenLastCalledWith({ name: 'Ada!', phone: '1', version: 2 })
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
