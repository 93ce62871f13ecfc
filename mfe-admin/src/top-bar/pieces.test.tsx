import { expectNoAxeViolations, renderScreen, screen } from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import AuditLegend from '../features/audit-dashboard/audit-legend.tsx'
import BookingFormButton from '../features/sales/booking-form-button.tsx'
import SubmissionsLegend from '../features/submissions/submissions-legend.tsx'

/** What a legend says, light by light. */
const said = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('the admin’s pieces of the top bar', () => {
  it('say what the audit’s colours mean', async () => {
    renderScreen(<AuditLegend />, { role: 'Admin' })
    expect(said()).toEqual(['6 days or fewer', '7-9 days', '10 days or more'])
    await expectNoAxeViolations()
  })

  it('say what the colours of submissions mean', async () => {
    renderScreen(<SubmissionsLegend />, { role: 'Admin' })
    expect(said()).toEqual(['Marked', 'Pending', 'Overdue'])
    await expectNoAxeViolations()
  })

  it('lead to the booking form', async () => {
    renderScreen(<BookingFormButton />, { role: 'Admin' })
    expect(screen.getByRole('link', { name: 'Booking Form' })).toHaveAttribute('href', '/sales')
    await expectNoAxeViolations()
  })
})
