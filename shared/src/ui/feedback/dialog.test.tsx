import { TextField } from '@portal/shared/forms'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { expectNoAxeViolations, fireEvent, renderScreen, screen } from '../../testing/index.ts'
import { Button, ConfirmDialog, Dialog } from '../index.ts'

function WithDialog({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose?.()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      <Dialog open={open} onClose={close} title="Insert equation" description="In LaTeX">
        <TextField label="Enter Equation" />
      </Dialog>
    </>
  )
}

test('a dialog is named by its title and gives focus back when its close button is pressed', async () => {
  const { user } = renderScreen(<WithDialog />)
  await user.click(screen.getByRole('button', { name: 'Open it' }))
  expect(screen.getByRole('dialog', { name: 'Insert equation' })).toHaveAccessibleDescription(
    'In LaTeX',
  )
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open it' })).toHaveFocus()
})

test('Escape, which the browser sends as a cancel event, asks to close', async () => {
  const onClose = vi.fn()
  const { user } = renderScreen(<WithDialog onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: 'Open it' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a confirm dialog that fails stays open with the message and can be tried again', async () => {
  const onClose = vi.fn()
  const onConfirm = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(Object.assign(new Error('The assignment is in use'), { status: 409 }))
    .mockResolvedValueOnce()
  const { user } = renderScreen(
    <ConfirmDialog
      open
      danger
      title="Are you sure you want to delete this assignment?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The assignment is in use')
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a second press while the work runs does nothing', async () => {
  const onConfirm = vi.fn(() => new Promise<void>(() => undefined))
  const { user } = renderScreen(
    <ConfirmDialog
      open
      title="Delete it?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  )
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true')
})

test('a dialog that must be answered opens again when the browser closes it', () => {
  renderScreen(<Dialog open title="Choose" />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
})

test('a dialog that the browser closes by itself tells whoever opened it', () => {
  const onClose = vi.fn()
  renderScreen(<Dialog open title="Choose" onClose={onClose} />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog that opens by itself gives focus to none of its controls', () => {
  renderScreen(
    <Dialog open opensByItself title="Rate it" onClose={() => undefined}>
      <TextField label="Rating" />
    </Dialog>,
  )
  expect(screen.getByRole('dialog')).toHaveFocus()
})
