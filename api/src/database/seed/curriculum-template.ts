/** One month's checklist: what everybody does, and what the extended curriculum adds. */
interface MonthTemplate {
  normal: readonly string[]
  extended: readonly string[]
}

/** The year's checklist by calendar month, January first. */
export const curriculumTemplate: readonly MonthTemplate[] = [
  {
    normal: [
      'Sit a full mock of Mathematics 1 under timed conditions and review every slip',
      'Check the January test centre, the reporting time and your identification',
      'Revise sequences and series until the topic shows as secure',
      'Write down three interview questions that you found hard, with better answers',
      'Plan mock exams and coursework for the term in your calendar',
    ],
    extended: [
      'Work through a set of 20 questions at difficulty 5 across your chosen parts',
      'Give a ten-minute talk to your tutor on a proof that you like',
    ],
  },
  {
    normal: [
      'Compare your offers and note the conditions of each',
      'Finish a revise set of 25 on algebra at difficulty 4',
      'Start a mistakes log: question, cause, what to do next time',
      'Read one chapter from the reading list and note two questions for your tutor',
      'Catch up on any seminar recordings from last term',
    ],
    extended: [
      'Solve five Olympiad-style problems and write them up in full',
      'Derive the standard results of kinematics from calculus alone',
    ],
  },
  {
    normal: [
      'Reply to your offers: decide on a firm and an insurance choice',
      'Revise trigonometry: identities, equations and graphs',
      'Answer 40 mixed questions without a calculator this month',
      'Make a revision timetable for the spring with your tutor',
      'Watch the academy videos on reading a question to the end',
    ],
    extended: [
      'Complete a past-paper style section in 75 % of the time',
      'Summarise a research article from your subject on one page',
    ],
  },
  {
    normal: [
      'Use the holidays for two full timed sections of each chosen part',
      'Revise mechanics or genetics, whichever your readiness shows as weaker',
      'Go through your mistakes log and redo every question in it',
      'Look at three courses on university websites and note what differs',
      'Ask your tutor for a mock interview',
    ],
    extended: [
      'Attend the problem-solving seminar and bring a problem of your own',
      'Prove three of the results that you use without thinking',
    ],
  },
  {
    normal: [
      'Keep a light routine: ten questions on four days of each week',
      'Revise probability and counting',
      'Draft a list of what you have read, watched and built for your personal statement',
      'Check that every topic in Mathematics 1 has been started',
      'Talk to your school about your predicted grades',
    ],
    extended: [
      'Set two questions for a friend, with worked solutions',
      'Read the first three chapters of a first-year textbook in your subject',
    ],
  },
  {
    normal: [
      'Choose the admissions tests that your courses need and note their registration dates',
      'Take the diagnostic in the question bank: 20 questions in each chosen part',
      'Write a first draft of your answer on why you want to study the subject',
      'Visit an open day, in person or online, and note two things that surprised you',
      'Agree on summer goals with your tutor',
    ],
    extended: [
      'Begin a small project in your subject and write a one-page plan',
      'Try a set of 15 at difficulty 5 and discuss the hardest with your tutor',
    ],
  },
  {
    normal: [
      'Register for UCAS and fill in your education so far',
      'Finish the second draft of your personal statement',
      'Cover two new topics a week in your weakest part',
      'Read a book from the reading list and keep notes',
      'Do one timed section a week, always at the same time of day',
    ],
    extended: [
      'Complete the project’s first stage and show it to your tutor',
      'Teach a topic in which you are secure to another student',
    ],
  },
  {
    normal: [
      'Send your personal statement for marking',
      'Register for the October sitting of your admissions test',
      'Bring every topic of Mathematics 1 to at least ten answers',
      'Sit a full mock in each chosen part at the end of the month',
      'Plan the term: school, tests and rest',
    ],
    extended: [
      'Redo the hardest mock questions from memory and compare solutions',
      'Write up your project in two pages',
    ],
  },
  {
    normal: [
      'Finish your UCAS form and ask your referee to check it',
      'Confirm your test booking and any access arrangements',
      'Complete a timed mock of each part every fortnight',
      'Revise your five weakest topics until they show as secure',
      'Learn the formulae that are not given in the test',
    ],
    extended: [
      'Work through a STEP-style question a week with full written solutions',
      'Debate an ethical question in your subject with your tutor',
    ],
  },
  {
    normal: [
      'Submit UCAS before the mid-October deadline',
      'Sit your admissions test; sleep and breakfast count as preparation',
      'Go over your test technique: when to guess, when to leave a question',
      'Start interview preparation: explain a school topic out loud each week',
      'Note down what you learnt from the test while it is fresh',
    ],
    extended: [
      'Hold a mock interview on unseen material',
      'Read a recent discovery in your subject and prepare to be questioned on it',
    ],
  },
  {
    normal: [
      'Practise thinking aloud on five unfamiliar problems',
      'Book two mock interviews with different tutors',
      'Answer a revise set of 20 on graphs and functions',
      'Reread your personal statement and prepare for questions on every line',
      'Check the interview dates of each of your universities',
    ],
    extended: [
      'Solve an estimation problem a week with all assumptions written down',
      'Work through the January paper’s style of question at full speed',
    ],
  },
  {
    normal: [
      'Sit your interviews and write down the questions afterwards',
      'Keep your hand in with ten questions on three days of each week',
      'Review this term’s reports with your parents and tutor',
      'Decide whether the January sitting is for you',
      'Rest between Christmas and New Year, then set three goals for spring',
    ],
    extended: [
      'Read ahead: one topic from the first-year syllabus of your course',
      'Write a reflection on what this term’s hardest problem taught you',
    ],
  },
]
