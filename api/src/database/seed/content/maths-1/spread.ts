import {
  BLUE,
  circle,
  figure,
  label,
  line,
  type Point,
  path,
  plot,
  polar,
  rect,
} from '../figures.ts'
import { familyOf, h, m, mcq, qty, table } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')
const total = (list: number[]): number => list.reduce((a, b) => a + b, 0)

function pie(): string {
  const centre: Point = [130, 120]
  const slices: [string, number, number][] = [
    ['walk', 90, 234],
    ['bus', 234, 324],
    ['car', 324, 396],
    ['cycle', 36, 90],
  ]
  const names: Point[] = [
    [76, 104],
    [142, 178],
    [192, 110],
    [160, 66],
  ]
  return figure(
    300,
    240,
    [
      circle(centre, 95, { fill: '#eff6ff' }),
      ...slices.map(([, from]) => line(centre, polar(centre, 95, from))),
      ...slices.map(([name], n) => label(names[n] ?? centre, name, { size: 13 })),
      label([centre[0] - 54, centre[1] + 4], '144°', { size: 12, colour: BLUE }),
      label([centre[0] + 12, centre[1] + 36], '90°', { size: 12, colour: BLUE }),
      label([centre[0] + 44, centre[1] + 14], '72°', { size: 12, colour: BLUE }),
    ],
    'Pie chart of how pupils come to school. The slice for walking has an angle of 144 degrees, for the bus 90 degrees and for the car 72 degrees; the rest is the slice for cycling.',
  )
}

const BOXES = [
  { name: 'Ash', y: 50, five: [10, 25, 40, 50, 80] },
  { name: 'Elm', y: 120, five: [20, 35, 45, 65, 75] },
]

function boxPlots(): string {
  const x = (mark: number) => 60 + 3.4 * mark
  const box = ({ name, y, five }: (typeof BOXES)[number]): string[] => {
    const [low = 0, q1 = 0, median = 0, q3 = 0, high = 0] = five.map(x)
    return [
      label([30, y], name),
      line([low, y], [q1, y]),
      line([q3, y], [high, y]),
      rect([q1, y - 18], q3 - q1, 36, { colour: BLUE }),
      line([median, y - 18], [median, y + 18], { colour: BLUE, width: 3 }),
      ...[low, high].map((end) => line([end, y - 9], [end, y + 9])),
    ]
  }
  return figure(
    370,
    200,
    [
      ...BOXES.flatMap(box),
      line([x(0), 160], [x(88), 160], { arrow: true }),
      ...range(0, 8).flatMap((n) => [
        line([x(10 * n), 156], [x(10 * n), 164]),
        label([x(10 * n), 178], String(10 * n), { size: 13 }),
      ]),
    ],
    'Box plots of the marks of two classes. Ash: least 10, lower quartile 25, median 40, upper quartile 50, greatest 80. Elm: least 20, lower quartile 35, median 45, upper quartile 65, greatest 75.',
  )
}

function scatter(): string {
  const g = plot(
    { from: 0, to: 10, step: 2, label: 'age in years' },
    { from: 0, to: 12, step: 2, label: 'price in thousands of pounds' },
  )
  const cars: Point[] = [
    [1, 10.4],
    [2, 9],
    [3, 8.5],
    [4, 7.3],
    [5, 5.7],
    [6, 5.3],
    [7, 3.6],
    [8, 3.2],
  ]
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      ...cars.map((car) => circle(g.to(car), 4, { colour: BLUE, fill: BLUE })),
      path([g.to([0, 11]), g.to([8, 3])], { width: 1 }),
    ],
    'Scatter graph of eight used cars of ages 1 to 8 years. The prices fall from about 10 to about 3 thousand pounds. A straight line of best fit runs from (0, 11) to (8, 3).',
  )
}

export const spread: Family[] = [
  family(
    'means',
    ['Statistics', 'Averages and spread'],
    () =>
      mcq({
        d: 2,
        data: table(
          ['goals in a match', '0', '1', '2', '3'],
          [['number of matches', '4', '7', '6', '3']],
        ),
        text: h`The table shows how many goals a hockey team scored in each match of a season. What was the mean number of goals?`,
        right: [m(1.4), h`28 goals in 20 matches.`],
        wrong: [
          [m(1.5), h`This is the mean of 0, 1, 2 and 3.`],
          [m(7), 'The number of goals was divided by the four columns.'],
          [m(5), 'This is the mean number of matches in a column.'],
          [m(1.75), 'The matches without a goal were left out of the number of matches.'],
        ],
        solution: h`Goals: \(0 \times 4 + 1 \times 7 + 2 \times 6 + 3 \times 3 = 28\). Matches: \(4 + 7 + 6 + 3 = 20\). The mean is \(28 \div 20 = 1.4\).`,
        proof: (s) => {
          const list = [4, 7, 6, 3].flatMap((count, goals) => range(1, count).map(() => goals))
          return is(s, total(list) / list.length)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`Every number of a list is multiplied by 3, and then 5 is taken off each. Before, the mean was 8 and the range was 6. What are they now?`,
        right: ['mean 19, range 18', h`\(3 \times 8 - 5\) and \(3 \times 6\).`],
        wrong: [
          ['mean 19, range 13', 'Taking 5 off every number does not change the range.'],
          ['mean 24, range 18', 'The 5 was not taken off the mean.'],
          ['mean 19, range 6', 'The range was taken to stay as it was.'],
          ['mean 9, range 18', h`5 was taken off before multiplying by 3.`],
        ],
        solution: h`The mean changes as each number does: \(3 \times 8 - 5 = 19\). The greatest and the least both lose 5, so the range is only multiplied: \(3 \times 6 = 18\).`,
        proof: (s) => {
          const list = [5, 8, 11].map((n) => 3 * n - 5)
          const [mean, spread] = s.match(/\d+/g)?.map(Number) ?? []
          return mean === total(list) / 3 && spread === Math.max(...list) - Math.min(...list)
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`Five different positive integers have mean 10 and median 12. How large can the largest of them be?`,
        right: [m(22), h`\(1, 2, 12, 13, 22\).`],
        wrong: [
          [m(23), h`12 was used twice, but the integers differ.`],
          [m(24), h`12 was used twice, and 1 as well.`],
          [m(21), h`The two smallest were taken as 1 and 3.`],
          [m(35), 'The fourth number was left out.'],
        ],
        solution: h`The sum is 50. To leave most for the largest, the others are as small as can be: 1 and 2 below the median 12, and 13 above it. The largest is \(50 - 28 = 22\).`,
        proof: (s) => {
          const largest = range(1, 10).flatMap((a) =>
            range(a + 1, 11).flatMap((b) =>
              range(13, 49)
                .map((d) => ({ d, e: 50 - a - b - 12 - d }))
                .filter(({ d, e }) => e > d)
                .map(({ e }) => e),
            ),
          )
          return is(s, Math.max(...largest))
        },
      }),
  ),
  family(
    'displays',
    ['Statistics', 'Charts and graphs'],
    () =>
      mcq({
        d: 1,
        data: pie(),
        text: h`A survey of 240 pupils gave this pie chart. How many of them cycle?`,
        right: [qty(36, 'pupils'), h`\(\frac{54}{360} \times 240\).`],
        wrong: [
          [qty(54, 'pupils'), 'The angle was read as a number of pupils.'],
          [qty(96, 'pupils'), 'These are the pupils who walk.'],
          [qty(48, 'pupils'), 'These are the pupils who come by car.'],
          [qty(60, 'pupils'), 'These are the pupils who come by bus.'],
        ],
        solution: h`The angle for cycling is \(360 - 144 - 90 - 72 = 54\) degrees. \(\frac{54}{360} = \frac{3}{20}\), and \(\frac{3}{20} \times 240 = 36\).`,
        proof: (s) => {
          const others = [144, 90, 72].map((angle) => (240 * angle) / 360)
          return near(Number(s.match(/\d+/)?.[0]) + total(others), 240)
        },
      }),
    () =>
      mcq({
        d: 2,
        data: boxPlots(),
        text: h`The box plots show the marks of two classes in one test. Which statement do they show to be true?`,
        right: [
          'At least a quarter of class Ash scored more than half of class Elm did.',
          h`The upper quartile of Ash, 50, is above the median of Elm, 45.`,
        ],
        wrong: [
          ['Class Ash has the higher median.', 'The medians are 40 and 45.'],
          ['Class Elm has the greater range.', 'The ranges are 70 and 55.'],
          [
            'The interquartile range of class Ash is the greater.',
            'The interquartile ranges are 25 and 30.',
          ],
          [
            'Half of class Elm scored 50 or more.',
            'Half of class Elm scored 45 or more; the box plot does not say how many reached 50.',
          ],
        ],
        solution: h`The top quarter of Ash has at least 50 marks, and the lower half of Elm at most 45. The other statements compare the wrong numbers: medians 40 and 45, ranges 70 and 55, interquartile ranges 25 and 30.`,
        proof: (s) => {
          const [a = [], e = []] = BOXES.map(({ five }) => five)
          const [, q1 = 0, median = 0, q3 = 0] = a
          const facts: [RegExp, boolean][] = [
            [/scored more/, q3 > (e[2] ?? 0)],
            [/higher median/, median > (e[2] ?? 0)],
            [/greater range/, (e[4] ?? 0) - (e[0] ?? 0) > (a[4] ?? 0) - (a[0] ?? 0)],
            [/interquartile/, q3 - q1 > (e[3] ?? 0) - (e[1] ?? 0)],
            [/50 or more/, (e[2] ?? 0) >= 50],
          ]
          return facts.some(([text, holds]) => holds && text.test(s))
        },
      }),
    () =>
      mcq({
        d: 3,
        data: scatter(),
        text: h`The scatter graph shows used cars of one model with a line of best fit. What does the gradient of the line tell us?`,
        right: [
          'On average the price falls by about £1000 for each year of age.',
          h`The gradient is \(-8 \div 8 = -1\) thousand pounds a year.`,
        ],
        wrong: [
          ['A new car costs about £11 000.', 'That is told by the intercept.'],
          [
            'On average the price falls by about £1375 for each year of age.',
            'The intercept, 11, was divided by 8 years; the line does not reach the axis there.',
          ],
          [
            'The price of every car falls by exactly £1000 a year.',
            'The line shows an average: the points do not lie on it.',
          ],
          [
            'The correlation is weak and positive.',
            'The points lie close to a falling line: strong, negative correlation.',
          ],
        ],
        solution: h`The line falls from 11 to 3 thousand pounds over 8 years, so its gradient is \(-1\) thousand pounds a year. It describes cars of this model on average.`,
        proof: (s) =>
          /On average/.test(s) && near(Number(s.match(/£(\d+)/)?.[1]) * 8, (11 - 3) * 1000),
      }),
    () =>
      mcq({
        d: 4,
        text: h`On a histogram the bar for 10 to 15 kg is 6 cm high and stands for 45 parcels. The bar for 15 to 25 kg is 4 cm high. How many parcels does it stand for?`,
        right: [m(60), h`Twice as wide and two thirds as high.`],
        wrong: [
          [m(30), 'Only the heights were compared.'],
          [m(90), 'Only the widths were compared.'],
          [m(40), 'The area was read as the number of parcels.'],
          [m(135), 'The ratio of the heights was turned round.'],
        ],
        solution: h`Frequency is proportional to area. The second bar is \(10 \div 5 = 2\) times as wide and \(\frac46\) as high, so it stands for \(45 \times 2 \times \frac46 = 60\) parcels.`,
        proof: (s) => near(value(s) / (10 * 4), 45 / (5 * 6)),
      }),
  ),
]
