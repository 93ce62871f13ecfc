import type { Clip } from '../clip.ts'
import { cubic } from './figures.ts'

const course = 'Mathematics: method in seconds'

/** Short clips of mathematics: algebra and ratios. */
export const algebra: readonly Clip[] = [
  {
    title: 'Factorise before you expand',
    course,
    isVoiced: false,
    intro: ['Many questions of algebra become short if you factorise first.'],
    slides: [
      {
        heading: 'Fractions',
        steps: [
          {
            show: 'Simplify \\(\\dfrac{x^2-9}{x^2+5x+6}\\)',
            say: 'Simplify x² − 9 over x² + 5x + 6.',
          },
          {
            show: '\\(=\\dfrac{(x-3)(x+3)}{(x+2)(x+3)}\\)',
            say: 'The top is a difference of two squares. The bottom splits into x + 2 and x + 3.',
          },
          {
            show: '\\(=\\dfrac{x-3}{x+2}\\), where \\(x\\ne-3\\)',
            say: 'The factor x + 3 cancels, as long as x is not −3.',
          },
        ],
      },
      {
        heading: 'Numbers, too',
        steps: [
          { show: '\\(51^2-49^2\\)', say: 'Work out 51² − 49² without squaring.' },
          {
            show: '\\(=(51-49)(51+49)\\)<br>\\(=2\\times100=200\\)',
            say: 'It is the difference times the sum: 2 × 100 = 200.',
          },
        ],
      },
      {
        heading: 'Equations',
        steps: [
          {
            show: '\\(x(x-4)=3(x-4)\\)',
            say: 'Solve x(x − 4) = 3(x − 4).',
            spoken: 'Solve x times, x minus 4, equals 3 times, x minus 4.',
          },
          {
            show: 'Do not divide: a root would go.',
            say: 'Do not divide by x − 4, or you lose a root.',
          },
          {
            show: '\\((x-4)(x-3)=0\\)',
            say: 'Take all to one side, and x − 4 is a common factor.',
          },
          { show: '\\(x=4\\) or \\(x=3\\)', say: 'So x is 4 or 3.' },
        ],
      },
      {
        heading: 'Look for',
        steps: [
          {
            show: 'a common factor, a difference of squares, a bracket that comes twice.',
            say: 'Look for a common factor, a difference of squares, or a bracket that comes twice.',
          },
          { show: 'Expand only when there is none.', say: 'Expand only when there is none.' },
        ],
      },
    ],
  },
  {
    title: 'Reading a graph for its turning points',
    course,
    isVoiced: true,
    intro: ['A sketch with its turning points tells you how many roots an equation has.'],
    slides: [
      {
        heading: 'Find the turning points',
        figure: cubic('turning points'),
        steps: [
          { show: '\\(y=x^3-3x\\)', say: 'Take y = x³ − 3x.' },
          {
            show: '\\(\\dfrac{dy}{dx}=3x^2-3\\)',
            say: 'Its gradient is 3x² − 3, which is zero where x is −1 or 1.',
          },
          {
            show: '\\((-1,\\,2)\\) and \\((1,\\,-2)\\)',
            say: 'There y is 2 and −2: a maximum on the left, a minimum on the right.',
          },
        ],
      },
      {
        heading: 'Count the crossings',
        figure: cubic('line'),
        steps: [
          {
            show: '\\(x^3-3x=k\\)',
            say: 'How many roots has x³ − 3x = k? Draw the level line at height k.',
          },
          {
            show: '\\(-2\\lt k\\lt2\\): three roots',
            say: 'When k is between −2 and 2, the line meets the curve three times.',
          },
          {
            show: '\\(k=\\pm2\\): two roots',
            say: 'When k is 2 or −2, it touches at one turning point and crosses once: two roots.',
          },
          { show: 'otherwise: one root', say: 'For any other k there is just one.' },
        ],
      },
      {
        heading: 'In the test',
        steps: [
          {
            show: 'Differentiate, find both heights, sketch.',
            say: 'So differentiate, find the heights of the turning points, and sketch.',
          },
          {
            show: 'The heights are where the number of roots changes.',
            say: 'Those heights are where the number of roots changes. You need not solve the cubic.',
          },
        ],
      },
    ],
  },
  {
    title: 'Ratios without a calculator',
    course,
    isVoiced: false,
    intro: ['Keep parts whole, and divide once.'],
    slides: [
      {
        heading: 'Share an amount',
        steps: [
          'Share £84 in the ratio 3 : 4.',
          '3 + 4 = 7 parts are £84, so one part is £12.',
          'The shares are £36 and £48.',
        ],
      },
      {
        heading: 'Join two ratios',
        steps: [
          {
            show: '\\(a:b=2:3\\) and \\(b:c=4:5\\)',
            say: 'a : b = 2 : 3 and b : c = 4 : 5. What is a : c?',
          },
          {
            show: 'Make \\(b\\) the same: 12 parts.',
            say: 'Make b the same in both: 12 parts, since 3 and 4 go into 12.',
          },
          {
            show: '\\(a:b=8:12\\) and \\(b:c=12:15\\)',
            say: 'a : b = 8 : 12 and b : c = 12 : 15.',
          },
          { show: '\\(a:c=8:15\\)', say: 'So a : c = 8 : 15.' },
        ],
      },
      {
        heading: 'Similar shapes',
        steps: [
          'Two similar cones have volumes in the ratio 27 : 64.',
          {
            show: 'Lengths go by cube roots: \\(3:4\\).',
            say: 'Lengths go by the cube roots: 3 : 4.',
          },
          {
            show: 'Areas go by squares: \\(9:16\\).',
            say: 'Areas go by the squares of the lengths: 9 : 16.',
          },
        ],
      },
      {
        heading: 'Remember',
        steps: ['One part first, then all the others.'],
      },
    ],
  },
]
