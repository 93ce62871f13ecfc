import { renderScreen, screen, waitFor } from '@portal/shared/testing'
import { expect, it } from 'vitest'
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
