import type { Clip } from '../clip.ts'

/** A question is read, then left for a while to whoever watches. */
const wait = 9.3

/** Ten questions of a paper, each solved; the one long clip. */
export const workedPaper: Clip = {
  title: 'A worked paper: ten questions in five minutes',
  course: 'Mathematics: method in seconds',
  isVoiced: true,
  intro: [
    'Ten short questions, without a calculator.',
    'After each there is a moment to try it yourself. Pause when you want more.',
  ],
  slides: [
    {
      heading: 'Question 1',
      steps: [
        {
          show: 'Work out \\(\\dfrac{2^5\\times8^2}{4^3}\\)',
          say: 'Work out 2 to the fifth times 8 squared, over 4 cubed.',
          wait,
        },
        {
          show: '\\(8^2=2^6\\) and \\(4^3=2^6\\)',
          say: 'Write all of it as powers of 2. Both 8 squared and 4 cubed are 2 to the sixth.',
        },
        { show: '\\(=2^5=32\\)', say: 'They cancel, and 2 to the fifth is left: 32.' },
      ],
    },
    {
      heading: 'Question 2',
      steps: [
        {
          show: 'A line goes through \\((1,2)\\) and \\((4,11)\\). Where does it cross the \\(y\\)-axis?',
          say: 'A line goes through (1, 2) and (4, 11). Where does it cross the y-axis?',
          spoken: 'A line goes through 1, 2, and 4, 11. Where does it cross the y axis?',
          wait,
        },
        {
          show: 'Gradient \\(\\dfrac{11-2}{4-1}=3\\)',
          say: 'It rises 9 while it goes 3 across, so the gradient is 3.',
        },
        {
          show: '\\(2-3=-1\\), so at \\((0,-1)\\)',
          say: 'One step back from x = 1, it is 3 lower than 2. So at −1.',
        },
      ],
    },
    {
      heading: 'Question 3',
      steps: [
        {
          show: 'A price rises by 20 %, then falls by 20 %. How has it changed?',
          say: 'A price rises by 20 %, then falls by 20 %. How has it changed altogether?',
          wait,
        },
        {
          show: '\\(1.2\\times0.8=0.96\\)',
          say: 'Each change is a factor: 1.2, then 0.8. Together they are 0.96.',
        },
        { show: 'It is 4 % lower.', say: 'So it is 4 % lower. The order makes no difference.' },
      ],
    },
    {
      heading: 'Question 4',
      steps: [
        {
          show: 'For which \\(k\\) has \\(x^2-6x+k=0\\) no real root?',
          say: 'For which k has x² − 6x + k = 0 no real root?',
          wait,
        },
        {
          show: '\\((x-3)^2=9-k\\)',
          say: 'Complete the square: (x − 3)² is 9 − k.',
          spoken: 'Complete the square: x minus 3, all squared, is 9 minus k.',
        },
        {
          show: '\\(k\\gt9\\)',
          say: 'A square cannot be negative, so there is no root when k is more than 9.',
        },
      ],
    },
    {
      heading: 'Question 5',
      steps: [
        {
          show: '\\(\\sin\\theta=\\frac35\\) and \\(\\theta\\) is obtuse. What is \\(\\tan\\theta\\)?',
          say: 'The sine of θ is 3/5, and θ is obtuse. What is its tangent?',
          spoken: 'The sine of theta is three fifths, and theta is obtuse. What is its tangent?',
          wait,
        },
        {
          show: 'Triangle 3, 4, 5: \\(\\cos\\theta=\\pm\\frac45\\)',
          say: 'Think of the triangle with sides 3, 4 and 5: the cosine is 4/5 or −4/5.',
          spoken:
            'Think of the triangle with sides 3, 4 and 5: the cosine is four fifths, or minus four fifths.',
        },
        {
          show: '\\(\\cos\\theta\\lt0\\), so \\(\\tan\\theta=-\\frac34\\)',
          say: 'An obtuse angle has a negative cosine. So the tangent is −3/4.',
          spoken: 'An obtuse angle has a negative cosine. So the tangent is minus three quarters.',
        },
      ],
    },
    {
      heading: 'Question 6',
      steps: [
        {
          show: 'Add up the first 20 terms of \\(3,\\ 7,\\ 11,\\ \\dots\\)',
          say: 'Add up the first 20 terms of the sequence 3, 7, 11 and so on.',
          wait,
        },
        {
          show: 'Last term: \\(3+19\\times4=79\\)',
          say: 'There are 19 steps of 4 to the last term, so it is 79.',
        },
        {
          show: '\\(20\\times\\dfrac{3+79}{2}=20\\times41=820\\)',
          say: 'On average a term is 41. Twenty of them make 820.',
        },
      ],
    },
    {
      heading: 'Question 7',
      steps: [
        {
          show: 'What is the radius of this circle?<br>\\(x^2+y^2-4x+6y-12=0\\)',
          say: 'What is the radius of the circle x² + y² − 4x + 6y − 12 = 0?',
          wait,
        },
        {
          show: '\\((x-2)^2+(y+3)^2=12+4+9\\)',
          say: 'Complete both squares: 4 and 9 are added on the right.',
        },
        {
          show: '\\(=25\\), so the radius is 5',
          say: 'The right is 25, so the radius is 5, and the centre is (2, −3).',
          spoken: 'The right is 25, so the radius is 5, and the centre is at 2, minus 3.',
        },
      ],
    },
    {
      heading: 'Question 8',
      steps: [
        {
          show: 'Find \\(\\displaystyle\\int_0^2(3x^2-2x)\\,dx\\)',
          say: 'Find the integral of 3x² − 2x from 0 to 2.',
          wait,
        },
        {
          show: '\\(\\big[x^3-x^2\\big]_0^2\\)',
          say: 'Raise each power by one, and divide by it: x³ − x².',
        },
        { show: '\\(=8-4=4\\)', say: 'At 2 this is 8 − 4, and at 0 it is nothing. So 4.' },
      ],
    },
    {
      heading: 'Question 9',
      steps: [
        {
          show: 'Two fair dice are thrown. How likely is a total of 8?',
          say: 'Two fair dice are thrown. How likely is a total of 8?',
          wait,
        },
        {
          show: '2+6, 3+5, 4+4, 5+3, 6+2',
          say: 'List the pairs: 2 and 6, 3 and 5, 4 and 4, 5 and 3, 6 and 2. That is five.',
        },
        {
          show: '\\(\\dfrac{5}{36}\\)',
          say: 'All 36 pairs are equally likely, so the answer is 5 over 36.',
        },
      ],
    },
    {
      heading: 'Question 10',
      steps: [
        {
          show: '\\(f(x)=\\dfrac{2x+1}{x-3}\\). What is \\(f^{-1}(x)\\)?',
          say: 'f(x) is 2x + 1 over x − 3. What is the inverse of f?',
          spoken: 'f of x is 2x plus 1, over x minus 3. What is the inverse of f?',
          wait,
        },
        {
          show: '\\(y(x-3)=2x+1\\)',
          say: 'Call it y, and multiply out of the fraction.',
        },
        {
          show: '\\(x(y-2)=3y+1\\)',
          say: 'Bring all x to one side: x times (y − 2) is 3y + 1.',
          spoken: 'Bring all x to one side: x times, y minus 2, is 3 y plus 1.',
        },
        {
          show: '\\(f^{-1}(x)=\\dfrac{3x+1}{x-2}\\)',
          say: 'Divide, and write x for y: the inverse is 3x + 1 over x − 2.',
          spoken: 'Divide, and write x for y: the inverse is 3 x plus 1, over x minus 2.',
        },
      ],
    },
    {
      heading: 'How did it go?',
      steps: [
        {
          show: 'The paper: 27 questions in 40 minutes, some 90 seconds each.',
          say: 'In the test you have some 90 seconds for a question.',
        },
        {
          show: 'Time saved on short ones is there for the others.',
          say: 'What you save on the short ones is there for the others.',
        },
        {
          show: 'Do those that you missed again, tomorrow.',
          say: 'Do those that you missed again tomorrow, without looking.',
        },
      ],
    },
  ],
}
