import type { Clip } from '../clip.ts'

const course = 'Teaching on the portal'

/** Short clips for tutors. */
export const teaching: readonly Clip[] = [
  {
    title: 'Reports that families read',
    course,
    isVoiced: false,
    intro: ['Three short paragraphs, written on the same day.'],
    slides: [
      {
        heading: 'What families look for',
        steps: [
          'What was done, and did it work?',
          'What comes next, and who does it?',
          'Should we worry?',
        ],
      },
      {
        heading: 'Say what you saw',
        steps: [
          { show: 'Not: “Good progress in mechanics.”', say: 'Not: “Good progress in mechanics.”' },
          {
            show: 'But: “Maya resolved forces on a slope without help; a week ago she mixed up sine and cosine.”',
            say: 'But: “Maya resolved forces on a slope without help; a week ago she mixed up sine and cosine.”',
          },
        ],
      },
      {
        heading: 'One thing to work on',
        steps: [
          'Name one, with the way to it: “Two timed sets on circuits by Thursday.”',
          'Criticise the work, never the person.',
          'If there is a worry, call first and write afterwards.',
        ],
      },
      {
        heading: 'Before you send it',
        steps: [
          'Read it as the parent, then as the student: both will.',
          'Spell out what only teachers know.',
          'Ten lines are read. Thirty are not.',
        ],
      },
    ],
  },
  {
    title: 'Setting homework that is done',
    course,
    isVoiced: true,
    intro: ['Homework is done when it is small, clear and looked at.'],
    slides: [
      {
        heading: 'Small',
        steps: [
          {
            show: '30 minutes, twice, not an hour on Sunday',
            say: 'Set half an hour twice a week, rather than one long evening.',
          },
          {
            show: 'First question: surely solved',
            say: 'Let the first question be one that the student will surely solve.',
          },
        ],
      },
      {
        heading: 'Clear',
        steps: [
          {
            show: '“12 questions on moles, timed, by Wednesday 6 pm”',
            say: 'Say what, how and by when: 12 questions on moles, timed, by Wednesday at six.',
          },
          {
            show: 'Why this one?',
            say: 'Say why it is set: it mends what went wrong in the lesson.',
          },
          {
            show: 'Agree on it in the lesson.',
            say: 'Agree on it in the lesson, while you can still change it together.',
          },
        ],
      },
      {
        heading: 'Looked at',
        steps: [
          {
            show: 'Open the answers before you meet.',
            say: 'Open the answers before the next lesson, and start with one of them.',
          },
          {
            show: 'One line of feedback the same day',
            say: 'One line on the same day is worth more than a page after a week.',
          },
          {
            show: 'Not done? Ask what stood in the way.',
            say: 'If it was not done, ask what stood in the way, then set less.',
          },
        ],
      },
      {
        heading: 'Next time',
        steps: [
          {
            show: 'Twice in a row not done: change the task, not the tone.',
            say: 'If that happens twice in a row, change the task and not the tone.',
          },
        ],
      },
    ],
  },
]
