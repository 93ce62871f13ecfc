import { ApiError } from '@portal/shared/api'
import type { BulkAction } from '@portal/shared/lists'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { expectNoAxeViolations, screen, testUid, within } from '../testing/index.ts'
import { renderList } from './list.testing.tsx'

describe('several rows', () => {
  const run = vi.fn<BulkAction['run']>()
  const undo = vi.fn()
  const actions = [{ id: 'stop', label: 'Stop', run }]
  beforeEach(() => {
    run.mockReset().mockResolvedValue({ said: 'They are stopped.', undo })
    undo.mockReset()
  })

  test('can be chosen and acted on, with the way back', async () => {
    const { user } = await renderList({ actions })
    await user.click(screen.getByRole('checkbox', { name: 'Select Bo' }))
    const bar = within(screen.getByRole('group', { name: 'What is chosen' }))
    expect(bar.getByRole('status')).toHaveTextContent('1 student chosen')
    await expectNoAxeViolations()
    await user.click(bar.getByRole('button', { name: 'Stop' }))
    expect(run).toHaveBeenCalledWith({ ids: [testUid(2)] }, 1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.getByRole('checkbox', { name: 'Select Bo' })).not.toBeChecked()
  })

  test('can be all that match, with what is sought and how many that was', async () => {
    const { user } = await renderList({ actions, address: '?light=red' })
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Choose all 598 that match' }))
    expect(screen.getByText('All 598 students that match chosen')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(run).toHaveBeenCalledWith({ filter: { light: 'red' }, expectedCount: 598 }, 598)
  })

  test('stay chosen when it could not be done, which is said', async () => {
    run.mockRejectedValue(new ApiError({ status: 409, message: 'The list has changed.' }))
    const { user } = await renderList({ actions })
    await user.click(screen.getByRole('checkbox', { name: 'Select Ana' }))
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('The list has changed.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Select Ana' })).toBeChecked()
  })

  test('stay chosen when it was thought better of', async () => {
    run.mockResolvedValue(undefined)
    const { user } = await renderList({ actions })
    await user.click(screen.getByRole('checkbox', { name: 'Select Ana' }))
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.getByRole('checkbox', { name: 'Select Ana' })).toBeChecked()
  })
})
