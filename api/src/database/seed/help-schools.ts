import type { FaqTexts } from './help.ts'

const dashboard = 'The dashboard'
const students = 'Your students'
const account = 'Your account'

/** What managers of schools ask often. */
export const schoolFaqs: readonly FaqTexts[] = [
  {
    section: dashboard,
    question: 'What does readiness by part mean?',
    answer:
      '<p>How well prepared your students are for each part of the test, as a mean of those who have answered questions in it. It follows from their answers, topic by topic, and recent answers count more.</p>',
  },
  {
    section: dashboard,
    question: 'Which answers count towards right answers?',
    answer:
      '<p>All answers of the last twelve weeks in the question bank and in papers. Where a figure says <strong>in all</strong> or <strong>all time</strong>, all answers count.</p>',
  },
  {
    section: dashboard,
    question: 'How often are the figures brought up to date?',
    answer: '<p>As answers arrive. Load the page again and you see what was done a moment ago.</p>',
  },
  {
    section: dashboard,
    question: 'What counts as hours delivered?',
    answer:
      '<p>Hours of tuition that were given and marked, of all students who are linked to your school. Cancelled hours do not count.</p>',
  },
  {
    section: dashboard,
    question: 'Can I take the table of students along?',
    answer:
      '<p>Yes. Above the table you can download it as a CSV file for a spreadsheet, with the filters that are set, or as a PDF to print.</p>',
  },
  {
    section: dashboard,
    question: 'I look after more than one school. How do I change between them?',
    answer:
      '<p>Choose the school at the top of the dashboard. The address keeps your choice, so that you can bookmark the page of each school.</p>',
  },
  {
    section: students,
    question: 'A student is missing from our list. What can I do?',
    answer:
      '<p>A student appears once the account is linked to your school. Write to us below with the name and the year group, and we look into it.</p>',
  },
  {
    section: students,
    question: 'Where do I see more of one student?',
    answer:
      '<p>Choose the name in the table. The page has activity, tuition reports, curriculum and results, as far as schools may see them.</p>',
  },
  {
    section: students,
    question: 'Where do I read what tutors wrote?',
    answer:
      '<p>Under <strong>Tuition reports</strong> in the menu: one report for each hour, to be filtered by student and days.</p>',
  },
  {
    section: students,
    question: 'What is an alert, and who hears of it?',
    answer:
      '<p>Something that tutors or our team would like you to know of a student. You see those that are meant for schools, and can reply under each of them.</p>',
  },
  {
    section: students,
    question: 'Can students see that I looked at their page?',
    answer: '<p>No. Students are not told who opens their page.</p>',
  },
  {
    section: account,
    question: 'How do I change the logo of our school?',
    answer:
      '<p>Press <strong>School logo</strong> at the top of the dashboard and choose an image under 2 MB. Your students see it beside the name of the school.</p>',
  },
  {
    section: account,
    question: 'Can a colleague have an account, too?',
    answer:
      '<p>Yes. Write to us below with the name and the email address of your colleague. Please do not share your own password.</p>',
  },
  {
    section: account,
    question: 'How do I choose what comes to me by email?',
    answer:
      '<p>Open your account by your name at the top, and go to <strong>Notifications</strong>. For each kind you choose whether it comes in the portal, by email at once, or in one email each morning.</p>',
  },
]
