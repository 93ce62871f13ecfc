import { expect, test, vi } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen } from '../../testing/index.ts'
import { Menu, type MenuItem } from '../index.ts'

function items(onChoose = vi.fn()): readonly MenuItem[] {
  return [
    { id: 'open', label: 'Open', to: '/open' },
    { id: 'copy', label: 'Make a copy', onChoose },
    { id: 'move', label: 'Move', disabled: true },
    { id: 'delete', label: 'Delete', onChoose, danger: true },
  ]
}

test('opens by arrow key on its first entry; keys move, wrap and jump; Escape gives focus back', async () => {
  const { user } = renderScreen(<Menu label="Actions" items={items()} />)
  const button = screen.getByRole('button', { name: 'Actions' })
  button.focus()
  await user.keyboard('{ArrowDown}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
  await expectNoAxeViolations()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await user.keyboard('m')
  expect(screen.getByRole('menuitem', { name: 'Make a copy' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
})

test('choosing runs the action once, closes and gives focus back', async () => {
  const onChoose = vi.fn()
  const { user } = renderScreen(<Menu label="Actions" items={items(onChoose)} />)
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await user.click(screen.getByRole('menuitem', { name: 'Make a copy' }))
  expect(onChoose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus()
})

test('entries that lead somewhere are links; one that is not available does nothing', async () => {
  const { user, address } = renderScreen(<Menu label="Actions" items={items()} />)
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await user.click(screen.getByRole('menuitem', { name: 'Move' }))
  expect(screen.getByRole('menu')).toBeInTheDocument()
  const link = screen.getByRole('menuitem', { name: 'Open' })
  expect(link).toHaveAttribute('href', '/open')
  await user.click(link)
  expect(address()).toBe('/open')
})

test('a press elsewhere closes it', async () => {
  const { user } = renderScreen(
    <>
      <Menu label="Actions" items={items()} />
      <p>Elsewhere</p>
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Actions' }))
  await user.click(screen.getByText('Elsewhere'))
  expect(screen.queryByRole('menu')).toBeNull()
})
