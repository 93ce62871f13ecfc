/** A video of the demo world: a film by its title, or a link. */
export interface DemoVideo {
  title: string
  description: string
  /** How many questions of the academy's part its quiz asks. */
  questions?: number
  isMandatory?: true
  link?: { address: string; minutes: number }
}

/** A group; `opensIn` days from the one on which the world is made. */
export interface DemoGroup {
  name: string
  opensIn?: number
  videos: readonly DemoVideo[]
}

/** An academy of the demo world, in the order of the list. */
export interface DemoAcademy {
  title: string
  summary: string
  description: string
  audience: 'students' | 'tutors' | 'both'
  state: 'draft' | 'published'
  allowsSkipping: boolean
  /** Days from the one on which the world is made. */
  finishIn: number | null
  /** The part of the ESAT of which quizzes ask; null where none asks anything. */
  part: string | null
  groups: readonly DemoGroup[]
}

const plain = { audience: 'students', state: 'published', allowsSkipping: true } as const

export const demoAcademies: readonly DemoAcademy[] = [
  {
    ...plain,
    title: 'Mathematics: method in seconds',
    summary: 'Short methods that save time in every mathematics part.',
    description:
      '<p>Each video shows one method, on a question of the kind that the test asks. Watch it, answer its quiz, then try the topic in the question bank.</p>',
    finishIn: 40,
    part: 'Mathematics 1',
    groups: [
      {
        name: 'Methods',
        videos: [
          {
            title: 'Factorise before you expand',
            description: 'When a factor cancels, nothing has to be multiplied out.',
            questions: 3,
            isMandatory: true,
          },
          {
            title: 'Reading a graph for its turning points',
            description: 'What the shape tells before any calculus.',
            questions: 2,
          },
          {
            title: 'Ratios without a calculator',
            description: 'Scale both sides, then divide once.',
          },
          {
            title: 'Logarithms in three moves',
            description: 'Product, quotient, power.',
            questions: 2,
          },
          {
            title: 'Probability trees that stay small',
            description: 'Draw the branches that are asked about, and no other ones.',
          },
        ],
      },
      {
        name: 'Under time',
        videos: [
          {
            title: 'A worked paper: ten questions in five minutes',
            description: 'Ten short questions, each with the method that is quickest.',
          },
        ],
      },
    ],
  },
  {
    ...plain,
    title: 'Physics you can picture',
    summary: 'Draw it first: forces, energy, circuits and waves.',
    description: '<p>Five pictures that answer most of what the physics part asks.</p>',
    allowsSkipping: false,
    finishIn: null,
    part: 'Physics',
    groups: [
      {
        name: 'Motion',
        videos: [
          {
            title: 'Forces on a slope',
            description: 'Resolve along the slope and across it.',
            questions: 2,
          },
          { title: 'Energy instead of time', description: 'When the question names no time.' },
        ],
      },
      {
        name: 'Fields and waves',
        videos: [
          { title: 'Circuits by potential', description: 'Label every wire with its potential.' },
          { title: 'Waves and phase', description: 'Two points, one wave.', questions: 2 },
          { title: 'Units as a check', description: 'An answer in the wrong units is wrong.' },
          {
            title: 'Moments and levers',
            description: 'Its film was brought in a format that few browsers play.',
          },
        ],
      },
    ],
  },
  {
    ...plain,
    title: 'Chemistry calculations',
    summary: 'Moles, reagents and energies in a few lines each.',
    description: '<p>Four calculations that come up in every paper.</p>',
    finishIn: null,
    part: 'Chemistry',
    groups: [
      {
        name: 'Amounts',
        videos: [
          {
            title: 'Moles from masses',
            description: 'Mass over molar mass.',
            questions: 2,
            isMandatory: true,
          },
          {
            title: 'Limiting reagents',
            description: 'Which of the two runs out first.',
            questions: 2,
          },
          {
            title: 'Concentration and dilution',
            description: 'The amount stays, the volume grows.',
          },
        ],
      },
      { name: 'Energies', videos: [{ title: 'Energy cycles', description: 'Two ways round.' }] },
    ],
  },
  {
    ...plain,
    title: 'Thinking aloud in interviews',
    summary: 'How to say what you think while you think it.',
    description: '<p>For interviews at the end of the year, and for those who rehearse them.</p>',
    audience: 'both',
    finishIn: null,
    part: null,
    groups: [
      {
        name: 'Begin',
        videos: [
          {
            title: 'Start with what you know',
            description: 'Say what is given, and what follows.',
          },
          { title: 'Estimating with powers of ten', description: 'How many, roughly, and why.' },
        ],
      },
      {
        name: 'Go on',
        videos: [
          { title: 'When you are stuck', description: 'What to say when nothing comes.' },
          {
            title: 'Listening to the hint',
            description: 'A hint is the next step, not a mark lost.',
          },
        ],
      },
    ],
  },
  {
    ...plain,
    title: 'Your application year',
    summary: 'What comes when, from reading to the day of the test.',
    description: '<p>Dates, reading, and the last week.</p>',
    finishIn: null,
    part: null,
    groups: [
      {
        name: 'Before the summer ends',
        videos: [
          { title: 'Dates that decide', description: 'The dates of the year, in their order.' },
          {
            title: 'Reading around your subject',
            description: 'What to read, and what to write down of it.',
          },
          {
            title: 'Open days on film',
            description: 'Universities show their own laboratories and colleges.',
            link: {
              address:
                'https://www.youtube.com/results?search_query=university+open+day+engineering',
              minutes: 12,
            },
          },
        ],
      },
      {
        name: 'The last weeks',
        opensIn: 14,
        videos: [
          { title: 'The week before the test', description: 'What to do, and what to leave.' },
        ],
      },
    ],
  },
  {
    ...plain,
    title: 'Teaching on the portal',
    summary: 'Reports, homework and what families see of them.',
    description: '<p>For tutors: how the parts of the portal work together.</p>',
    audience: 'tutors',
    finishIn: null,
    part: null,
    groups: [
      {
        name: 'Every week',
        videos: [
          { title: 'Reports that families read', description: 'Four sentences that help.' },
          { title: 'Setting homework that is done', description: 'Little, clear, and looked at.' },
        ],
      },
    ],
  },
  {
    ...plain,
    title: 'Biology under time',
    summary: 'Data first, then the question.',
    description: '<p>Being made.</p>',
    state: 'draft',
    finishIn: null,
    part: 'Biology',
    groups: [
      {
        name: 'Data',
        videos: [
          {
            title: 'Data questions first',
            description: 'Read the axes before the words.',
            questions: 1,
          },
        ],
      },
    ],
  },
]

/** The video whose film failed its check. */
export const failedFilm = 'Moments and levers'

/** What the main student has completed of an academy, and where the student is in a retry. */
export const mainStudent = {
  done: 'Thinking aloud in interviews',
  half: 'Physics you can picture',
  retry: 'Factorise before you expand',
} as const
