// @vitest-environment jsdom
import { ApiError } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import {
  act,
  expectNoAxeViolations,
  makeReportList,
  makeReportPage,
  type RenderScreenOptions,
  renderScreen,
  screen,
  tellLive,
  testReportId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it, vi } from 'vitest'
import ReportListScreen from './list.screen.tsx'
import ReportScreen from './report.screen.tsx'

const listCall = 'GET /TutionReport/TutionReport/GetReports'
const reportCall = 'GET /TutionReport/TutionReport/GetReport'
const readCall = 'POST /TutionReport/TutionReport/MarkRead'
const homeworkCall = 'POST /TutionReport/TutionReport/MarkHomework'

const renderList = (options: RenderScreenOptions = {}) =>
  renderScreen(<ReportListScreen />, {
    path: '/tuition-reports',
    ...options,
    calls: { [listCall]: makeReportList(), ...options.calls },
  })

const renderReport = (options: RenderScreenOptions = {}) =>
  renderScreen(<ReportScreen />, {
    path: `/tuition-reports/report/${testReportId}`,
    route: '/tuition-reports/report/:id',
    role: 'Parent',
    ...options,
    calls: { [reportCall]: makeReportPage(), [readCall]: undefined, ...options.calls },
  })

describe('the list of reports', () => {
  it('marks what is new, and leads to each', async () => {
    renderList()
    const row = await screen.findByRole('row', { name: /Identities/ })
    expect(within(row).getByText('New')).toBeVisible()
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      `/tuition/tuition-reports/${testReportId}`,
    )
    const older = screen.getByRole('row', { name: /Logarithms/ })
    expect(within(older).queryByText('New')).toBeNull()
    expect(within(older).getByText('Edited')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('is filtered by month, tutor and subject, all in the address', async () => {
    const { user, network, address } = renderList()
    await screen.findByRole('row', { name: /Identities/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February 2027')
    await waitFor(() => expect(address()).toContain('month=2027-02'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tutor' }), 'Tom Hale')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Mathematics')
    await waitFor(() =>
      expect(network.requestsOf(listCall).at(-1)?.query).toMatchObject({
        month: '2027-02',
        subject: 'Mathematics',
        sort: 'sessionDate',
        direction: 'desc',
      }),
    )
    expect(network.requestsOf(listCall).at(-1)?.query).toHaveProperty('tutorId')
    expect(screen.queryByRole('combobox', { name: 'Child' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Year group' })).toBeNull()
  })

  it('believes an address until it is known what there is', async () => {
    const { network } = renderList({ path: '/tuition-reports?month=2027-02' })
    await screen.findByRole('row', { name: /Identities/ })
    expect(network.requestsOf(listCall)[0]?.query).toMatchObject({ month: '2027-02' })
    expect(await screen.findByRole('button', { name: /February 2027 as PDF/ })).toBeVisible()
  })

  it('gives a month as one PDF', async () => {
    URL.createObjectURL = () => 'blob:pdf'
    const call = 'GET /TutionReport/TutionReport/GetMonthPdf'
    const { user, network } = renderList({ calls: { [call]: new Blob(['%PDF']) } })
    await user.click(await screen.findByRole('button', { name: 'March 2027 as PDF' }))
    await waitFor(() =>
      expect(network.requestsOf(call)[0]?.query).toMatchObject({ month: '2027-03' }),
    )
  })

  it('lets a parent of several choose a child first', async () => {
    const children = [
      { studentId: testUid(1), name: 'Maya Clarke' },
      { studentId: testUid(2), name: 'Theo Clarke' },
    ]
    const { choices } = makeReportList()
    const answer = makeReportList({ choices: choices && { ...choices, children } })
    const { user, network } = renderList({ role: 'Parent', calls: { [listCall]: answer } })
    expect(await screen.findByText(/^Choose a child/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /as PDF/ })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Child' }), 'Theo Clarke')
    expect(await screen.findByRole('button', { name: 'March 2027 as PDF' })).toBeVisible()
    await waitFor(() =>
      expect(network.requestsOf(listCall).at(-1)?.query).toMatchObject({ studentId: testUid(2) }),
    )
  })

  it('gives a school years to filter by, and all that fits as CSV', async () => {
    URL.createObjectURL = () => 'blob:csv'
    const csv = 'GET /TutionReport/TutionReport/GetReportsCsv'
    const { user, network } = renderList({
      role: 'School Manager',
      calls: { [csv]: new Blob(['Hour']) },
    })
    await screen.findByRole('row', { name: /Identities/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year group' }), 'Year 13')
    await user.click(await screen.findByRole('button', { name: 'CSV' }))
    await waitFor(() =>
      expect(network.requestsOf(csv)[0]?.query).toMatchObject({ yearGroup: '13' }),
    )
    expect(screen.queryByRole('button', { name: /as PDF/ })).toBeNull()
  })

  it('says that there is none yet, and why it failed', async () => {
    const none = { months: [], tutors: [], subjects: [], yearGroups: [], children: [] }
    const { network, user } = renderList({
      calls: { [listCall]: new ApiError({ status: 400, message: 'No such page.' }) },
    })
    expect(await screen.findByText('The reports could not be loaded')).toBeVisible()
    network.answer({ [listCall]: { reports: [], totalCount: 0, choices: none } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No report yet')).toBeVisible()
  })
})

describe('a report', () => {
  it('is read whole, with its neighbours, and can be printed and had as a PDF', async () => {
    URL.createObjectURL = () => 'blob:pdf'
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const pdf = 'GET /TutionReport/TutionReport/GetReportPdf'
    const { user, network } = renderReport({ calls: { [pdf]: new Blob(['%PDF']) } })
    expect(await screen.findByText('Chose the right identity.')).toBeVisible()
    expect(screen.getByText('4 of 5, engaged')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Earlier report' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Later report' })).toBeNull()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(network.requestsOf(pdf)).toHaveLength(1))
    vi.unstubAllGlobals()
  })

  it.each<[Role, boolean, object, number]>([
    ['Parent', true, {}, 1],
    ['School Manager', true, {}, 1],
    ['Parent', false, {}, 0],
    ['Tutor', true, {}, 0],
    ['Student', true, { isImpersonating: true }, 0],
  ])(
    'opened by a %s while unread is %s (%o): noted %i times',
    async (role, isUnread, claims, times) => {
      const { network } = renderReport({
        role,
        claims,
        calls: { [reportCall]: makeReportPage({ isUnread }) },
      })
      await screen.findByText('Chose the right identity.')
      await waitFor(() => expect(network.requestsOf(readCall)).toHaveLength(times))
    },
  )

  it('shows a parent what is done, and what is late', async () => {
    renderReport()
    const homework = await screen.findByRole('region', { name: 'Homework' })
    expect(within(homework).getByRole('img', { name: 'Not done yet' })).toBeVisible()
    expect(within(homework).getByRole('img', { name: 'Done' })).toBeVisible()
    expect(within(homework).getByText(/8 Mar 2027/)).toBeVisible()
    expect(within(homework).queryByRole('checkbox')).toBeNull()
  })

  it('lets the student check homework off, shown at once and put back where it fails', async () => {
    const { user, network } = renderReport({
      role: 'Student',
      calls: { [homeworkCall]: new ApiError({ status: 503, message: 'Away.' }) },
    })
    const box = await screen.findByRole('checkbox', { name: 'Done: Ten questions' })
    expect(box).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Done: A sketch' })).toBeChecked()
    await user.click(box)
    expect(await screen.findByText(/The homework could not be marked/)).toBeInTheDocument()
    await waitFor(() => expect(box).not.toBeChecked())
    network.answer({ [homeworkCall]: { doneAt: '2027-03-03T10:00:00.000Z' } })
    await user.click(box)
    await waitFor(() => expect(network.requestsOf(homeworkCall)).toHaveLength(2))
    expect(network.requestsOf(homeworkCall)[1]?.body).toMatchObject({ isDone: true })
  })

  it('is read again when the server tells of a change', async () => {
    const { network } = renderReport()
    await screen.findByText('Chose the right identity.')
    network.answer({
      [reportCall]: makeReportPage({
        wentWellHtml: '<p>All of it.</p>',
        editedAt: '2027-03-02T10:00:00.000Z',
      }),
    })
    act(() => tellLive())
    expect(await screen.findByText('All of it.')).toBeVisible()
    expect(screen.getByText('Edited')).toBeVisible()
  })

  it('shows readers to those who may know them, and that its hour was corrected', async () => {
    const readers = [{ name: 'Ann Clarke', role: 'Parent', readAt: '2027-03-02T08:00:00.000Z' }]
    renderReport({
      role: 'Tutor',
      calls: { [reportCall]: makeReportPage({ isHourCorrected: true }, { readers }) },
    })
    expect(await screen.findByText('Ann Clarke, parent')).toBeVisible()
    expect(screen.getByText('This hour was corrected')).toBeVisible()
  })

  it.each([
    [404, 'This report is not there'],
    [400, 'This report is not there'],
    [403, 'The report could not be loaded'],
  ])('explains a %s', async (status, title) => {
    renderReport({ calls: { [reportCall]: new ApiError({ status, message: 'No.' }) } })
    expect(screen.getByText('Loading the report')).toBeInTheDocument()
    expect(await screen.findByText(title)).toBeVisible()
  })

  it('has room for the longest names', async () => {
    const studentName = 'Anneliese'.repeat(22)
    renderReport({ calls: { [reportCall]: makeReportPage({ studentName }) } })
    expect(await screen.findAllByText(new RegExp(studentName))).not.toHaveLength(0)
  })
})
