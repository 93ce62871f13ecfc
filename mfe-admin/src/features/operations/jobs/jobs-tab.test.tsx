import { ApiError } from '@portal/shared/api'
import {
  act,
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import OperationsScreen from '../operations.screen.tsx'
import type { Chain, Job } from './jobs.queries.ts'

const jobsCall = 'GET /Operations/admin/Job/GetJobs'
const retryCall = 'POST /Operations/admin/Job/Retry'
const cancelCall = 'POST /Operations/admin/Job/Cancel'
const chainsCall = 'GET /User/admin/Audit/Verify'
const checkCall = 'POST /User/admin/Audit/VerifyNow'

const job = (number: number, changes: Partial<Job> = {}): Job => ({
  ...{ jobId: testUid(number), kind: 'digest', state: 'done', byName: null, done: 5, total: 5 },
  ...{ attempts: 1, error: null, createdAt: '2026-11-20T07:00:00Z' },
  ...{ startedAt: '2026-11-20T07:00:01Z', endedAt: '2026-11-20T07:00:05Z' },
  ...changes,
})
const dead = job(1, {
  ...{ state: 'dead', done: 3, attempts: 5, error: 'Error: the mail server is away' },
})
const running = job(2, { state: 'running', byName: 'Ada Byron', done: 2, endedAt: null })

const whole: Chain[] = [
  {
    ...{ name: 'sign-ins', sealedUntil: '2026-11-20T06:00:00Z' },
    ...{ lastCheckedAt: '2026-11-20T02:11:00Z', isWhole: true, brokenAt: null },
  },
  { name: 'changes', sealedUntil: null, lastCheckedAt: null, isWhole: null, brokenAt: null },
]

const renderJobs = (jobs: readonly Job[], calls: FakeCalls = {}) =>
  renderScreen(<OperationsScreen />, {
    role: 'Admin',
    path: '/?tab=jobs',
    calls: {
      [jobsCall]: ({ query }) => {
        const found = jobs.filter(({ kind }) => !query?.kind || query.kind === kind)
        return { jobs: found, totalCount: found.length }
      },
      [chainsCall]: { chains: whole },
      ...calls,
    },
  })

const row = (name: RegExp) => screen.findByRole('row', { name })

it('shows how jobs stand, and says what appears where there is none', async () => {
  const { network } = renderJobs([dead, running])
  expect(await row(/Given up/)).toHaveTextContent(
    /Daily mails.*the mail server is away.*3 of 5.*5.*By the clock/,
  )
  expect(await row(/Running/)).toHaveTextContent(/2 of 5.*Ada Byron/)
  await expectNoAxeViolations()
  expect(network.requestsOf(jobsCall)[0]?.query).toMatchObject({ pageNo: '1' })
})

it('says what appears where there is none', async () => {
  renderJobs([])
  expect(await screen.findByText('No jobs yet')).toBeVisible()
  expect(await screen.findByText('Not checked yet')).toBeVisible()
  await expectNoAxeViolations()
})

it('tries one again, and all that are chosen', async () => {
  const { user, network } = renderJobs([dead, running], {
    [retryCall]: { retried: 1, skipped: 1 },
  })
  const line = within(await row(/Given up/))
  await user.click(line.getByRole('button', { name: 'Try again Daily mails' }))
  expect(network.requestsOf(retryCall)[0]?.body).toEqual({ jobIds: [dead.jobId] })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  const chosen = within(await screen.findByRole('group', { name: 'What is chosen' }))
  await user.click(chosen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(network.requestsOf(retryCall).at(-1)?.body).toEqual({
      jobIds: [dead.jobId, running.jobId],
    }),
  )
})

it('tries again all that somebody asked for on some days', async () => {
  const ada = { id: testUid(30), name: 'Ada Byron', email: 'ada@portal.test' }
  const { user, network } = renderJobs([], {
    [jobsCall]: { jobs: [dead], totalCount: 45 },
    [retryCall]: { retried: 45, skipped: 0 },
    'GET /Operations/admin/Job/FindPeople': { people: [ada] },
  })
  await user.type(await screen.findByRole('combobox', { name: 'Asked by' }), 'Ada')
  await screen.findByRole('option', { name: /Ada Byron/ })
  await user.keyboard('{ArrowDown}{Enter}')
  const days = within(screen.getByRole('group', { name: 'Asked on the days' }))
  await user.type(days.getByLabelText('Last day'), '30/11/2026{Enter}')
  await screen.findByRole('button', { name: /until 30 Nov 2026$/ })
  await screen.findByRole('button', { name: 'Remove Asked by: Ada Byron' })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Choose all 45 that match' }))
  const chosen = within(screen.getByRole('group', { name: 'What is chosen' }))
  await user.click(chosen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(network.requestsOf(retryCall)[0]?.body).toEqual({
      filter: { by: ada.id, to: '2026-11-30' },
      expectedCount: 45,
    }),
  )
})

it('cancels a job after saying what that means, and shows why it cannot', async () => {
  const { user, network } = renderJobs([running], {
    [cancelCall]: new ApiError({ status: 409, message: 'This job has ended already.' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel Daily mails' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Cancel “Daily mails”?' }))
  await user.click(question.getByRole('button', { name: 'Cancel the job' }))
  expect(await question.findByText('This job has ended already.')).toBeVisible()
  expect(network.requestsOf(cancelCall)[0]?.body).toEqual({ jobId: running.jobId })
})

it('follows jobs as the server tells of them', async () => {
  let state: Job['state'] = 'running'
  renderJobs([], {
    [jobsCall]: () => ({ jobs: [job(3, { state, kind: 'imports' })], totalCount: 1 }),
  })
  expect(await row(/imports/)).toHaveTextContent('Running')
  state = 'done'
  act(() => tellLive())
  await waitFor(async () => expect(await row(/imports/)).toHaveTextContent('Done'))
})

it('checks the audit log, and names what was changed', async () => {
  const jobs: Job[] = []
  let chains = whole
  const { user } = renderJobs(jobs, {
    [chainsCall]: () => ({ chains }),
    [checkCall]: () => {
      jobs.push(job(4, { kind: 'auditCheck', state: 'running', done: 0, total: 40 }))
      return { jobId: testUid(4) }
    },
  })
  const card = within(await screen.findByRole('region', { name: 'Audit log' }))
  expect(await card.findByRole('row', { name: /Sign-ins/ })).toHaveTextContent('As written')
  await user.click(card.getByRole('button', { name: 'Check now' }))
  expect(await card.findByText('Checking, 0 of 40')).toBeInTheDocument()
  const [signIns, changes] = whole
  if (signIns === undefined || changes === undefined) throw new Error('There are two chains')
  jobs.splice(0, 1, job(4, { kind: 'auditCheck' }))
  chains = [
    { ...signIns, isWhole: false, brokenAt: { fromId: 12, toId: 40 } },
    { ...changes, isWhole: false, brokenAt: { fromId: 7, toId: 7 } },
  ]
  act(() => tellLive())
  expect(await card.findByText(/among entries 12 to 40/)).toBeVisible()
  expect(card.getByText(/Entry 7 was changed/)).toBeVisible()
  expect(card.queryByText(/^Checking/)).toBeNull()
  await expectNoAxeViolations()
})
