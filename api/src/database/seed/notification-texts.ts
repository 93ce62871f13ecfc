import type { NotificationKind } from '@portal/shared/contract'

/** A notification of the demo world before it has a day and people. */
export interface Told {
  kind: NotificationKind
  title: string
  /** Colour of a student's alert: 0 purple, 1 red, 2 amber, 3 green, 4 blue. */
  titleCode?: number
  description: string
  link?: string
  notificationLink?: string
  navigatableLink?: string
  isAdjustment?: boolean
  /** Days after it came that it expires. */
  lasts?: number
}

/** Said of a student who has done nothing for a week, and to nobody else. */
const noPractice: Told = {
  kind: 'alerts',
  titleCode: 1,
  title: 'No practice for a week',
  description:
    'You have not opened the question bank for seven days. Ten questions today are worth more than seventy on the last evening: choose one topic that went badly, answer ten questions on it without a clock, and read the worked solutions of those that you got wrong before you go on.',
  navigatableLink: '/resources/question-bank',
}

const homework: Told = {
  kind: 'alerts',
  titleCode: 1,
  title: 'Homework is due',
  description: 'Your tutor asked for the homework of your last session before the next one.',
}

const inARow: Told = {
  kind: 'alerts',
  titleCode: 3,
  title: 'Seven days in a row',
  description:
    'You have practised on every one of the last seven days. A little each day stays longer than much on one evening: keep to it, choose the topic that is hardest for you while you are fresh, and leave what goes well for the end.',
  navigatableLink: '/resources/question-bank',
}

/** What students are told; every kind, every colour. */
export const toStudents: readonly Told[] = [
  noPractice,
  homework,
  {
    kind: 'alerts',
    titleCode: 3,
    title: 'A topic mastered',
    description: 'Your last answers were right nine times out of ten. Time for a harder topic.',
    navigatableLink: '/resources/question-bank',
  },
  {
    kind: 'tuition',
    titleCode: 0,
    title: 'Report of your session',
    description: 'Your tutor has written what went well and what to work on.',
    navigatableLink: '/',
  },
  {
    kind: 'tuition',
    titleCode: 2,
    title: 'Session moved',
    description: 'Your next session begins an hour later than planned.',
    isAdjustment: true,
  },
  {
    kind: 'questions',
    titleCode: 4,
    title: 'Your flagged question',
    description: 'Thank you: the solution now says why the second root is left out.',
  },
  {
    kind: 'company',
    titleCode: 4,
    title: 'Registration for the test',
    description: 'Places at test centres are given in the order of registration.',
    link: 'How to register for the ESAT',
    notificationLink: 'https://esat-tmua.ac.uk/',
  },
  {
    kind: 'company',
    titleCode: 0,
    title: 'New questions',
    description: 'Every part of the ESAT has new questions with worked solutions.',
    navigatableLink: '/resources/question-bank',
  },
]

/**
 * What a student is told in a notice's place where the notice would not be true: of a quiet week to
 * somebody who practises, or of a question bank that the programme does not have.
 * @param daysInARow how long the student has practised every day
 */
export function trueForStudent(
  told: Told,
  student: { silentDays: number; daysInARow: number; hasQuestionBank: boolean },
): Told {
  if (told.navigatableLink === noPractice.navigatableLink && !student.hasQuestionBank) {
    return homework
  }
  if (told !== noPractice || student.silentDays >= 7) return told
  return student.daysInARow >= 7 ? inARow : homework
}

/** Said to the parents of somebody who has done nothing for a week, and to no others. */
const timeToLookIn: Told = {
  kind: 'alerts',
  title: 'Time to look in',
  description:
    'There has been little practice in the last week. It often helps to agree on a fixed half hour a day, and to ask not how many questions were right but which one was the most surprising; the tutor has been told as well and will begin the next session with it.',
}

const steady: Told = {
  kind: 'alerts',
  title: 'Practice in the last week',
  description:
    'There has been practice in the last week. It often helps to ask not how many questions were right but which one was the most surprising, and to leave the choice of the next topic to the person who has to answer it.',
}

/** What parents are told in a notice's place where it would not be true of their children. */
export const trueForParent = (told: Told, hasQuietChild: boolean): Told =>
  told === timeToLookIn && !hasQuietChild ? steady : told

/** What parents are told. */
export const toParents: readonly Told[] = [
  {
    kind: 'tuition',
    title: 'A new tuition report',
    description: 'The tutor has sent the report of the last session.',
    navigatableLink: '/',
  },
  {
    kind: 'tuition',
    title: 'Session moved',
    description: 'The next session begins an hour later than planned, at the tutor’s request.',
    isAdjustment: true,
  },
  timeToLookIn,
  {
    kind: 'company',
    title: 'Registration for the test',
    description: 'Places at test centres are given in the order of registration.',
    link: 'How to register for the ESAT',
    notificationLink: 'https://esat-tmua.ac.uk/',
  },
  {
    kind: 'company',
    title: 'Opening hours',
    description: 'The office is closed on the bank holiday; sessions take place as planned.',
    lasts: 40,
  },
]

/** What school managers are told. */
export const toSchools: readonly Told[] = [
  {
    kind: 'alerts',
    title: 'Students who have been quiet',
    description: 'The traffic lights of your dashboard show who has not practised lately.',
    navigatableLink: '/',
  },
  {
    kind: 'tuition',
    title: 'Reports of this week',
    description: 'Tutors have sent the reports of the week’s sessions with your students.',
  },
  {
    kind: 'tuition',
    title: 'A room is needed',
    description: 'Thursday’s sessions are now at four; please keep the room until five.',
    isAdjustment: true,
  },
  {
    kind: 'company',
    title: 'The test this year',
    description:
      'Schools that are test centres have until the end of the month to confirm their rooms and invigilators. Students who sit the test elsewhere need to be told where, when to be there, and what to bring: photo identification, pens, and nothing that calculates.',
    link: 'What centres have to do',
    notificationLink: 'https://esat-tmua.ac.uk/',
  },
]

/** What tutors and senior tutors are told beside flagged questions. */
export const toTutors: readonly Told[] = [
  {
    kind: 'company',
    title: 'Reports within a day',
    description: 'Please send each report within 24 hours, so that students can act on it.',
    navigatableLink: '/',
  },
  {
    kind: 'company',
    title: 'The test this year',
    description: 'The specification has not changed; the list of formulae has one more line.',
    link: 'What the ESAT asks',
    notificationLink: 'https://esat-tmua.ac.uk/',
  },
]

/** What was said and is over; nobody sees it any more. */
export const overForAll: Told = {
  kind: 'company',
  title: 'Maintenance tonight',
  description: 'The portal is not available from ten to eleven this evening.',
  lasts: 1,
}
