import { inject } from 'vitest'
import { people } from '../support/people.ts'
import { tokensOf } from '../support/tokens.ts'

interface Kept {
  id: string
}
interface Papers {
  papers: { sections: { state: string; sittingId: string | null }[] }[]
}

/**
 * Ids of the demo student, of what the student has, and of the first hour that the tutor owes a report of, by the names
 * that `pages` gives them; they move with the day.
 */
export async function ownRecords(): Promise<Readonly<Record<string, string>>> {
  const origin = inject('baseUrl')
  const { accessToken } = await tokensOf(people.Student, origin)
  const ask = async <Answer>(path: string, token = accessToken): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${origin}/api/${path}`, { headers })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()).data
  }
  const [test] = await ask<Kept[]>('Exam/Diagnostic/GetResults')
  const { sittings } = await ask<{ sittings: Kept[] }>('Exam/Simulate/GetPastSittings')
  const { papers } = await ask<Papers>('Exam/Simulate/GetPapers')
  const { flags } = await ask<{ flags: Kept[] }>('Question/QuestionFlag/GetMyFlags')
  const { unfinished } = await ask<{ unfinished: (Kept & { sittingId: string | null })[] }>(
    'Revise/api/Revise/GetReviseDashBoardData',
  )
  const { reports } = await ask<{ reports: Kept[] }>('TutionReport/TutionReport/GetReports')
  const { academies } = await ask<{ academies: Kept[] }>('academy/Academy/GetAllAcademy')
  const { seminars } = await ask<{ seminars: Kept[] }>('Seminar/Seminar/GetUpcomingSeminarsAsync')
  const { seminars: past } = await ask<{ seminars: (Kept & { hasRecording: boolean })[] }>(
    'Seminar/Seminar/GetPastSeminarsAsync',
  )
  const { courses } = await ask<{ courses: Kept[] }>('Course/Course/GetUpcomingCourses')
  const { posts } = await ask<{ posts: (Kept & { title: string })[] }>('blog/blog?pageSize=100')
  const { books } = await ask<{ books: (Kept & { slug: string })[] }>(
    'Library/Library/GetBooks?mine=reading&sort=read',
  )
  const { id: student } = await ask<Kept>('User/Account/GetMe')
  const tutor = await tokensOf(people.Tutor, origin)
  const { reportsDue } = await ask<{ reportsDue: Kept[] }>(
    'Dashboard/Tutor/Dashboard/GetDueToday',
    tutor.accessToken,
  )
  const { events } = await ask<{ events: (Kept & { registered: number })[] }>(
    'Event/tutor/Event/GetMyEvents?tab=past',
    tutor.accessToken,
  )
  const given = events.find(({ registered }) => registered > 0)
  const { attendees } = await ask<{ attendees: { studentId: string }[] }>(
    `Event/tutor/Event/GetAttendees?id=${given?.id}`,
    tutor.accessToken,
  )
  const senior = await tokensOf(people['Senior Tutor'], origin)
  const { tutors } = await ask<{ tutors: { tutorId: string }[] }>(
    'Dashboard/SeniorTutor/Dashboard/GetTeam',
    senior.accessToken,
  )
  const admin = await tokensOf(people.Admin, origin)
  const templates = await ask<Kept[]>('Curriculum/admin/Curriculum/GetTemplates', admin.accessToken)
  const drafts = await ask<{ paperId: number }[]>(
    'exam/admin/Paper/GetPapers?state=draft',
    admin.accessToken,
  )
  const { schools } = await ask<{ schools: { schoolId: string }[] }>(
    'User/admin/School/GetSchools',
    admin.accessToken,
  )
  const { bookings } = await ask<{ bookings: { bookingId: string }[] }>(
    'User/admin/Booking/GetBookings?state=confirmed&phase=running&sort=bookedAt',
    admin.accessToken,
  )
  const [draftPaper] = drafts.map(({ paperId }) => String(paperId))
  const parts = papers.flatMap(({ sections }) => sections)
  const found = {
    student,
    test: test?.id,
    sitting: sittings[0]?.id,
    openSitting: parts.find(({ state }) => state === 'in progress')?.sittingId ?? undefined,
    flag: flags.at(-1)?.id,
    openFlag: flags[0]?.id,
    report: reports[0]?.id,
    academy: academies[0]?.id,
    seminar: seminars[0]?.id,
    recordedSeminar: past.find(({ hasRecording }) => hasRecording)?.id,
    course: courses[0]?.id,
    givenEvent: given?.id,
    attendee: attendees[0]?.studentId,
    post: posts.find(({ title }) => title.startsWith('Six weeks'))?.id,
    book: books[0]?.id,
    bookSlug: books[0]?.slug,
    owedHour: reportsDue[0]?.id,
    template: templates[0]?.id,
    draftPaper,
    teamTutor: tutors[0]?.tutorId,
    school: schools[0]?.schoolId,
    booking: bookings[0]?.bookingId,
    openSet: unfinished.find(({ sittingId }) => sittingId === null)?.id,
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, id]) => {
      if (id === undefined) throw new Error(`The demo student has no ${name}`)
      return [name, id]
    }),
  )
}

/** The address of a page, with the records of the demo world in it. */
export const addressIn = (own: Readonly<Record<string, string>>, path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = own[name]
    if (id === undefined) throw new Error(`No record is called ${name}`)
    return id
  })
