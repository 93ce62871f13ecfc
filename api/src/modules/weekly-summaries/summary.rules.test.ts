import { describe, expect, it } from 'vitest'
import { type ChildWeek, summaryMail } from './summary.rules.ts'

const reader = { address: 'parent@home.test', firstName: 'Anne', timeZone: 'Asia/Kolkata' }
const week = { monday: '2026-11-23', first: '2026-11-16', last: '2026-11-22' }
const silent: ChildWeek = {
  ...{ studentId: 's1', firstName: 'Ada', fullName: 'Ada Byron' },
  ...{ delivered: 0, missed: 0, quarters: 0, left: null, activeMs: 0, activeBeforeMs: 0 },
  ...{ answered: 0, correct: 0, items: 0, simulations: 0, reports: 0, cards: 0 },
  ...{ videos: 0, attended: 0, absent: 0 },
  ...{ homework: 0, homeworkLate: 0, concerns: 0, next: [] },
}
const textOf = (own: Partial<ChildWeek>) => summaryMail(reader, week, [{ ...silent, ...own }]).text

describe('a weekly summary', () => {
  it('says what was done, what is open and what comes, by the clock of its reader', () => {
    const text = textOf({
      ...{ delivered: 1, missed: 2, quarters: 6, left: -6 },
      ...{ activeMs: 3_720_000, activeBeforeMs: 540_000, answered: 1_200, correct: 800 },
      ...{ items: 1, simulations: 1, reports: 2, cards: 1, videos: 3, attended: 1, absent: 1 },
      ...{ homework: 3, homeworkLate: 1, concerns: 1 },
      next: [
        {
          startsMs: Date.parse('2026-11-24T16:30:00Z'),
          subject: 'Mathematics',
          tutorName: 'Grace Hopper',
        },
      ],
    })
    expect(text.split('\n\n')[2]).toBe(`Ada Byron
Tuition: 1 session (1.5 hours)
Missed: 2 sessions
Time in the portal: 1 h 2 min (the week before: 9 min)
Questions: 1,200 answered, 67 % of them right
Simulations: 1 finished
Academy: 3 videos completed
Seminars and courses: 1 of 2 sessions attended
Curriculum: 1 item done
New tuition reports: 2
New report cards: 1
Homework not done yet: 3, 1 past its day
Open concerns of the tutors: 1
Hours left: -1.5 hours
Next: Tuesday 24 November, 22:00, Mathematics with Grace Hopper
portal:/?child=s1`)
  })

  it('says of a silent week that it was one', () => {
    expect(textOf({}).split('\n\n')[2]).toBe(`Ada Byron
Nothing was done in the portal this week.
No session is booked for the next seven days.
portal:/?child=s1`)
  })

  it('has all children in one mail', () => {
    const mail = summaryMail(reader, week, [
      silent,
      { ...silent, studentId: 's2', firstName: 'Theo', fullName: 'Theo Byron', items: 2 },
    ])
    expect(mail.subject).toBe('The week of Ada and Theo: 16 to 22 November 2026')
    expect(mail.text).toContain('Theo Byron\nCurriculum: 2 items done')
    expect(mail.to).toBe('parent@home.test')
  })

  it.each([
    ['2026-11-30', '2026-12-06', '30 November to 6 December 2026'],
    ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
  ])('names a week from %s to %s as %s', (first, last, words) => {
    const { subject } = summaryMail(reader, { monday: last, first, last }, [silent])
    expect(subject).toBe(`The week of Ada: ${words}`)
  })
})
