import { ApiError } from '@portal/shared/api'
import { unsentOf } from '@portal/shared/keeping'
import { useSession } from '@portal/shared/session'
import { act, renderScreen, screen, waitFor, within } from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import {
  focusText,
  leavePageNow,
  makeDeskRead,
  openDesk,
  saveCall,
  testItemId,
  wholeMarking,
} from './desk.testing.tsx'
import { Desk } from './desk.tsx'
import { itemCall } from './desk.types.ts'

it('is discarded where it can never be saved, and asked about no more', async () => {
  const gone = new ApiError({ status: 404, message: 'The item was not found.' })
  const { user, network, onClose } = await openDesk(makeDeskRead({ marking: wholeMarking() }))
  const owner = useSession.getState().claims?.userId ?? ''
  await focusText()
  network.answer({ [saveCall]: gone, [itemCall]: gone })
  await user.keyboard('cMy work{Control>}{Enter}{/Control}')
  act(() => void leavePageNow())
  await user.click(await screen.findByRole('button', { name: 'Discard my work' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  )
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await waitFor(async () => expect(await unsentOf(owner)).toEqual([]))
})

it('shows what an earlier visit left of an item that is gone, to be copied and discarded', async () => {
  const { user, network, unmount } = await openDesk(makeDeskRead({ marking: wholeMarking() }))
  const gone = new ApiError({ status: 404, message: 'The item was not found.' })
  await focusText()
  network.answer({ [saveCall]: gone, [itemCall]: gone })
  await user.keyboard('cLeft behind{Control>}{Enter}{/Control}')
  act(() => void leavePageNow())
  await screen.findByRole('button', { name: 'Discard my work' })
  const { userId = '' } = useSession.getState().claims ?? {}
  unmount()
  renderScreen(<Desk itemId={testItemId} onClose={vi.fn()} />, {
    role: 'Tutor',
    claims: { userId, isEssayPsTutor: true },
    calls: { [itemCall]: gone },
  })
  expect(await screen.findByText('What you wrote here was never saved')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy my work' }))
  expect(await navigator.clipboard.readText()).toContain('Left behind')
  await user.click(screen.getByRole('button', { name: 'Discard my work' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  )
  await waitFor(() => expect(screen.queryByText('What you wrote here was never saved')).toBeNull())
  expect(screen.getByText('This is not with you')).toBeVisible()
})
