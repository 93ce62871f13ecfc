import type { FaqTexts } from './help.ts'

const hours = 'Hours and reports'
const students = 'Your students'
const teaching = 'Teaching material'
const account = 'Your account'

/** What tutors and senior tutors ask often. */
export const tutorFaqs: readonly FaqTexts[] = [
  {
    section: hours,
    question: 'When is a tuition report due?',
    answer:
      '<p>24 hours after the hour of tuition has ended. Your dashboard lists what is due, the earliest first. Your month counts reports that were sent within 48 hours.</p>',
  },
  {
    section: hours,
    question: 'Can I change a report that I have sent?',
    answer:
      '<p>Yes, for 7 days after it was sent: open it and press <strong>Edit</strong>. Students and parents then read the new text. Later changes are made by your senior tutor or by us.</p>',
  },
  {
    section: hours,
    question: 'A student did not come. How do I mark the hour?',
    answer:
      '<p>Open the hour and mark it as <strong>No-show</strong>. It counts as an hour that was given, so please mark it on the day, and only when the student really did not come.</p>',
  },
  {
    section: hours,
    question: 'I marked an hour wrongly. Can I put it right?',
    answer:
      '<p>Yes. Open the hour and press <strong>Correct</strong>, say what it really was and why. The hours of the student are put right, too, and the correction is written down.</p>',
  },
  {
    section: hours,
    question: 'How do I move an hour?',
    answer:
      '<p>Choose the hour on your dashboard or in the calendar of the student, and give it another time. The student and the parents are told. Requests of students for another time stand on your dashboard, too.</p>',
  },
  {
    section: students,
    question: 'What do the traffic lights mean?',
    answer:
      '<p>Green: active within the last 7 days. Orange: not for 7 days or more. Red: not for 10 days or more. Everything that students do in the portal counts, by the day of the student.</p>',
  },
  {
    section: students,
    question: 'A student flagged a question. What should I do?',
    answer:
      '<p>Open it from your bell or your dashboard, read what the student asks, and answer. If the question is at fault, say so and suggest what should be changed; we get it at once.</p>',
  },
  {
    section: students,
    question: 'When should I raise a concern?',
    answer:
      '<p>When somebody should look at how a student is doing: well behind, not to be reached, or in need of another tutor. Open <strong>Alerts</strong> and press <strong>Raise a concern</strong>. Your senior tutor reviews it before family or school see anything.</p>',
  },
  {
    section: students,
    question: 'How do targets work?',
    answer:
      '<p>Set one with your student on the page <strong>Targets</strong> or on the page of the student: a topic, a score, a number of questions, hours, or words of your own. All but the last are measured by the portal.</p>',
  },
  {
    section: students,
    question: 'What is a report card, and when is it due?',
    answer:
      '<p>What you say of a student and a term: skills, a predicted grade, and what comes next. You owe one for each student whom you taught in the term. The day on which they are due stands on your dashboard.</p>',
  },
  {
    section: teaching,
    question: 'Can I see the question bank as my students do?',
    answer:
      '<p>Yes. Under <strong>Resources</strong>, <strong>Question bank</strong>, you can open every set and paper and work on it yourself. Nothing of it counts for anybody.</p>',
  },
  {
    section: teaching,
    question: 'How do I add slides to a seminar?',
    answer:
      '<p>Open the seminar that you give, go to <strong>Files</strong>, and drop them there. Choose whether they are shown at once or when the session is over. Those who have a place can download them.</p>',
  },
  {
    section: teaching,
    question: 'How is attendance at a seminar marked?',
    answer:
      '<p>On the page of the seminar, under <strong>Attendees</strong>. Who has joined by the portal is suggested as present; you can change it, and add a note for staff.</p>',
  },
  {
    section: account,
    question: 'How do I choose what comes to me by email?',
    answer:
      '<p>Open your account by your picture at the top, and go to <strong>Notifications</strong>. For each kind you choose whether it comes in the portal, by email at once, or in one email each morning.</p>',
    state: 'draft',
  },
]
