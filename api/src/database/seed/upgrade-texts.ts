import type * as schema from '../schema/index.ts'

type Upgrade = typeof schema.upgrades.$inferInsert

/** An upgrade of the demo world, and who has asked for it. */
export interface UpgradeTexts
  extends Pick<
    Upgrade,
    'name' | 'summary' | 'body' | 'pricePence' | 'per' | 'entitlements' | 'quarters' | 'state'
  > {
  requests: readonly PlannedRequest[]
}

interface PlannedRequest {
  /** The demo case of the student. */
  by: 'main' | 'headstart' | 'practice' | 'unlimited'
  daysAgo: number
  note: string
  state: 'pending' | 'accepted' | 'declined' | 'cancelled'
  reason?: string
}

/** The catalogue in its order. */
export const upgradeTexts: readonly UpgradeTexts[] = [
  {
    ...{ name: 'Essay marking', pricePence: 4_000, per: 'month', quarters: 0, state: 'offered' },
    summary: 'Send us an essay every week and get it back with marks and comments.',
    body: '<p>Each essay is read by a tutor who marks essays every day:</p><ul><li>comments in the text, where they belong,</li><li>marks by the criteria that you can see beforehand,</li><li>one thing to work on in the next essay.</li></ul>',
    entitlements: ['hasEssaySubmission'],
    requests: [
      { by: 'practice', daysAgo: 9, note: '', state: 'cancelled' },
      {
        ...{ by: 'unlimited', daysAgo: 6, state: 'declined' },
        note: 'Could somebody mark my history essays too?',
        reason: 'Your programme has essay marking already: look under Resources.',
      },
    ],
  },
  {
    ...{ name: 'Ten more hours', pricePence: 5_500, per: 'hour', quarters: 40, state: 'offered' },
    summary: 'Ten further hours with the tutors whom you know.',
    body: '<p>They are added to the hours that you have left, and are booked in the same way. What is not used by the end of your programme can be moved into the next one.</p>',
    entitlements: [],
    requests: [
      {
        ...{ by: 'main', daysAgo: 2, state: 'pending' },
        note: 'Saturdays would suit me best, until the test.',
      },
      { by: 'practice', daysAgo: 5, note: '', state: 'pending' },
    ],
  },
  {
    ...{ name: 'Interview practice', pricePence: 24_000, per: 'once', quarters: 16 },
    ...{ state: 'offered', entitlements: [] },
    summary: 'Four hours of problems thought through aloud, as in an interview.',
    body: '<p>Two tutors ask, you think aloud at a shared whiteboard. A typical start:</p><p>Sketch \\(y = x^2 e^{-x}\\). Where does it turn?</p><p>Afterwards you hear what went well and what to practise.</p>',
    requests: [
      {
        ...{ by: 'main', daysAgo: 30, state: 'declined' },
        note: 'I would like to start now.',
        reason: 'Interview practice begins once invitations are out. Ask again then, please.',
      },
    ],
  },
  {
    ...{ name: 'Seminars', pricePence: 120_000, per: 'once', quarters: 0, state: 'offered' },
    summary: 'Live sessions in small groups for a whole year, with recordings.',
    body: '<p>Seminars go beyond the syllabus and are given by tutors of your subject. You register for those that you like; recordings of all of them stay open to you.</p>',
    entitlements: ['hasSeminar'],
    requests: [
      {
        ...{ by: 'headstart', daysAgo: 1, state: 'pending' },
        note: 'My school lets me join from four o’clock.',
      },
    ],
  },
  {
    ...{ name: 'Application pack', pricePence: 2_500, per: 'month', quarters: 0 },
    ...{ state: 'withdrawn', entitlements: ['hasLibrary', 'hasReadingList', 'hasPsSubmission'] },
    summary: 'Library, reading list, and comments on your personal statement.',
    body: '<p>All that an application needs beside the test, in one pack.</p>',
    requests: [{ by: 'main', daysAgo: 60, note: '', state: 'accepted' }],
  },
  {
    ...{ name: 'Mock test day', pricePence: 9_500, per: 'once', quarters: 0, state: 'offered' },
    summary:
      'A whole test under real conditions, on paper, with an hour of talk about it afterwards.',
    body: '<p>You sit all parts in one morning, in a room with others. In the afternoon a tutor goes through your paper with you and plans the weeks that are left.</p>',
    ...{ entitlements: [], requests: [] },
  },
  {
    ...{ name: 'Easter course', pricePence: 39_000, per: 'once', quarters: 0, state: 'draft' },
    summary: 'Courses in the Easter holidays, with a place kept for you.',
    body: '<p>The timetable follows.</p>',
    entitlements: ['hasCourses'],
    requests: [],
  },
]
