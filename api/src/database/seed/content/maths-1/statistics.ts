import { BLUE, figure, plot, rect } from '../figures.ts'
import { blanks, equation, essay, familyOf, h, m, mcq } from '../kit.ts'
import { agrees, is, near, parts, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

const mean = (list: number[]): number => list.reduce((a, b) => a + b, 0) / list.length
const BARS = [
  { from: 0, to: 10, density: 1.2 },
  { from: 10, to: 15, density: 4 },
  { from: 15, to: 25, density: 2.4 },
  { from: 25, to: 40, density: 0.6 },
]

function histogram(): string {
  const g = plot(
    { from: 0, to: 40, step: 5, label: 'time in minutes' },
    { from: 0, to: 5, step: 1, label: 'frequency density' },
  )
  const bars = BARS.map(({ from, to, density }) =>
    rect([g.px(from), g.py(density)], g.px(to) - g.px(from), g.py(0) - g.py(density), {
      colour: BLUE,
      fill: '#dbeafe',
    }),
  )
  return figure(
    g.width,
    g.height,
    [...g.body, ...bars],
    'Histogram of times in minutes against frequency density: 0 to 10 minutes has density 1.2, 10 to 15 has density 4, 15 to 25 has density 2.4, and 25 to 40 has density 0.6.',
  )
}

function cumulative(): string {
  const g = plot(
    { from: 0, to: 60, step: 10, label: 'mark' },
    { from: 0, to: 80, step: 20, label: 'cumulative frequency' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points([
        [0, 0],
        [10, 8],
        [20, 20],
        [30, 40],
        [40, 60],
        [50, 74],
        [60, 80],
      ]),
    ],
    'Cumulative frequency graph of 80 marks, joined by straight lines through (0, 0), (10, 8), (20, 20), (30, 40), (40, 60), (50, 74) and (60, 80).',
  )
}

export const statistics: Family[] = [
  family(
    'averages',
    ['Statistics', 'Averages and spread'],
    () =>
      mcq({
        d: 2,
        text: h`The mean of five numbers is 12. When a sixth number is included the mean falls to 11. What is the sixth number?`,
        right: [m(6), h`\(66 - 60\).`],
        wrong: [
          [m(11), 'The new mean was taken for the number.'],
          [m(10), 'The number was taken to lie one below the new mean.'],
          [m(7), h`One was taken off 12 for each of the five numbers only.`],
          [m(1), 'This is the change in the mean.'],
        ],
        solution: h`The total rises from \(5 \times 12 = 60\) to \(6 \times 11 = 66\), so the sixth number is 6.`,
        proof: (s) => near(mean([12, 12, 12, 12, 12, value(s)]), 11),
      }),
    () =>
      mcq({
        d: 3,
        text: h`Four positive whole numbers have mean 7, median \(6.5\) and a single mode, 5. What is the largest of the numbers?`,
        right: [m(10), 'The numbers are 5, 5, 8 and 10.'],
        wrong: [
          [m(8), 'This is the third number.'],
          [m(13), 'This is the sum of the middle two.'],
          [m(15), 'This is the sum of the smallest and the largest.'],
          [m(11), 'The smallest number was taken as 4, but then 5 would not be the mode.'],
        ],
        solution: h`The total is 28 and the middle two add to 13. One 5 must be the second number and another the first, since two numbers equal to 5 are needed below the median. The third is \(13 - 5 = 8\) and the largest \(28 - 18 = 10\).`,
        proof: (s) => {
          const fits = range(1, 25).flatMap((a) =>
            range(a, 25).flatMap((b) => range(b, 25).map((c) => [a, b, c, 28 - a - b - c])),
          )
          const largest = fits
            .filter(([, b = 0, c = 0, d = 0]) => d >= c && b + c === 13)
            .filter((list) => {
              const most = (n: number) => list.filter((each) => each === n).length
              return list.every((n) => (n === 5 ? most(n) > 1 : most(n) < most(5)))
            })
            .map((list) => list[3])
          return new Set(largest).size === 1 && largest[0] === value(s)
        },
      }),
    () =>
      equation({
        d: 3,
        text: h`A class of \(p\) pupils has a mean mark of 62 and another class of \(q\) pupils has a mean mark of 70. Write an expression for the mean mark of all the pupils together.`,
        expected: '(62*p + 70*q)/(p + q)',
        vars: ['p', 'q'],
        solution: h`The totals are \(62p\) and \(70q\), so the mean of all is \(\dfrac{62p + 70q}{p + q}\).`,
        proof: (s) =>
          agrees(
            s,
            ({ p = 0, q = 0 }) =>
              mean([...range(1, p).map(() => 62), ...range(1, q).map(() => 70)]),
            [
              { p: 1, q: 1 },
              { p: 10, q: 30 },
              { p: 24, q: 8 },
            ],
          ),
      }),
    () =>
      essay({
        d: 3,
        text: h`A manager says that the mean pay in a firm of nine people, £40 000, shows what a typical worker there earns. Eight workers earn between £24 000 and £28 000; the owner earns much more.

Explain why the mean misleads here, estimate what the owner earns if the eight workers earn £26 000 on average, and say which average you would use.`,
        model: h`The total pay is \(9 \times 40\,000 = 360\,000\) pounds. The workers take \(8 \times 26\,000 = 208\,000\) pounds, so the owner earns about 152 000 pounds.

The mean uses every value, so this one outlier pulls it up: no worker earns anything near £40 000.

The median is better. In order, the fifth of the nine values is a worker's pay, between £24 000 and £28 000, and it would not change if the owner earned still more.`,
        criteria: [
          ['Finds the total pay, £360 000', /360\\,000/],
          ['Finds about £152 000 for the owner', /152 000/],
          ['Says that an outlier pulls the mean up', /outlier pulls it up/],
          [
            'Chooses the median and says why an outlier does not change it',
            /median[\s\S]*would not change/,
          ],
        ],
        also: () => near(mean([...range(1, 8).map(() => 26000), 152000]), 40000),
      }),
  ),
  family(
    'charts',
    ['Statistics', 'Charts and graphs'],
    () =>
      mcq({
        d: 3,
        data: histogram(),
        text: h`The histogram shows how long some patients waited. How many patients waited longer than 20 minutes?`,
        right: [m(21), h`\(5 \times 2.4 + 15 \times 0.6\).`],
        wrong: [
          [m(33), 'All of the bar from 15 to 25 minutes was counted.'],
          [m(9), 'Only the last bar was counted.'],
          [m(3), 'The heights of the bars were added; the areas count people.'],
          [m(44), 'These are the patients who waited at most 20 minutes.'],
        ],
        solution: h`Frequency is the area of a bar. From 20 to 25 minutes: \(5 \times 2.4 = 12\). From 25 to 40: \(15 \times 0.6 = 9\). In all, 21.`,
        proof: (s) => {
          const density = (t: number) =>
            BARS.find(({ from, to }) => t > from && t < to)?.density ?? 0
          return is(
            s,
            range(20, 39)
              .map((t) => density(t + 0.5))
              .reduce((a, b) => a + b),
          )
        },
      }),
    () =>
      blanks({
        d: 2,
        data: cumulative(),
        text: h`The graph shows the marks of 80 students. The median mark is [[blank]] and the interquartile range is [[blank]].`,
        right: [[30, 20], h`Read the graph at 40, then at 20 and 60.`],
        wrong: [
          [[40, 20], 'The cumulative frequency at the middle was read, not the mark.'],
          [[30, 40], h`The difference of the cumulative frequencies, \(60 - 20\), was read.`],
          [[30, 60], 'This is the whole range of marks.'],
          [[40, 40], 'Both numbers are frequencies and not marks.'],
        ],
        solution: h`Half of 80 is 40, reached at mark 30. The quartiles are at 20 and 60 students: marks 20 and 40. The interquartile range is \(40 - 20 = 20\).`,
        proof: (s) => {
          const knots = [0, 8, 20, 40, 60, 74, 80]
          const markAt = (count: number) => 10 * knots.indexOf(count)
          const [median, spread] = parts(s)
          return median === markAt(80 / 2) && spread === markAt(60) - markAt(20)
        },
      }),
  ),
]
