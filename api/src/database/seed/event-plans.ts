/** An event of the demo world. */
export interface EventPlan {
  kind: 'seminar' | 'course'
  title: string
  description: string
  /** Of its sessions: days from today, hour in London, minutes, and a title where there are several. */
  sessions: readonly (readonly [day: number, hour: number, minutes: number, title?: string])[]
  /** Of the groups of degrees, by their places. */
  groups: readonly number[]
  capacity?: number
  /** How many students have a place, and wait. */
  registered: number
  waiting?: number
  /** The main student's part in it. */
  main?: 'registered' | 'waiting' | 'cancelled'
  /** Given by the tutor of `tutor@portal.test`. */
  isTutors?: true
  state?: 'draft' | 'cancelled'
  reason?: string
  enrolment?: 'by admin'
  recordingFor?: 'places'
  /** Title of the clip that is the recording of its first session. */
  recording?: string
  /** A document of it, by its name in the store, and when it is shown. */
  file?: { name: string; kind: 'slides' | 'handout'; isAfterEnd: boolean }
  /** Past, and nobody has marked who came, nor sent a report. */
  isUnmarked?: true
}

/** An event that was made, with what all that follows of it needs. */
export interface MadeEvent {
  plan: EventPlan
  id: string
  sessions: { id: string; startsAt: Date; endsAt: Date }[]
  /** The tutor who gives it. */
  giver: string
}

const online = 'The link opens ten minutes before the start.'

/** Fourteen seminars and eight courses, each of which shows something. */
export const eventPlans: readonly EventPlan[] = [
  {
    kind: 'seminar',
    title: 'Open house: questions all day',
    description: `A tutor is there all day for questions of every kind. ${online}`,
    sessions: [[0, 0, 1_440]],
    ...{ groups: [], registered: 9, main: 'registered', isTutors: true },
  },
  {
    kind: 'seminar',
    title: 'Probability from first principles',
    description: `Counting before formulas: trees, tables and the questions that look harder than they are. ${online}`,
    sessions: [[3, 17, 60]],
    ...{ groups: [0, 3], capacity: 20, registered: 12, main: 'registered', isTutors: true },
    file: { name: 'demo-probability.pdf', kind: 'handout', isAfterEnd: false },
  },
  {
    kind: 'seminar',
    title: 'Interviews: thinking aloud',
    description:
      'Four mock questions, solved in front of everybody, with what interviewers listen for.',
    sessions: [[5, 18, 75]],
    ...{ groups: [1, 4], capacity: 8, registered: 8, waiting: 3, main: 'waiting' },
  },
  {
    kind: 'seminar',
    title: 'Chemistry calculations',
    description: 'Moles, yields and concentrations at the speed of the test.',
    sessions: [[9, 17, 60]],
    ...{ groups: [1], capacity: 25, registered: 10, main: 'registered', state: 'cancelled' },
    reason: 'The tutor is ill. It will be given again next month.',
  },
  {
    kind: 'seminar',
    title: 'Writing about your subject',
    description: 'What a personal statement says in its first three sentences.',
    sessions: [[12, 17, 60]],
    ...{ groups: [7, 8], registered: 6, isTutors: true },
  },
  {
    kind: 'seminar',
    title: 'Circuits without tears',
    description: 'Potential first, then Ohm: one way through every circuit.',
    sessions: [[18, 17, 60]],
    ...{ groups: [0, 1], capacity: 30, registered: 4 },
  },
  {
    kind: 'seminar',
    title: 'For the mathematicians: proofs in ten lines',
    description: 'Places are given out by your programme lead.',
    sessions: [[24, 18, 90]],
    ...{ groups: [3], capacity: 12, registered: 5, enrolment: 'by admin' },
  },
  {
    kind: 'seminar',
    title: 'Estimating in your head',
    description: 'Powers of ten and other ways not to need a calculator.',
    sessions: [[33, 17, 60]],
    ...{ groups: [0, 1, 3, 4], registered: 0, isTutors: true },
  },
  {
    kind: 'seminar',
    title: 'Medicine: ethics scenarios',
    description: 'Not planned to the end yet.',
    sessions: [[40, 17, 60]],
    ...{ groups: [2], capacity: 16, registered: 0, state: 'draft' },
  },
  {
    kind: 'seminar',
    title: 'Waves and phase',
    description: 'Pictures that answer before the algebra does.',
    sessions: [[-1, 17, 60]],
    ...{ groups: [0, 1], registered: 11, main: 'registered', isTutors: true, isUnmarked: true },
  },
  {
    kind: 'seminar',
    title: 'Vectors without fear',
    description: 'Directions, lengths and the three questions that come every year.',
    sessions: [[-10, 17, 60]],
    ...{ groups: [0, 3], capacity: 20, registered: 14, main: 'registered', isTutors: true },
    recording: 'Forces on a slope',
    file: { name: 'demo-vectors.pdf', kind: 'slides', isAfterEnd: true },
  },
  {
    kind: 'seminar',
    title: 'Reading graphs at speed',
    description: 'Turning points, asymptotes and what the axes say.',
    sessions: [[-24, 17, 60]],
    ...{ groups: [0, 3, 5], capacity: 20, registered: 16, main: 'registered' },
    ...{ recording: 'Reading a graph for its turning points', recordingFor: 'places' },
  },
  {
    kind: 'seminar',
    title: 'Ratios without a calculator',
    description: 'Percentages, proportions and scale.',
    sessions: [[-45, 17, 60]],
    ...{ groups: [2, 5], registered: 9, main: 'cancelled' },
  },
  {
    kind: 'seminar',
    title: 'How the test is marked',
    description: 'Scores, scales and what they are worth to universities.',
    sessions: [[-75, 18, 60]],
    ...{ groups: [], registered: 13, isTutors: true },
  },
  {
    kind: 'course',
    title: 'Mechanics in a day',
    description: 'Forces, energy and momentum on one Saturday, with problems after each part.',
    sessions: [
      [12, 10, 120, 'Forces'],
      [12, 13, 90, 'Energy'],
      [12, 15, 60, 'Momentum'],
    ],
    ...{ groups: [0, 1], capacity: 24, registered: 15, main: 'registered', isTutors: true },
    file: { name: 'demo-mechanics.pdf', kind: 'handout', isAfterEnd: false },
  },
  {
    kind: 'course',
    title: 'Problem solving, four evenings',
    description: 'One method on four Tuesdays: read, draw, try, check.',
    sessions: [
      [-9, 18, 90, 'Read'],
      [-2, 18, 90, 'Draw'],
      [5, 18, 90, 'Try'],
      [12, 18, 90, 'Check'],
    ],
    ...{ groups: [0, 3, 4], capacity: 20, registered: 13, main: 'registered' },
    recording: 'When you are stuck',
  },
  {
    kind: 'course',
    title: 'Full mock exams',
    description: 'Two papers under time, and each of them gone through afterwards.',
    sessions: [
      [45, 10, 180, 'First paper'],
      [46, 10, 180, 'Second paper'],
    ],
    ...{ groups: [], capacity: 40, registered: 8 },
  },
  {
    kind: 'course',
    title: 'Biology under time',
    description: 'Data questions first.',
    sessions: [
      [20, 10, 120, 'Data'],
      [27, 10, 120, 'Systems'],
    ],
    ...{ groups: [1, 2], capacity: 10, registered: 10, waiting: 2 },
  },
  {
    kind: 'course',
    title: 'Reading around your subject',
    description: 'Six books in six weeks. Not announced yet.',
    sessions: [
      [50, 18, 60, 'First book'],
      [57, 18, 60, 'Second book'],
    ],
    ...{ groups: [6, 7], registered: 0, state: 'draft' },
  },
  {
    kind: 'course',
    title: 'Autumn start',
    description: 'How a year of preparation goes, week by week.',
    sessions: [
      [-31, 10, 120, 'Plans'],
      [-30, 10, 120, 'Habits'],
    ],
    ...{ groups: [], registered: 17, main: 'registered' },
    recording: 'Units as a check',
  },
  {
    kind: 'course',
    title: 'Algebra weekend',
    description: 'Factors, powers and logarithms.',
    sessions: [
      [-52, 10, 180, 'Factors'],
      [-51, 10, 180, 'Logarithms'],
    ],
    ...{ groups: [0, 3], capacity: 20, registered: 12, isTutors: true },
  },
  {
    kind: 'course',
    title: 'Economics in graphs',
    description: 'Curves that move, and why.',
    sessions: [
      [7, 17, 90, 'Demand'],
      [14, 17, 90, 'Costs'],
    ],
    ...{ groups: [5], capacity: 15, registered: 3, state: 'cancelled' },
    reason: 'Too few wanted to come this time.',
  },
]
