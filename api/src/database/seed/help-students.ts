import type { FaqTexts } from './help.ts'

const practice = 'Practice'
const tuition = 'Tuition'
const account = 'Your account'
const classes = 'Academy, seminars and courses'

/** What students ask often. */
export const studentFaqs: readonly FaqTexts[] = [
  {
    section: practice,
    question: 'How do I start a set of questions?',
    answer:
      '<p>Open <strong>Resources</strong>, then <strong>Question bank</strong>, and choose <strong>Revise</strong>. Pick a part of your test, then topics, difficulty and how many questions you would like. You can stop at any time: the set waits for you where you left it.</p>',
  },
  {
    section: practice,
    question: 'What is the difference between Revise and Simulate?',
    answer:
      '<p><strong>Revise</strong> is for learning: you choose the topics, and each answer can be explained as soon as you have given it.</p><p><strong>Simulate</strong> is for rehearsing: a whole paper against the clock, as on the day. Answers and solutions are shown when it is over.</p>',
  },
  {
    section: practice,
    question: 'My connection was lost in the middle of a set. Are my answers gone?',
    answer:
      '<p>No. What you answer is kept on your device first and sent as soon as there is a connection again. You can go on answering meanwhile, and even load the page again.</p>',
  },
  {
    section: practice,
    question: 'What do secure, weak and not sure yet mean for a topic?',
    answer:
      '<p>They say how much your answers tell about a topic. <strong>Secure</strong> means that you do well even when we allow for luck. <strong>Weak</strong> means that you do not yet. <strong>Not sure yet</strong> means that there are too few recent answers to say either.</p><p>Recent answers count more than old ones, so a few good sets change the picture.</p>',
  },
  {
    section: practice,
    question: 'I think that a question has a mistake. What can I do?',
    answer:
      '<p>Press the flag beside the question, or the key <strong>!</strong>, and say what is wrong or unclear. Your tutor gets it, and the answer comes to your bell. All of your flags stand under <strong>Resources</strong>, <strong>Flagged questions</strong>.</p>',
  },
  {
    section: practice,
    question: 'Can I use the keyboard in the question runner?',
    answer:
      '<p>Yes. Letters choose options, the arrow keys go to the next or the last question, and <strong>?</strong> shows all keys. They stand at the end of this page, too. In <strong>My application and account</strong> you can put them on other keys or switch them off.</p>',
  },
  {
    section: tuition,
    question: 'Where do I see my next hour of tuition?',
    answer:
      '<p>On your <strong>Dashboard</strong> and on the page <strong>Tuition</strong>, each with the link to join. The calendar in <strong>My application and account</strong> has all of them, and can be added to the calendar of your phone.</p>',
  },
  {
    section: tuition,
    question: 'How do I ask for another time for an hour?',
    answer:
      '<p>Open the hour on the page <strong>Tuition</strong> and ask for another time. Your tutor accepts or declines, and you hear of it in your bell. Under 24 hours before the start we say so beforehand, since the hour may then count as given.</p>',
  },
  {
    section: tuition,
    question: 'Where are the reports of my tutors?',
    answer:
      '<p>Under <strong>Tuition</strong>, <strong>Tuition reports</strong>: what you did in each hour, what comes next, and homework that you can tick off. The <strong>Report card</strong> of each term stands on a page of its own.</p>',
  },
  {
    section: tuition,
    question: 'How many hours do I have left?',
    answer:
      '<p>The page <strong>Tuition</strong> shows it at the top. Programmes with unlimited tuition have no such figure. If it does not look right, write to us below and say which hour you miss.</p>',
  },
  {
    section: classes,
    question: 'How do I register for a seminar?',
    answer:
      '<p>Open <strong>Seminars</strong>, choose one and press <strong>Register</strong>. When all places are taken you can join the queue; a place that becomes free is yours when it is your turn, and your bell says so.</p>',
  },
  {
    section: classes,
    question: 'I missed a session. Is there a recording?',
    answer:
      '<p>Where a session was recorded, the recording stands on the page of the seminar or course some time after it has ended. The player keeps the second where you stopped.</p>',
  },
  {
    section: classes,
    question: 'When does a video of the academy count as completed?',
    answer:
      '<p>When you have watched nearly all of it, at whatever speed, and answered its questions where it has some that must be answered. Skipping ahead does not count as watching.</p>',
  },
  {
    section: account,
    question: 'How do I choose what comes to me by email?',
    answer:
      '<p>Open your account by your picture at the top, and go to <strong>Notifications</strong>. For each kind you choose whether it comes in the portal, by email at once, or in one email each morning.</p>',
  },
  {
    section: account,
    question: 'Who can see what I do here?',
    answer:
      '<p>Your tutors and their senior tutor, your parents and your school see your progress: what you practised, attendance and reports. What you write to us on this page is read by our team alone.</p>',
  },
  {
    section: account,
    question: 'How do I change my password or my email address?',
    answer:
      '<p>In your account, under <strong>Password</strong> and <strong>Email</strong>. A new email address counts once you have opened the link that we send to it. Under <strong>Signed-in devices</strong> you can sign out those that you do not use any more.</p>',
  },
  {
    section: account,
    question: 'What happens when my programme ends?',
    answer:
      '<p>Your results and reports stay open for you, practice and lessons close. Our help team can renew your programme, and nothing that you did is lost.</p>',
    state: 'draft',
  },
]
