import { ApiError } from '@portal/shared/api'
import { Link, useLocation } from '@portal/shared/router'
import { type FakeCalls, renderScreen, screen, waitFor } from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStudentChecks } from './student-checks.tsx'

const failed = new ApiError({ status: 500, message: 'Away.', serverMessage: 'Away.' })
const feedback = {
  toGiveFeedback: true,
  feedbackType: 'TuitionHour',
  tutors: [],
  toGiveFeedbackForSibling: false,
  hour: {
    tuitionHours: 12,
    feedbackHour: 7,
    tutorName: 'Tom Harper',
    subject: 'Physics',
    startsAt: '2027-03-01T10:00:00.000Z',
  },
}
const survey = { ...feedback, feedbackType: 'Programme after 10 hours', hour: null }

/** Modals as buttons: what they do inside is tested beside them. */
const Checks = makeStudentChecks({
  esat: async () => ({
    default: ({ onDone }) => (
      <button type="button" onClick={onDone}>
        ESAT
      </button>
    ),
  }),
  hour: async () => ({
    default: ({ status, onDone, onLater }) => (
      <>
        <button type="button" onClick={onDone}>
          {`Hour ${status.hour?.feedbackHour}`}
        </button>
        <button type="button" onClick={onLater}>
          Later
        </button>
      </>
    ),
  }),
  survey: async () => ({ default: ({ status }) => <p>{`Survey ${status.feedbackType}`}</p> }),
})

/** A portal of a framed page and a bare one. */
function Portal() {
  const { pathname } = useLocation()
  return (
    <>
      <Link to="/">Dashboard</Link>
      <Link to="/runner">Runner</Link>
      {/* As in the shell, which leaves one layout for the other. */}
      <Checks key={pathname} isFramed={pathname !== '/runner' && pathname !== '/diagnostic-test'} />
    </>
  )
}

const keys = {
  info: 'GET /User/Student/GetInfo',
  diagnostic: 'GET /User/Student/DiagnosticTest',
  esat: 'GET /User/Student/ESATInfo',
  feedback: 'GET /User/Student/GetCSATStatus',
} as const

function renderPortal(calls: FakeCalls = {}, options: { path?: string; isViewing?: boolean } = {}) {
  return renderScreen(<Portal />, {
    path: options.path ?? '/',
    claims: { isImpersonating: options.isViewing ?? false },
    calls: {
      [keys.info]: { isExpired: false },
      [keys.diagnostic]: false,
      [keys.esat]: false,
      [keys.feedback]: { ...feedback, toGiveFeedback: false },
      ...calls,
    },
  })
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('the checks at the start', () => {
  it('asks all four once, and shows nothing when nothing is due', async () => {
    const { network, user } = renderPortal()
    await waitFor(() => expect(network.requests).toHaveLength(4))
    await user.click(screen.getByRole('link', { name: 'Runner' }))
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    expect(network.requests).toHaveLength(4)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('sends a student whose programme has ended to /expired, from bare pages too', async () => {
    const { address } = renderPortal(
      { [keys.info]: { isExpired: true }, [keys.esat]: true },
      { path: '/runner' },
    )
    await waitFor(() => expect(address()).toBe('/expired'))
  })

  it('sends a student with a diagnostic test there, but not from a running paper', async () => {
    const { address, network, user } = renderPortal(
      { [keys.diagnostic]: true, [keys.esat]: true },
      { path: '/runner' },
    )
    await waitFor(() => expect(network.requests).toHaveLength(4))
    expect(address()).toBe('/runner')
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await waitFor(() => expect(address()).toBe('/diagnostic-test'))
    expect(screen.queryByRole('button', { name: 'ESAT' })).not.toBeInTheDocument()
  })

  it('opens one modal at a time: the picker, then the pop-up, then none', async () => {
    const { user } = renderPortal({ [keys.esat]: true, [keys.feedback]: feedback })
    const esat = await screen.findByRole('button', { name: 'ESAT' })
    expect(screen.queryByRole('button', { name: 'Hour 7' })).not.toBeInTheDocument()
    await user.click(esat)
    await user.click(await screen.findByRole('button', { name: 'Hour 7' }))
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
  })

  it('leaves what is put off alone until the next load', async () => {
    const { user, network } = renderPortal({ [keys.feedback]: feedback })
    await user.click(await screen.findByRole('button', { name: 'Later' }))
    await user.click(screen.getByRole('link', { name: 'Runner' }))
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(network.requestsOf(keys.feedback)).toHaveLength(1)
  })

  it('opens the survey for any other type of feedback', async () => {
    renderPortal({ [keys.feedback]: survey })
    expect(await screen.findByText('Survey Programme after 10 hours')).toBeVisible()
  })

  it('does not cover a running paper, and opens on the next framed page', async () => {
    const { user, network } = renderPortal({ [keys.esat]: true }, { path: '/runner' })
    await waitFor(() => expect(network.requests).toHaveLength(4))
    expect(screen.queryByRole('button', { name: 'ESAT' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    expect(await screen.findByRole('button', { name: 'ESAT' })).toBeVisible()
  })

  it('logs checks that fail, shows nothing of it, and goes on with the others', async () => {
    renderPortal({ [keys.info]: failed, [keys.diagnostic]: failed, [keys.esat]: true })
    expect(await screen.findByRole('button', { name: 'ESAT' })).toBeVisible()
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(keys.info), failed)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('asks nothing while the portal is viewed as the student', async () => {
    const { network, user } = renderPortal({ [keys.esat]: true }, { isViewing: true })
    await user.click(screen.getByRole('link', { name: 'Runner' }))
    expect(network.requests).toHaveLength(0)
  })
})
