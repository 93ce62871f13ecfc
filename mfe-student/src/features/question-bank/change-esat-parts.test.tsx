import { ApiError } from '@portal/shared/api'
import { expectNoAxeViolations, renderScreen, screen, waitFor } from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import { EsatParts } from './esat-parts.tsx'
import { bankCalls, makeBank } from './question-bank.testing.ts'

const save = 'POST /Subject/AdmissionTest/SetESATParts'
const getParts = 'GET /Subject/SectionNumber/GetESATParts'
const parts = [
  { id: 2, sectionNo: 'Physics', isChosen: true },
  { id: 3, sectionNo: 'Chemistry', isChosen: false },
  { id: 4, sectionNo: 'Biology', isChosen: true },
]

it('changes the chosen parts in a dialog that can be closed', async () => {
  const { user, network } = renderScreen(<EsatParts bank={makeBank()} />, {
    calls: bankCalls({ [getParts]: parts, [save]: undefined }),
  })
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Biology' }))
  await user.click(screen.getByRole('button', { name: 'Select 2 ESAT parts:' }))
  await user.click(screen.getByRole('option', { name: 'Chemistry' }))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(network.requestsOf(save)[0]?.body).toEqual({ selectedParts: [2, 3] })
  await waitFor(() => expect(network.requestsOf(getParts).length).toBeGreaterThan(1))
})

it.each([
  ['a refusal', new ApiError({ status: 500, message: 'Away for a moment.' }), 'Away for a moment.'],
  ['no network', new ApiError({ status: 0, message: '' }), 'The connection was lost.'],
])('says after %s that nothing was saved, and can be tried again', async (_, failure, said) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, network } = renderScreen(<EsatParts bank={makeBank()} />, {
    calls: bankCalls({ [getParts]: parts, [save]: failure }),
  })
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const confirm = await screen.findByRole('button', { name: 'Confirm' })
  await user.click(confirm)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Your parts were not saved')
  expect(alert).toHaveTextContent(said)
  expect(confirm).toBeEnabled()
  expect(confirm).not.toHaveAttribute('aria-disabled')
  expect(screen.getByText('2/2 selected')).toBeVisible()
  await expectNoAxeViolations()

  network.answer({ [save]: undefined })
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(network.requestsOf(save)).toHaveLength(2)
})

it('changes nothing while the portal is viewed as the student', async () => {
  const { user } = renderScreen(<EsatParts bank={makeBank()} />, {
    claims: { isImpersonating: true },
    calls: bankCalls({ [getParts]: parts }),
  })
  const change = await screen.findByRole('button', { name: 'Change' })
  await user.click(change)
  expect(change).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
