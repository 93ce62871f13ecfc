import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it, vi } from 'vitest'
import AlertsScreen from './alerts.screen.tsx'

describe('raising a concern', () => {
  const found = { studentId: testUid(1), name: 'Maya Clarke', programName: 'Premium' }

  it('says of a tutor’s that it waits, and offers the one that is open already', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user, network } = renderScreen(<AlertsScreen />, {
      role: 'Tutor',
      path: '/alerts',
      route: '/alerts',
      calls: {
        'GET /Alert/Alert/GetAlerts': { alerts: [], totalCount: 0 },
        'GET /Student/Summary/FindStudents': { students: [found] },
        'POST /Alert/Alert/Raise': ({ body }) =>
          body.again
            ? { id: testUid(52) }
            : new ApiError({
                status: 409,
                message: 'A concern of this type is open already.',
                data: { id: testUid(50) },
              }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Raise a concern' }))
    const dialog = await screen.findByRole('dialog', { name: 'Raise a concern' })
    expect(dialog).toHaveTextContent('Family and school see nothing of it before it is reviewed.')
    await user.click(within(dialog).getByRole('button', { name: 'Raise concern' }))
    expect(await within(dialog).findByText('Choose the student')).toBeVisible()
    expect(within(dialog).getByText('Say it in at least 10 characters')).toBeVisible()
    await user.type(within(dialog).getByRole('combobox', { name: 'Student' }), 'maya')
    await user.click(await screen.findByRole('option', { name: /Maya Clarke/ }))
    await user.click(within(dialog).getByRole('radio', { name: 'Tutor Swap' }))
    expect(within(dialog).getByRole('radio', { name: 'Staff alone' })).toBeChecked()
    await user.type(within(dialog).getByLabelText('What you have seen'), 'Asks for Saturdays.')
    await user.click(within(dialog).getByRole('button', { name: 'Raise concern' }))
    expect(await within(dialog).findByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      `/alerts?alert=${testUid(50)}`,
    )
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('checkbox', { name: /Raise a further one/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Raise concern' }))
    await waitFor(() =>
      expect(screen.getByText(/waits for your senior tutor’s review/)).toBeVisible(),
    )
    expect(network.requestsOf('POST /Alert/Alert/Raise')[1]?.body).toEqual({
      ...{ studentId: testUid(1), type: 3, note: 'Asks for Saturdays.', audience: 'staff' },
      ...{ followUpAt: null, tellStudent: null, again: true },
    })
  })
})
