import type { HelpTopic } from '@portal/shared/contract'
import type { World } from './world.ts'

/** A message of the demo world with what was said under it. */
export interface MessagePlan {
  from: (world: World) => { id: string } | undefined
  /** Days before today on which it was sent. */
  daysAgo: number
  topic: HelpTopic
  text: string
  page: string
  state: 'new' | 'open' | 'answered' | 'closed'
  /** An admin looks after it. */
  isTaken?: boolean
  /** The question whose answer was read before. */
  faq?: string
  /** Hours are from when it was sent. */
  replies?: readonly { hours: number; isOurs: boolean; text: string }[]
}

const main = ({ students }: World) => students.find(({ demoCase }) => demoCase === 'main')
const practising = ({ students }: World) =>
  students.filter(({ demoCase }) => demoCase === 'practice').at(-1)

/** Messages in every state, the oldest first. */
export const messagePlans: readonly MessagePlan[] = [
  {
    from: ({ schoolManagers }) => schoolManagers[0],
    daysAgo: 16,
    topic: 'account',
    text: 'A colleague will look after our students from next term. How can she have an account of her own?',
    page: '/',
    state: 'closed',
    isTaken: true,
    faq: 'Can a colleague have an account, too?',
    replies: [
      {
        hours: 20,
        isOurs: true,
        text: 'With pleasure. Please send us her name and her email address, and she gets an invitation to choose a password.',
      },
      { hours: 26, isOurs: false, text: 'Thank you, I have sent both to your office by post.' },
      { hours: 70, isOurs: true, text: 'She has her invitation. Welcome to her.' },
    ],
  },
  {
    from: main,
    daysAgo: 9,
    topic: 'learning',
    text: 'In a timed set the calculator did not open on my tablet when I held it upright. On my laptop all is well.',
    page: '/resources/question-bank/revise',
    state: 'answered',
    isTaken: true,
    replies: [
      {
        hours: 5,
        isOurs: true,
        text: 'Thank you for telling us. We could see the same on a tablet of ours and have passed it on. Until it is mended, the key C opens the calculator where you have a keyboard. Does that help?',
      },
      { hours: 8, isOurs: false, text: 'It does, I have a small one. Thank you!' },
      {
        hours: 22,
        isOurs: true,
        text: 'Good to hear. We wish you every success with the next set.',
      },
    ],
  },
  {
    from: ({ tutors }) => tutors[0],
    daysAgo: 6,
    topic: 'tuition',
    text: 'I taught an hour and a half last week, but only one hour stands in my month. Could you look into it?',
    page: '/tutor-targets',
    state: 'answered',
    isTaken: true,
    faq: 'A student did not come. How do I mark the hour?',
    replies: [
      {
        hours: 18,
        isOurs: true,
        text: 'The hour was marked with its planned length. You can put that right yourself: open it, press “Correct” and choose the length. Your month follows at once.',
      },
    ],
  },
  {
    from: main,
    daysAgo: 3,
    topic: 'tuition',
    text: 'I would like to have my hours on Saturday mornings after the holidays. Is that possible with my tutor?',
    page: '/tuition',
    state: 'open',
    isTaken: true,
    faq: 'How do I ask for another time for an hour?',
    replies: [
      {
        hours: 4,
        isOurs: true,
        text: 'We have asked your tutor. Would half past nine suit you, or would you rather begin at ten?',
      },
      { hours: 28, isOurs: false, text: 'Ten would be better, I come by train.' },
    ],
  },
  {
    from: practising,
    daysAgo: 2,
    topic: 'portal',
    text: 'The page of my past sets stays empty when I choose Physics and “not finished”. With other parts it works.',
    page: '/resources/question-bank/revise/past-solutions',
    state: 'new',
  },
  {
    from: ({ seniorTutors }) => seniorTutors[0],
    daysAgo: 1,
    topic: 'other',
    text: 'Could the dashboard show which students of my team have a test in the coming week? I look it up by hand at the moment.',
    page: '/',
    state: 'new',
  },
]
