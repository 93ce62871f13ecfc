import { pathTo } from '@portal/shared/contract'
import type { Page } from 'playwright'
import { answerTo } from '../../support/calls.ts'
import { people } from '../../support/people.ts'

const minuteMs = 60_000

/** Where the sessions of these tests are held. */
export const meeting = 'https://meet.example/room'

/** What a clock of UTC shows so many minutes from now: `2027-03-06T10:00`. */
const wallIn = (minutes: number) =>
  new Date(Date.now() + minutes * minuteMs).toISOString().slice(0, 16)

/** When the one session of a seminar is, in minutes from now. */
export interface Span {
  starts: number
  ends: number
}

/** The seminar as an admin is shown it. */
export const seminarFor = (id: string) =>
  answerTo(people.Admin, 'GET /Event/Event/GetEvent', { query: { id } })

const sessionOf = ({ starts, ends }: Span) => ({
  ...{ title: '', place: '', timeZone: 'UTC', joinLink: meeting },
  ...{ startsAt: wallIn(starts), endsAt: wallIn(ends) },
})

/** Makes and publishes a seminar of the demo tutor for those who register, by calls; gives its id. */
export async function makeSeminar(title: string, span: Span, capacity: number): Promise<string> {
  const tutor = await answerTo(people.Tutor, 'GET /User/Account/GetMe', {})
  const { id, version } = await answerTo(people.Admin, 'POST /Event/admin/Event/Save', {
    body: {
      ...{ kind: 'seminar', title, description: '', degreeGroupIds: [], tutorIds: [tutor.id] },
      ...{ capacity, enrolment: 'open', recordingFor: 'places', sessions: [sessionOf(span)] },
    },
  })
  await answerTo(people.Admin, 'POST /Event/admin/Event/Publish', { body: { id, version } })
  return id
}

/** Holds a seminar at another time. */
export async function moveSeminar(id: string, span: Span): Promise<void> {
  const { version, kind, title, capacity, enrolment, recordingFor, tutors, sessions } =
    await seminarFor(id)
  await answerTo(people.Admin, 'POST /Event/admin/Event/Save', {
    body: {
      ...{ id, version, kind, title, description: '', degreeGroupIds: [], capacity },
      ...{ enrolment, recordingFor, tutorIds: tutors.map((tutor) => tutor.id) },
      sessions: sessions.map((session) => ({ id: session.id, ...sessionOf(span) })),
    },
  })
}

export const register = (email: string, id: string) =>
  answerTo(email, 'POST /Event/Event/Register', { body: { id, acceptsQueue: false } })

/** Address of a seminar; its name is only there to be read. */
export const pageOf = (id: string) => pathTo('/seminars/:seminar/:id', { seminar: 'seminar', id })

/** Opens the bell, and waits for a notice by its heading: what stands below may be cut. */
export async function hears(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByText(words).first().waitFor()
  await page.keyboard.press('Escape')
}
