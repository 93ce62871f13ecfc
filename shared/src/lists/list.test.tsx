import { ApiError, type CallAnswer } from '@portal/shared/api'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '../testing/index.ts'
import { call, exportCall, renderList, rows, Screen, viewsCall } from './list.testing.tsx'

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)

describe('what is filtered', () => {
  test('stands as chips, each to be taken off, or all at once', async () => {
    const { user, address } = await renderList({ address: '?light=red&search=an' })
    await user.click(screen.getByRole('button', { name: 'Remove Activity: Ten days or more' }))
    expect(address()).toBe('/list?search=an')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Ten days or more' }))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/list')
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
    await expectNoAxeViolations()
  })
})

describe('columns and rows', () => {
  test('can be hidden, moved, put near each other, and put back', async () => {
    const { user, address, network } = await renderList()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns and rows' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Email' }))
    expect(address()).toBe('/list?columns=name%2Cyear')
    expect(dialog.getByRole('checkbox', { name: 'Email' })).toHaveFocus()
    dialog.getByRole('button', { name: 'Move Year' }).focus()
    await user.keyboard(' {ArrowUp} ')
    expect(dialog.getByText('“Year” is put down, place 1 of 2 in Shown')).toBeInTheDocument()
    expect(address()).toBe('/list?columns=year%2Cname')
    await user.click(dialog.getByRole('checkbox', { name: 'Email' }))
    expect(address()).toBe('/list?columns=year%2Cname%2Cemail')
    await user.click(dialog.getByRole('switch', { name: 'Compact rows' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Rows on a page' }), '50')
    await waitFor(() => expect(network.requestsOf(call).at(-1)?.query?.pageSize).toBe('50'))
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(headers()).toEqual(['Year', 'Name', 'Email'])
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('button', { name: 'As usual' }))
    expect(address()).toBe('/list')
  })
})

describe('the file', () => {
  beforeEach(() => {
    URL.createObjectURL = vi.fn(() => 'blob:file')
    URL.revokeObjectURL = vi.fn()
    return () => vi.restoreAllMocks()
  })

  test('has all that fits, in its order', async () => {
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user, network } = await renderList({ address: '?light=red&page=3' })
    network.answer({ [exportCall]: new Blob(['Name']) })
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce())
    expect(network.requestsOf(exportCall)[0]?.query).toEqual({
      sort: 'name',
      direction: 'asc',
      light: 'red',
    })
  })

  test('is none where it broke off', async () => {
    const { user, network } = await renderList()
    network.answer({
      [exportCall]: new ApiError({ status: 0, message: 'The connection was lost.' }),
    })
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    expect(
      await screen.findByText('The file could not be made. The connection was lost.'),
    ).toBeVisible()
    expect(URL.createObjectURL).not.toHaveBeenCalled()
  })
})

test('is worked by keys: to the search, from row to row, to choose, to open, and back', async () => {
  const { user, address } = await renderList({
    actions: [{ id: 'stop', label: 'Stop', run: async () => undefined }],
  })
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp} ')
  expect(screen.getByRole('checkbox', { name: 'Select Bo' })).toBeChecked()
  expect(screen.getByRole('link', { name: 'Bo' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('checkbox', { name: 'Select Bo' })).not.toBeChecked()
  await user.keyboard('{End}')
  expect(screen.getByRole('link', { name: 'Cy' })).toHaveFocus()
  await user.keyboard('{Home}{Enter}')
  expect(address()).toBe(`/student/${testUid(1)}`)
})

describe('the way down from the search', () => {
  const slowly = async () => {
    const view = await renderList()
    let arrive = () => {}
    const coming = new Promise<void>((resolve) => {
      arrive = resolve
    })
    view.network.answer({
      [call]: async () => {
        await coming
        return { students: rows.slice(1), totalCount: 2 }
      },
    })
    const asked = () =>
      waitFor(() => expect(view.network.requestsOf(call).at(-1)?.query?.search).toBe('test'))
    await view.user.keyboard('/test')
    return { ...view, arrive, asked }
  }

  test.each(['as soon as it is typed', 'while it is looked for'])(
    'waits for what is found, when it is taken %s',
    async (when) => {
      const { user, arrive, asked } = await slowly()
      if (when === 'while it is looked for') await asked()
      await user.keyboard('{ArrowDown}')
      await asked()
      expect(screen.getByRole('searchbox')).toHaveFocus()
      arrive()
      await waitFor(() => expect(screen.getByRole('link', { name: 'Bo' })).toHaveFocus())
    },
  )

  test('is forgotten by whoever types on', async () => {
    const { user, arrive, asked } = await slowly()
    await user.keyboard('{ArrowDown}{ArrowLeft}')
    await asked()
    arrive()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull())
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })
})

test('Escape with nothing to take back stays on its page', async () => {
  const { user, address } = await renderList({ address: '?page=2' })
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.keyboard('{Escape}{Escape}')
  expect(address()).toBe('/list?page=2')
})

test('rows of before are said to be so, and cannot be chosen, while others are on their way', async () => {
  const next = Promise.withResolvers<CallAnswer<typeof call>>()
  const { user, network } = await renderList()
  network.answer({ [call]: () => next.promise })
  await user.click(await screen.findByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByRole('table')).toHaveAttribute('inert')
  next.resolve({ students: rows.slice(1), totalCount: 598 })
  await waitFor(() => expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByText('Ana')).toBeNull()
})

describe('no rows', () => {
  const renderEmpty = (path: string) =>
    renderScreen(<Screen />, {
      role: 'Admin',
      path,
      calls: { [call]: { students: [], totalCount: 0 }, [viewsCall]: { views: [] } },
    })

  test('are told from none that fits', async () => {
    const { user } = renderEmpty('/list?search=x')
    expect(await screen.findByRole('heading', { name: 'No student fits' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeVisible()
  })

  test('past the end lead to the last page, with its rows', async () => {
    const { address } = await renderList({ address: '?page=99', total: 23 })
    await waitFor(() => expect(address()).toBe('/list?page=2'))
    expect(screen.getByRole('link', { name: 'Ana' })).toBeVisible()
  })

  test('for a failure offer to try again', async () => {
    const { user, network } = renderScreen(<Screen />, {
      role: 'Admin',
      calls: { [call]: new ApiError({ status: 500, message: 'No.' }), [viewsCall]: { views: [] } },
    })
    expect(await screen.findByText('The students could not be loaded')).toBeVisible()
    network.answer({ [call]: { students: rows, totalCount: 3 } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible()
  })
})
