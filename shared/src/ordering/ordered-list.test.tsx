import { ApiError } from '@portal/shared/api'
import { type OrderedGroup, OrderedList, type OrderedListProps } from '@portal/shared/ordering'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen, waitFor, within } from '../testing/index.ts'

type Topics = OrderedGroup<string>[]

const mechanics = { id: 'm', label: 'Mechanics', rows: ['Forces', 'Energy', 'Motion'] }
const waves = { id: 'w', label: 'Waves', rows: ['Light'] }
const fields = { id: 'f', label: 'Fields', rows: [] }

/** As a screen has it whose server answers by `save`. */
function Saved({ start, save, ...props }: { start: Topics; save: Save } & Partial<Props>) {
  const [groups, setGroups] = useState(start)
  return (
    <OrderedList
      label="Topics"
      groups={groups}
      rowKey={(name) => name}
      rowName={(name) => name}
      onOrder={async (order) => {
        await save(order.map(({ keys }) => keys.join(' ')).join(' | '))
        setGroups(start.map((group, at) => ({ ...group, rows: [...(order[at]?.keys ?? [])] })))
      }}
      {...props}
    />
  )
}
type Props = OrderedListProps<string>
type Save = (order: string) => unknown

const shown = () =>
  screen
    .getAllByRole('list')
    .map((list) =>
      within(list)
        .queryAllByRole('listitem')
        .map((row) => row.textContent),
    )
    .map((rows) => rows.join(' '))
    .join(' | ')
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
const saving = () => vi.fn<Save>(async () => undefined)

describe('by keys on the handle', () => {
  test('a row is picked up, carried from group to group and put down, with all of it said', async () => {
    const save = saving()
    const { user } = renderScreen(<Saved start={[mechanics, waves, fields]} save={save} />)
    handle('Energy').focus()
    expect(handle('Energy')).toHaveAccessibleDescription(
      'Press Space to pick it up, the arrow keys to move it, Space to put it down, and Escape to put it back.',
    )
    await user.keyboard(' ')
    expect(handle('Energy')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('“Energy” is picked up, place 2 of 3 in Mechanics')).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByText('“Energy”, place 3 of 3 in Mechanics')).toBeInTheDocument()
    expect(shown()).toBe('Forces Motion Energy | Light')
    await user.keyboard('{ArrowDown}')
    expect(screen.getByText('“Energy”, place 1 of 2 in Waves')).toBeInTheDocument()
    expect(handle('Energy')).toHaveFocus()
    await expectNoAxeViolations()
    // Past the last of a group, into one that is empty, and no further.
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(shown()).toBe('Forces Motion | Light | Energy')
    await user.keyboard('{ArrowUp}')
    expect(shown()).toBe('Forces Motion | Light Energy')
    expect(save).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(screen.getByText('“Energy” is put down, place 2 of 2 in Waves')).toBeInTheDocument()
    expect(handle('Energy')).toHaveFocus()
    expect(handle('Energy')).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(save.mock.calls).toEqual([['Forces Motion | Light Energy | ']]))
    expect(await screen.findByText('“Energy” is moved.')).toBeInTheDocument()
    expect(shown()).toBe('Forces Motion | Light Energy')
  })

  test.each([
    ['Escape', async (user: { keyboard: Press }) => user.keyboard('{Escape}')],
    ['Tab', async (user: { keyboard: Press }) => user.keyboard('{Tab}')],
  ])('%s puts it back, and nothing is saved', async (_, leave) => {
    const save = saving()
    const { user } = renderScreen(<Saved start={[mechanics, waves]} save={save} />)
    handle('Motion').focus()
    await user.keyboard(' {ArrowDown}{ArrowDown}')
    expect(shown()).toBe('Forces Energy | Light Motion')
    await leave(user)
    expect(shown()).toBe('Forces Energy Motion | Light')
    expect(screen.getByText('“Motion” is back, place 3 of 3 in Mechanics')).toBeInTheDocument()
    expect(handle('Motion')).toHaveAttribute('aria-pressed', 'false')
    expect(save).not.toHaveBeenCalled()
  })

  test('a press elsewhere puts it back, and what is put down where it was is not saved', async () => {
    const save = saving()
    const { user } = renderScreen(<Saved start={[mechanics]} save={save} />)
    handle('Forces').focus()
    await user.keyboard(' {ArrowDown}')
    await user.click(document.body)
    expect(shown()).toBe('Forces Energy Motion')
    handle('Forces').focus()
    await user.keyboard(' {ArrowDown}{ArrowUp} ')
    expect(save).not.toHaveBeenCalled()
  })
})
type Press = (keys: string) => Promise<void>

describe('by the menu of a row', () => {
  const open = (name: string) => screen.getByRole('button', { name: `More for ${name}` })

  test('it moves up and down, also to the next group, beside what else the menu has', async () => {
    const save = saving()
    const chosen = vi.fn()
    const menu = (name: string) => [
      { id: 'open', label: `Open ${name}`, onChoose: () => chosen(name) },
    ]
    const { user } = renderScreen(<Saved start={[mechanics, waves]} {...{ save, menu }} />)
    await user.click(open('Forces'))
    expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled')
    await user.click(screen.getByRole('menuitem', { name: 'Open Forces' }))
    expect(chosen).toHaveBeenCalledWith('Forces')
    await user.click(open('Motion'))
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
    expect(shown()).toBe('Forces Energy | Motion Light')
    expect(screen.getByText('“Motion”, place 1 of 2 in Waves')).toBeInTheDocument()
    expect(open('Motion')).toHaveFocus()
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  })

  test('it moves to any place of any group', async () => {
    const save = saving()
    const { user } = renderScreen(<Saved start={[mechanics, waves, fields]} save={save} />)
    await user.click(open('Light'))
    await user.click(screen.getByRole('menuitem', { name: 'Move to …' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move “Light”' }))
    const place = () => dialog.getByRole('combobox', { name: 'Place' })
    expect(place()).toHaveTextContent('First')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Group' }), 'Mechanics')
    await user.selectOptions(place(), 'After “Energy”')
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(save.mock.calls).toEqual([['Forces Energy Light Motion |  | ']]))
    expect(screen.getAllByText('None')).toHaveLength(2)
  })
})

describe('a change', () => {
  const moveUp = async (user: { keyboard: Press }, name: string) => {
    handle(name).focus()
    await user.keyboard(' {ArrowUp} ')
  }

  test('is undone from the toast, which is another save', async () => {
    const save = saving()
    const { user } = renderScreen(<Saved start={[mechanics, waves]} save={save} />)
    await moveUp(user, 'Light')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(shown()).toBe('Forces Energy Motion | Light')
    await waitFor(() =>
      expect(save.mock.calls).toEqual([
        ['Forces Energy Motion Light | '],
        ['Forces Energy Motion | Light'],
      ]),
    )
    expect(await screen.findByText('“Light” is back where it was.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('that fails is put back, with those that wait behind it, and it says so', async () => {
    let fail: (error: unknown) => void = () => undefined
    const save = vi.fn<Save>(() => new Promise((_, reject) => (fail = reject)))
    const { user } = renderScreen(<Saved start={[mechanics]} save={save} />)
    await moveUp(user, 'Motion')
    await moveUp(user, 'Motion')
    expect(shown()).toBe('Motion Forces Energy')
    expect(save).toHaveBeenCalledTimes(1)
    fail(new ApiError({ status: 503, message: 'Please try again.' }))
    expect(
      await screen.findByText(
        'The order could not be saved, so everything is back in its place. Please try again.',
      ),
    ).toBeInTheDocument()
    expect(shown()).toBe('Forces Energy Motion')
    expect(save).toHaveBeenCalledTimes(1)
    save.mockResolvedValueOnce(undefined)
    await moveUp(user, 'Motion')
    expect(await screen.findByText('“Motion” is moved.')).toBeInTheDocument()
  })

  test('waits for the one before it, and only the last can be undone', async () => {
    const answers: (() => void)[] = []
    const save = vi.fn<Save>(() => new Promise<void>((done) => answers.push(done)))
    const { user } = renderScreen(<Saved start={[mechanics]} save={save} />)
    await moveUp(user, 'Energy')
    await moveUp(user, 'Motion')
    expect(save.mock.calls).toEqual([['Energy Forces Motion']])
    answers[0]?.()
    await waitFor(() => expect(save).toHaveBeenLastCalledWith('Energy Motion Forces'))
    expect(shown()).toBe('Energy Motion Forces')
    answers[1]?.()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(shown()).toBe('Energy Forces Motion')
  })

  test('that the screen holds itself, as a form does, is no save', async () => {
    function Held() {
      const [rows, setRows] = useState(mechanics.rows)
      return (
        <OrderedList
          label="Topics"
          groups={[{ ...mechanics, rows }]}
          rowKey={(name) => name}
          rowName={(name) => name}
          onOrder={([all]) => setRows([...(all?.keys ?? [])])}
        />
      )
    }
    const { user } = renderScreen(<Held />)
    await moveUp(user, 'Energy')
    expect(shown()).toBe('Energy Forces Motion')
    expect(screen.getByText('“Energy” is put down, place 1 of 3')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('rows stay as they are', () => {
  test.each([
    ['where nothing may be moved', { readOnly: true }, {}, [mechanics, waves]],
    ['while the portal is viewed as somebody', {}, { isImpersonating: true }, [mechanics, waves]],
    ['where there is one row', {}, {}, [waves]],
    ['where there is none', {}, {}, [fields]],
  ])('%s', async (_, props, claims, start) => {
    renderScreen(<Saved start={start} save={saving()} {...props} />, { claims })
    expect(await screen.findByRole('group', { name: 'Topics' })).toHaveTextContent(
      /Forces|Light|None/,
    )
    expect(screen.queryByRole('button')).toBeNull()
    await expectNoAxeViolations()
  })
})
