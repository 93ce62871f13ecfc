import { ApiError } from '@portal/shared/api'
import { LeaveGuard, useUnsaved } from '@portal/shared/leaving'
import {
  expectNoAxeViolations,
  makeClaims,
  makePayload,
  makeToken,
  type RenderScreenOptions,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import StudentPortalButton from './student-portal-button.tsx'

const childrenCall = 'GET /Dashboard/Parent/Dashboard/GetChildren'
const start = 'POST /authentication/admin/impersonation/startImpersonation'
const maya = { studentId: testUid(1), firstName: 'Maya', fullName: 'Maya Clarke' }
const theo = { studentId: testUid(2), firstName: 'Theo', fullName: 'Theo Clarke' }

const view = {
  accessToken: makeToken(makePayload(makeClaims({ userId: testUid(1), isImpersonating: true }))),
  refreshToken: 'view-refresh',
}

const family = (...children: (typeof maya)[]) => ({
  [childrenCall]: { children, first: null, announcements: [] },
})

const renderButton = (calls: RenderScreenOptions['calls']) =>
  renderScreen(<StudentPortalButton />, { role: 'Parent', calls })

const button = () => screen.getByRole('button', { name: 'Student Portal' })

beforeEach(() => {
  // jsdom says on the console that it cannot load the dashboard.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('Student Portal', () => {
  it('starts the view of an only child at once, and keeps the parent’s session', async () => {
    const { user, network } = renderButton({ ...family(maya), [start]: view })
    const own = localStorage.getItem('token')
    await user.click(button())
    await waitFor(() => expect(localStorage.getItem('token')).toBe(view.accessToken))
    expect(localStorage.getItem('own-token')).toBe(own)
    expect(network.requestsOf(start)[0]?.body).toEqual({
      isParent: true,
      studentId: maya.studentId,
    })
  })

  it('asks first where something typed would be lost', async () => {
    function Typed() {
      useUnsaved(true)
      return <LeaveGuard />
    }
    const { user, network } = renderScreen(
      <>
        <StudentPortalButton />
        <Typed />
      </>,
      { role: 'Parent', calls: { ...family(maya), [start]: view } },
    )
    await user.click(button())
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(network.requestsOf(start)).toHaveLength(0)
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(localStorage.getItem('token')).toBe(view.accessToken))
  })

  it('asks which of several', async () => {
    const { user, network } = renderButton({ ...family(maya, theo), [start]: view })
    await user.click(button())
    const dialog = await screen.findByRole('dialog', { name: 'Student Portal' })
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('button', { name: 'Theo Clarke' }))
    await waitFor(() => expect(localStorage.getItem('token')).toBe(view.accessToken))
    expect(network.requestsOf(start)[0]?.body).toEqual({
      isParent: true,
      studentId: theo.studentId,
    })
  })

  it('says so when there is no child to choose', async () => {
    const { user } = renderButton(family())
    await user.click(button())
    expect(await screen.findByText('No student is linked to your account')).toBeVisible()
  })

  it('only logs a failure, and can be pressed again', async () => {
    const failure = new ApiError({ status: 422, message: 'This account has been stopped.' })
    const { user, network } = renderButton({ ...family(maya), [start]: failure })
    await user.click(button())
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        'The student view could not be started',
        expect.any(ApiError),
      ),
    )
    expect(screen.queryByText(/stopped/)).toBeNull()
    expect(localStorage.getItem('own-token')).toBeNull()
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
    network.answer({ [start]: view })
    await user.click(button())
    await waitFor(() => expect(localStorage.getItem('token')).toBe(view.accessToken))
  })
})
