import { useSearchParams } from '@portal/shared/router'
import {
  act,
  fireEvent,
  makeReportForm,
  type RenderScreenOptions,
  renderScreen,
  screen,
  testHourId,
} from '@portal/shared/testing'
import { expect, vi } from 'vitest'
import ReportDrawer from './index.ts'

export const formCall = 'GET /TutionReport/tutor/TutionReport/GetReportForm'
export const draftCall = 'POST /TutionReport/tutor/TutionReport/SaveDraft'
export const sendCall = 'POST /TutionReport/tutor/TutionReport/Send'
export const editCall = 'POST /TutionReport/tutor/TutionReport/Edit'
export const reportCall = 'GET /TutionReport/TutionReport/GetReport'

export const onClose = vi.fn()

/** Opened by the address, as the tutor's page does it. */
function Opened() {
  const [params, setParams] = useSearchParams()
  const sessionId = params.get('report')
  if (sessionId === null) return null
  const close = () => {
    onClose()
    setParams({})
  }
  return <ReportDrawer sessionId={sessionId} onClose={close} />
}

/** The editor as its address opens it, over an empty page. */
export function renderEditor(options: RenderScreenOptions = {}) {
  onClose.mockClear()
  return renderScreen(<Opened />, {
    role: 'Tutor',
    path: `/?report=${testHourId}`,
    ...options,
    calls: { [formCall]: makeReportForm(), [draftCall]: { version: 1 }, ...options.calls },
  })
}

export const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name })
export const type = async (name: string | RegExp, value: string) =>
  fireEvent.change(await textbox(name), { target: { value } })
export const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const send = () => screen.getByRole('button', { name: 'Send report' })
export const state = async (words: string | RegExp) =>
  expect(await screen.findByText(words)).toBeVisible()

export const content = {
  topicsCovered: 'Identities',
  topicIds: [],
  wentWell: 'Most of it.',
  toWorkOn: 'The rest.',
  homework: [],
  engagement: 4,
  attainment: 3,
}
export const draft = { version: 3, savedAt: '2027-03-01T20:00:00.000Z', content }
export const begun = makeReportForm({ draft })
