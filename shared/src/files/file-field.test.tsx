import { Form, SaveBar, TextField, useForm } from '@portal/shared/forms'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  expectNoAxeViolations,
  fireEvent,
  renderScreen,
  screen,
  waitFor,
} from '../testing/index.ts'
import type { fakeSending } from './fake-sending.testing.ts'
import { FileField, FilesField, type FileValue } from './file-field.tsx'
import { fakeServer, kept, pdf } from './files.testing.ts'

let sending: ReturnType<typeof fakeSending>
let restore: () => void
beforeEach(() => {
  ;({ sending, restore } = fakeServer())
})
afterEach(() => restore())

describe('a file of a form', () => {
  const value = { id: kept.id, name: kept.name, bytes: kept.bytes }
  function Form({ start = null, readOnly }: { start?: FileValue | null; readOnly?: true }) {
    const [script, setScript] = useState(start)
    const [slides, setSlides] = useState<readonly FileValue[]>([])
    return (
      <>
        <FileField
          label="Script"
          error="Give a script"
          kind="pdf"
          name="script"
          {...(readOnly && { readOnly })}
          value={script}
          onValue={setScript}
        />
        <FilesField label="Slides" kind="pdf" max={2} value={slides} onValue={setSlides} />
      </>
    )
  }

  it('is sent at once, stands in the form, and is taken out again', async () => {
    renderScreen(<Form />)
    const field = screen.getByLabelText('Script')
    expect(field).toHaveAccessibleDescription('Error: Give a script')
    expect(field).toHaveAttribute('name', 'script')
    await userEvent.upload(field, pdf())
    ;(await sending.request(0)).answer(200, kept)
    expect(await screen.findByText('a.pdf (9 B)')).toBeVisible()
    await expectNoAxeViolations()
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
    expect(screen.queryByText(/a\.pdf/)).toBeNull()
  })

  it('takes the place of one that is on its way', async () => {
    renderScreen(<Form />)
    const field = screen.getByLabelText('Script')
    await userEvent.upload(field, pdf('one.pdf'))
    const one = await sending.request(0)
    await userEvent.upload(field, pdf('two.pdf'))
    const two = await sending.request(1)
    expect([one.isAborted, two.isAborted]).toEqual([true, false])
  })

  it('may be several, as many as fit, of which none is lost', async () => {
    renderScreen(<Form />)
    const field = screen.getByLabelText('Slides')
    fireEvent.drop(field, {
      dataTransfer: { files: ['1.pdf', '2.pdf', '3.pdf'].map((n) => pdf(n)) },
    })
    const [one, two] = [await sending.request(0), await sending.request(1)]
    expect(sending.requests).toHaveLength(2)
    one.answer(200, { ...kept, id: 'a', name: '1.pdf' })
    two.answer(200, { ...kept, id: 'b', name: '2.pdf' })
    expect(await screen.findByText('1.pdf (9 B)')).toBeVisible()
    expect(await screen.findByText('2.pdf (9 B)')).toBeVisible()
    expect(field).toBeDisabled()
    expect(field).toHaveAccessibleDescription(/At most 2 files: 1 was left out/)
    expect(screen.getByText('1.pdf is kept. 2.pdf is kept')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove 1.pdf' }))
    expect(field).toHaveAccessibleDescription('')
  })

  it('is shown alone where the form is only read', () => {
    renderScreen(<Form start={value} readOnly />)
    expect(screen.getAllByText('Only to be looked at')[0]).toBeVisible()
    expect(screen.getByText('a.pdf (9 B)')).toBeVisible()
    expect(screen.getByLabelText('Script')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Remove a.pdf' })).toBeNull()
  })
})

describe('a form whose file is on its way', () => {
  function Lesson({ write }: { write: (body: Values) => Promise<unknown> }) {
    const form = useForm<Values>({ name: null, start: { title: '', slides: [] }, write })
    return (
      <Form label="Lesson" {...form.frame}>
        <TextField label="Title" {...form.field('title')} />
        <FilesField label="Slides" kind="pdf" {...form.field('slides')} />
        <SaveBar {...form.bar} />
      </Form>
    )
  }
  interface Values {
    title: string
    slides: FileValue[]
  }
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const sentence = 'A file is still being sent. Save once it is there.'

  it('is not saved without it, says so at the field, and is saved with it once it is there', async () => {
    const write = vi.fn(async () => undefined)
    renderScreen(<Lesson write={write} />)
    const field = screen.getByLabelText('Slides')
    await userEvent.upload(field, [pdf('one.pdf'), pdf('two.pdf')])
    const [one, two] = [await sending.request(0), await sending.request(1)]
    expect(field).not.toHaveAccessibleDescription(/still being sent/)
    await save()
    expect(write).not.toHaveBeenCalled()
    expect(field).toHaveAccessibleDescription(`Error: ${sentence}`)
    expect(field).toHaveFocus()
    one.answer(200, { ...kept, id: 'a', name: 'one.pdf' })
    expect(await screen.findByText('one.pdf (9 B)')).toBeVisible()
    await save()
    expect(write).not.toHaveBeenCalled()
    two.answer(200, { ...kept, id: 'b', name: 'two.pdf' })
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    await save()
    const slides = ['one.pdf', 'two.pdf'].map((name, at) => ({ id: 'ab'[at], name, bytes: 9 }))
    expect(write).toHaveBeenCalledWith({ title: '', slides })
  })

  it('is saved without one that was stopped, or did not get there', async () => {
    const write = vi.fn(async () => undefined)
    renderScreen(<Lesson write={write} />)
    await userEvent.upload(screen.getByLabelText('Slides'), [pdf('one.pdf'), pdf('two.pdf')])
    await sending.request(0)
    ;(await sending.request(1)).answer(422, 'File must be a PDF')
    await screen.findByRole('alert')
    await save()
    expect(write).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel one.pdf' }))
    await save()
    expect(write).toHaveBeenCalledWith({ title: '', slides: [] })
  })
})
