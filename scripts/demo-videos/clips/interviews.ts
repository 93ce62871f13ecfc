import type { Clip } from '../clip.ts'
import { boards, quotient } from './figures.ts'

const course = 'Thinking aloud in interviews'

/** Short clips about interviews, each with a problem. */
export const interviews: readonly Clip[] = [
  {
    title: 'Start with what you know',
    course,
    isVoiced: true,
    intro: ['You are asked for something new. Begin with what you are sure of, aloud.'],
    slides: [
      {
        heading: 'Sketch \\(y=\\frac{\\sin x}{x}\\)',
        figure: quotient,
        steps: [
          {
            show: 'Even: \\(f(-x)=f(x)\\)',
            say: 'Both parts change sign with x, so their quotient does not. The graph is symmetric.',
          },
          {
            show: 'Zero at \\(\\pm\\pi,\\ \\pm2\\pi,\\ \\dots\\)',
            say: 'It is zero where sin x is: at π, 2π and so on, but not at 0.',
          },
          {
            show: 'Near 0: \\(\\sin x\\approx x\\)',
            say: 'For small x, sin x is close to x. So the graph nears 1.',
          },
          {
            show: 'Far out: between \\(\\pm\\frac1x\\)',
            say: 'Sine stays between −1 and 1, so the waves shrink like 1 over x.',
          },
        ],
      },
      {
        heading: 'What was heard',
        steps: [
          {
            show: 'Four facts, each with a reason',
            say: 'That was four facts, each with its reason, and the picture came by itself.',
          },
          {
            show: '“I know that …, because …”',
            say: 'Say: I know this, because of that. An interviewer can only follow what you say.',
          },
          {
            show: 'Then: “I am not sure yet about …”',
            say: 'Then say what you are not sure about yet. It shows where you would go next.',
          },
        ],
      },
    ],
  },
  {
    title: 'Estimating with powers of ten',
    course,
    isVoiced: false,
    intro: ['Say what you assume, round, and keep the power of ten.'],
    slides: [
      {
        heading: 'How many breaths in a life?',
        steps: [
          '15 breaths a minute, 80 years: assumed.',
          {
            show: '\\(60\\times24\\times365\\approx5\\times10^5\\) minutes a year',
            say: 'A year has 60 × 24 × 365 minutes, about 5 × 10⁵.',
          },
          {
            show: '\\(15\\times5\\times10^5\\approx8\\times10^6\\) a year',
            say: 'So 15 × 5 × 10⁵, about 8 × 10⁶ breaths a year.',
          },
          {
            show: '\\(80\\times8\\times10^6\\approx6\\times10^8\\)',
            say: 'In 80 years about 6 × 10⁸: some 600 million.',
          },
        ],
      },
      {
        heading: 'How heavy is the air in a room?',
        steps: [
          {
            show: 'Room: \\(5\\times4\\times2.5=50\\ \\text{m}^3\\)',
            say: 'A room of 5 m by 4 m by 2.5 m holds 50 m³.',
          },
          { show: 'Air: \\(1.2\\ \\text{kg/m}^3\\)', say: 'A cubic metre of air is about 1.2 kg.' },
          {
            show: '\\(50\\times1.2=60\\ \\text{kg}\\)',
            say: 'So some 60 kg, about as much as a person.',
          },
        ],
      },
      {
        heading: 'Good habits',
        steps: [
          'One figure is enough; the power of ten must be right.',
          'Say which assumption matters most, and what would change with it.',
        ],
      },
    ],
  },
  {
    title: 'When you are stuck',
    course,
    isVoiced: true,
    intro: ['Being stuck is part of an interview. Make the problem smaller.'],
    slides: [
      {
        heading: 'Squares on a chessboard',
        figure: boards,
        steps: [
          {
            show: 'How many squares, of all sizes?',
            say: 'How many squares of all sizes are there on a chessboard? One board of 1 by 1 has one.',
          },
          {
            show: '“I shall try smaller boards.”',
            say: 'Eight by eight is too much to count. So say that you will try smaller ones.',
          },
          {
            show: '2 by 2: five',
            say: '2 by 2 has four small ones and the whole: five.',
          },
          {
            show: '3 by 3: fourteen',
            say: '3 by 3 has nine, then four of 2 by 2, then one: fourteen.',
          },
        ],
      },
      {
        heading: 'Now the pattern',
        steps: [
          {
            show: '\\(1^2+2^2+\\dots+8^2=204\\)',
            say: 'Sums of squares! For 8 by 8 it is 1 + 4 + 9 and so on up to 64: 204.',
          },
          {
            show: 'Why? Count the places of a corner.',
            say: 'And why? Count where the top left corner of each size can be.',
          },
        ],
      },
      {
        heading: 'Ways on',
        steps: [
          {
            show: 'A smaller case · an extreme case · a drawing',
            say: 'Try a smaller case, an extreme case, or a drawing.',
          },
          {
            show: 'Say what you tried, and why it failed.',
            say: 'Say what you tried and why it did not work. That is not wasted.',
          },
          {
            show: 'Quiet for a moment is fine: say so.',
            say: 'You may be quiet for a moment, too. Just say that you are thinking.',
          },
        ],
      },
    ],
  },
  {
    title: 'Listening to the hint',
    course,
    isVoiced: true,
    hasCaptions: false,
    intro: ['A hint is no lost mark. It is the next step of a conversation.'],
    slides: [
      {
        heading: 'The question',
        steps: [
          {
            show: 'Is 4,003 a sum of two squares?',
            say: 'You are asked: is 4,003 the sum of two square numbers?',
            spoken: 'You are asked: is four thousand and three the sum of two square numbers?',
          },
          {
            show: '“Trying them all would take long.”',
            say: 'You begin to try squares, and see that it would take long.',
          },
          {
            show: 'Hint: “What is left after dividing by 4?”',
            say: 'The interviewer says: what is left when you divide a square by 4?',
          },
        ],
      },
      {
        heading: 'Use it at once',
        steps: [
          {
            show: 'Even: \\((2n)^2=4n^2\\), left 0',
            say: 'The square of an even number is a multiple of 4. Nothing is left.',
          },
          {
            show: 'Odd: \\((2n+1)^2=4(n^2+n)+1\\), left 1',
            say: 'The square of an odd number leaves 1.',
          },
          {
            show: 'Two squares: 0, 1 or 2',
            say: 'So the sum of two squares leaves 0, 1 or 2, and never 3.',
          },
          {
            show: '\\(4003=4\\times1000+3\\): no',
            say: 'But 4,003 leaves 3. So it is no such sum, and we are done.',
            spoken: 'But four thousand and three leaves 3. So it is no such sum, and we are done.',
          },
        ],
      },
      {
        heading: 'How to listen',
        steps: [
          {
            show: 'Say it again in your own words.',
            say: 'Say the hint again in your own words.',
          },
          {
            show: 'Leave your first idea.',
            say: 'Let go of your first idea, and say what the hint has changed.',
          },
        ],
      },
    ],
  },
]
