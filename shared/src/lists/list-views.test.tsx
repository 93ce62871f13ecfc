import { describe, expect, test } from 'vitest'
import { expectNoAxeViolations, screen, testUid, waitFor, within } from '../testing/index.ts'
import { renderList, saveCall, view, viewsCall } from './list.testing.tsx'

describe('views', () => {
  test('are kept under a name and opened again', async () => {
    const { user, network } = await renderList({ address: '?light=red&page=2' })
    await user.click(await screen.findByRole('button', { name: 'Views' }))
    await user.click(screen.getByRole('menuitem', { name: 'Keep this view' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep this view' }))
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Red ones')
    await user.click(dialog.getByRole('switch', { name: 'Share it with the other admins' }))
    await expectNoAxeViolations()
    network.answer({ [viewsCall]: { views: [view({ isShared: true })] } })
    await user.click(dialog.getByRole('button', { name: 'Keep' }))
    expect(await screen.findByRole('button', { name: 'Red ones' })).toBeVisible()
    expect(network.requestsOf(saveCall)[0]?.body).toEqual({
      list: 'students',
      name: 'Red ones',
      address: 'light=red',
      isShared: true,
      isDefault: false,
    })
  })

  test('open with the list where they are the default, an own one first, and once', async () => {
    const shared = view({ id: testUid(41), name: 'Ours', isOwn: false, isDefault: true })
    const { user, address } = await renderList({
      views: [shared, view({ address: 'search=an', isDefault: true })],
    })
    await waitFor(() => expect(address()).toBe('/list?search=an'))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/list')
  })

  test('do not open over what an address asks for', async () => {
    const { user, address } = await renderList({
      address: '?search=bo',
      views: [view({ isDefault: true })],
    })
    await user.click(await screen.findByRole('button', { name: 'Views' }))
    expect(address()).toBe('/list?search=bo')
    await user.click(screen.getByRole('menuitem', { name: 'Red ones' }))
    expect(address()).toBe('/list?light=red')
  })

  test('can be deleted, and brought back', async () => {
    const { user, network } = await renderList({ address: '?light=red', views: [view()] })
    await user.click(await screen.findByRole('button', { name: 'Red ones' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete “Red ones”' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
        name: 'Red ones',
        address: 'light=red',
      }),
    )
  })
})
