import type { Clip } from '../clip.ts'
import { probabilityTree } from './figures.ts'

const course = 'Mathematics: method in seconds'

/** Short clips of mathematics: logarithms and chance. */
export const logarithmsAndChance: readonly Clip[] = [
  {
    title: 'Logarithms in three moves',
    course,
    isVoiced: false,
    intro: ['Three moves solve nearly every question about logarithms.'],
    slides: [
      {
        heading: '1. Turn it round',
        steps: [
          {
            show: '\\(\\log_2 32=x\\)',
            say: 'Move one: what is the logarithm of 32 to base 2?',
          },
          {
            show: '\\(2^x=32\\), so \\(x=5\\)',
            say: 'It asks: 2 to which power is 32? The fifth.',
          },
        ],
      },
      {
        heading: '2. Join',
        steps: [
          {
            show: '\\(\\log a+\\log b=\\log ab\\)',
            say: 'Move two: a sum of logarithms is the logarithm of the product.',
          },
          {
            show: '\\(\\log_{10}4+\\log_{10}25=\\log_{10}100=2\\)',
            say: 'To base 10, log 4 + log 25 is log 100, which is 2.',
          },
        ],
      },
      {
        heading: '3. Bring the power down',
        steps: [
          {
            show: '\\(3^{2x}=5\\)',
            say: 'Move three: the unknown is in the power. Take logarithms of both sides.',
          },
          {
            show: '\\(2x\\log3=\\log5\\)',
            say: 'The power comes down in front.',
          },
          {
            show: '\\(x=\\dfrac{\\log5}{2\\log3}\\)',
            say: 'So x is log 5 over 2 log 3.',
            spoken: 'So x is log 5, over 2 log 3.',
          },
        ],
      },
      {
        heading: 'All together',
        steps: [
          {
            show: '\\(\\log_2x+\\log_2(x-2)=3\\)',
            say: 'To base 2, log x + log (x − 2) = 3.',
            spoken: 'To base 2, log x, plus log of x minus 2, equals 3.',
          },
          {
            show: '\\(x(x-2)=2^3=8\\)',
            say: 'Join, then turn round: x times (x − 2) is 8.',
            spoken: 'Join, then turn round: x times, x minus 2, is 8.',
          },
          {
            show: '\\((x-4)(x+2)=0\\)',
            say: 'That gives x = 4 or x = −2.',
          },
          {
            show: '\\(x=4\\) only: logs need \\(x\\gt2\\)',
            say: 'Only 4 will do, since the logarithms need x to be more than 2.',
          },
        ],
      },
    ],
  },
  {
    title: 'Probability trees that stay small',
    course,
    isVoiced: true,
    intro: ['Before you draw a whole tree, ask which branches you need.'],
    slides: [
      {
        heading: 'At least one red',
        figure: probabilityTree,
        steps: [
          {
            show: '5 red, 3 blue; take two.',
            say: 'A bag holds 5 red and 3 blue balls. Take two. How likely is at least one red?',
          },
          {
            show: 'None red: both blue.',
            say: 'Three of the four ends have a red. Only one has none, so follow that one.',
          },
          {
            show: '\\(\\dfrac38\\times\\dfrac27=\\dfrac{6}{56}=\\dfrac{3}{28}\\)',
            say: 'Both blue has the probability 3/8 times 2/7, which is 3/28.',
            spoken:
              'Both blue has the probability three eighths times two sevenths: three twenty eighths.',
          },
          {
            show: '\\(1-\\dfrac{3}{28}=\\dfrac{25}{28}\\)',
            say: 'At least one red is all the rest: 25/28.',
            spoken: 'At least one red is all the rest: twenty five twenty eighths.',
          },
        ],
      },
      {
        heading: 'Given that …',
        steps: [
          {
            show: 'At least one is red. Are both?',
            say: 'Now you hear that at least one is red. How likely is it that both are?',
          },
          {
            show: 'Both red: \\(\\dfrac58\\times\\dfrac47=\\dfrac{20}{56}=\\dfrac{10}{28}\\)',
            say: 'Both red has the probability 5/8 times 4/7, which is 10/28.',
            spoken:
              'Both red has the probability five eighths times four sevenths: ten twenty eighths.',
          },
          {
            show: '\\(\\dfrac{10}{28}\\div\\dfrac{25}{28}=\\dfrac{10}{25}=\\dfrac25\\)',
            say: 'Divide by what you know has happened: 10 over 25, which is 2/5.',
            spoken:
              'Divide by what you know has happened: ten over twenty five, which is two fifths.',
          },
        ],
      },
      {
        heading: 'Remember',
        steps: [
          {
            show: '“At least one” is 1 less “none”.',
            say: 'At least one is 1 less none. Draw only the branch for none.',
          },
        ],
      },
    ],
  },
]
