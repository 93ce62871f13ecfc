import { Form, FormDialog, TextField, useForm } from '@portal/shared/forms'
import {
  expectNoAxeViolations,
  fireEvent,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { Button } from '@portal/shared/ui'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

beforeEach(() => sessionStorage.clear())

function TermDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    name: 'term 1',
    start: { name: 'Autumn' },
    write: async () => undefined,
    done: onClose,
  })
  return (
    <FormDialog form={form} title="Edit Autumn" save="Save term" onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  )
}

/** A page with a form of its own, from which the dialog is opened. */
function Page() {
  const form = useForm({ name: 'page', start: { note: '' }, write: async () => undefined })
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <Form {...form.frame}>
        <TextField label="Note" {...form.field('note')} />
      </Form>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {isOpen ? <TermDialog onClose={() => setOpen(false)} /> : null}
    </main>
  )
}

const dialog = () => screen.queryByRole('dialog', { name: 'Edit Autumn' })
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })
const field = () => screen.getByRole('textbox', { name: 'Name' })
const press = (name: string) => screen.getByRole('button', { name })
const open = async () => {
  const rendered = renderScreen(<Page />)
  await rendered.user.click(press('Edit'))
  return rendered
}

const ways: [string, (user: ReturnType<typeof renderScreen>['user']) => unknown][] = [
  ['Cancel', (user) => user.click(press('Cancel'))],
  ['the cross', (user) => user.click(press('Close'))],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel'))],
  [
    'Escape pressed twice',
    () => {
      const native = screen.getByRole<HTMLDialogElement>('dialog')
      native.close()
      fireEvent(native, new Event('close'))
    },
  ],
]
const pressBeside = () =>
  fireEvent.mouseDown(screen.getByRole('dialog'), { clientX: 900, clientY: 900 })

describe('a form in a dialog', () => {
  it.each([...ways, ['a press beside', pressBeside] as const])(
    'closes by %s while nothing is unsaved',
    async (_, leave) => {
      const { user } = await open()
      await leave(user)
      expect(dialog()).toBeNull()
      expect(press('Edit')).toHaveFocus()
    },
  )

  it.each(ways)('asks before %s gives up what is unsaved, its draft too', async (_, leave) => {
    const { user } = await open()
    await user.type(field(), ' 2027')
    await leave(user)
    expect(question()).toBeVisible()
    await user.click(press('Stay'))
    expect(question()).toBeNull()
    expect(field()).toHaveValue('Autumn 2027')
    expect(dialog()).toHaveAttribute('open')
    await leave(user)
    await user.click(press('Leave'))
    await waitFor(() => expect(dialog()).toBeNull())
    expect(press('Edit')).toHaveFocus()
    expect(sessionStorage).toHaveLength(0)
    await user.click(press('Edit'))
    expect(field()).toHaveValue('Autumn')
  })

  it('stays at a press beside while something is unsaved', async () => {
    const { user } = await open()
    await user.type(field(), '!')
    pressBeside()
    expect(dialog()).toBeVisible()
    expect(question()).toBeNull()
  })

  it('shows after a reload what was typed, says so, and gives the way back', async () => {
    const before = await open()
    await before.user.type(field(), ' 2027')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    before.unmount()
    const { user } = await open()
    expect(field()).toHaveValue('Autumn 2027')
    expect(screen.getByText('Unsaved changes from before')).toBeVisible()
    await expectNoAxeViolations()
    await user.type(field(), '!')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    await user.click(press('Undo changes'))
    expect(field()).toHaveValue('Autumn')
    await user.click(press('Cancel'))
    expect(dialog()).toBeNull()
  })

  it('is saved without a question', async () => {
    const { user } = await open()
    await user.type(field(), '!')
    await user.click(press('Save term'))
    await waitFor(() => expect(dialog()).toBeNull())
    expect(question()).toBeNull()
  })

  it('is left without the page’s own form, whose words stay', async () => {
    const { user } = renderScreen(<Page />)
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Mine')
    await user.click(press('Edit'))
    await user.click(press('Cancel'))
    expect(question()).toBeNull()
    await user.click(press('Edit'))
    await user.type(field(), '!')
    await user.click(press('Cancel'))
    await user.click(press('Leave'))
    await waitFor(() => expect(dialog()).toBeNull())
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Mine')
    expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/ page$/)])
  })
})
