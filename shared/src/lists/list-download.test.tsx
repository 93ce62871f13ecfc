import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, screen, waitFor } from '../testing/index.ts'
import { ListDownload } from './list-download.tsx'

const call = 'GET /user/admin/AuditDashboard/GetStudentsCsv'

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:file')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-07-01T23:30:00Z') })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

it('is named by the day that it is for the person', async () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user } = renderScreen(
    <ListDownload call={call} wanted={{}} name="students" isEmpty={false} />,
    { role: 'Admin', calls: { [call]: new Blob(['Name']) } },
  )
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(names).toEqual(['students-2026-07-02.csv']))
})
