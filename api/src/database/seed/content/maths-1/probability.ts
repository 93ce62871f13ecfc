import { BLUE, circle, figure, label, line, rect } from '../figures.ts'
import { equation, familyOf, frac, h, m, mcq, table } from '../kit.ts'
import { agrees, is, near, range } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

function venn(): string {
  return figure(
    340,
    210,
    [
      rect([10, 10], 320, 190),
      circle([130, 105], 72, { colour: BLUE }),
      circle([210, 105], 72, { colour: BLUE }),
      label([80, 40], 'F'),
      label([262, 40], 'G'),
      label([95, 105], '14'),
      label([170, 105], 'x'),
      label([245, 105], '9'),
      label([308, 182], '5'),
    ],
    'Venn diagram of 36 students in a rectangle with two overlapping circles, F and G. F only holds 14, the overlap holds x, G only holds 9, and 5 lie outside both circles.',
  )
}

function tree(): string {
  return figure(
    360,
    220,
    [
      line([40, 110], [150, 60]),
      line([40, 110], [150, 160]),
      label([85, 72], '0.3'),
      label([85, 152], '0.7'),
      label([168, 60], 'rain', { anchor: 'start' }),
      label([168, 160], 'dry', { anchor: 'start' }),
      line([205, 60], [300, 32]),
      line([205, 60], [300, 88]),
      line([205, 160], [300, 132]),
      line([205, 160], [300, 188]),
      label([245, 36], '0.4'),
      label([245, 88], '0.6'),
      label([245, 134], '0.1'),
      label([245, 188], '0.9'),
      label([306, 32], 'late', { anchor: 'start' }),
      label([306, 88], 'on time', { anchor: 'start', size: 13 }),
      label([306, 132], 'late', { anchor: 'start' }),
      label([306, 188], 'on time', { anchor: 'start', size: 13 }),
    ],
    'Tree diagram. First branches: rain 0.3, dry 0.7. After rain: late 0.4, on time 0.6. After dry: late 0.1, on time 0.9.',
  )
}

export const probability: Family[] = [
  family(
    'combined',
    ['Probability', 'Combined events'],
    () =>
      mcq({
        d: 2,
        text: h`A bag holds 5 red and 3 blue counters. Two are taken at random without putting the first back. What is the probability that they have different colours?`,
        right: [m(frac(15, 28)), h`\(2 \times \frac58 \times \frac37\).`],
        wrong: [
          [m(frac(15, 56)), 'Only one of the two orders was counted.'],
          [m(frac(15, 32)), 'The first counter was put back.'],
          [m(frac(13, 28)), 'This is the probability that they have the same colour.'],
          [m(frac(1, 2)), '"Same" and "different" were taken as equally likely.'],
        ],
        solution: h`Red then blue: \(\frac58 \times \frac37 = \frac{15}{56}\). Blue then red is the same. The sum is \(\frac{30}{56} = \frac{15}{28}\).`,
        proof: (s) => {
          const bag = [...'RRRRRBBB']
          const pairs = bag.flatMap((one, i) =>
            bag.flatMap((two, j) => (i === j ? [] : [one !== two])),
          )
          return is(s, pairs.filter(Boolean).length / pairs.length)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`Two fair six-sided dice are thrown. What is the probability that the product of the scores is a multiple of 6?`,
        right: [m(frac(15, 36)), '15 of the 36 pairs.'],
        wrong: [
          [m(frac(11, 36)), 'Only the pairs with a 6 were counted.'],
          [m(frac(1, 6)), 'One product in six was taken to be a multiple of 6.'],
          [m(frac(13, 36)), 'Pairs such as (2, 3) and (3, 2) were counted once and not twice.'],
          [m(frac(3, 4)), 'An even product was taken to be enough.'],
        ],
        solution: h`Pairs with a 6: 11. Pairs without a 6 need one 3 and one of 2 or 4: \((3, 2), (2, 3), (3, 4), (4, 3)\), 4 more. \(\frac{15}{36} = \frac{5}{12}\).`,
        proof: (s) =>
          is(
            s,
            range(1, 6)
              .flatMap((a) => range(1, 6).map((b) => (a * b) % 6 === 0))
              .filter(Boolean).length / 36,
          ),
      }),
    () =>
      equation({
        d: 4,
        text: h`The probability that a seed grows is \(p\), and seeds grow independently. Three are sown. Write an expression for the probability that at least one of them grows.`,
        expected: '1 - (1 - p)^3',
        vars: ['p'],
        solution: h`None grows with probability \((1 - p)^3\), so at least one grows with probability \(1 - (1 - p)^3\).`,
        proof: (s) =>
          agrees(s, ({ p = 0 }) => 3 * p * (1 - p) ** 2 + 3 * p * p * (1 - p) + p ** 3, [
            { p: 0.2 },
            { p: 0.5 },
            { p: 0.85 },
          ]),
      }),
  ),
  family(
    'conditions',
    ['Probability', 'Venn diagrams and conditions'],
    () =>
      mcq({
        d: 2,
        data: venn(),
        text: h`The diagram shows how many of 36 students take French (F) and German (G). A student who takes French is chosen at random. What is the probability that this student also takes German?`,
        right: [m(frac(8, 22)), h`8 of the 22 who take French.`],
        wrong: [
          [m(frac(8, 36)), 'All 36 students were taken, not only those who take French.'],
          [m(frac(8, 17)), 'The students who take German were taken as the whole.'],
          [m(frac(8, 14)), 'The overlap was compared with those who take French only.'],
          [m(frac(17, 36)), 'This is the probability that a student takes German.'],
        ],
        solution: h`\(x = 36 - 14 - 9 - 5 = 8\). Of the \(14 + 8 = 22\) who take French, 8 take German: \(\frac{8}{22} = \frac{4}{11}\).`,
        proof: (s) => {
          const students = range(1, 36).map((n) => ({ f: n <= 22, g: n > 14 && n <= 31 }))
          const french = students.filter(({ f }) => f)
          const onlyG = students.filter(({ f, g }) => g && !f).length
          const neither = students.filter(({ f, g }) => !g && !f).length
          return (
            onlyG === 9 &&
            neither === 5 &&
            is(s, french.filter(({ g }) => g).length / french.length)
          )
        },
      }),
    () =>
      mcq({
        d: 4,
        data: tree(),
        text: h`The tree shows the chance that a bus is late in rain and in dry weather. One day the bus is late. What is the probability that it was raining?`,
        right: [m(frac(12, 19)), h`\(\dfrac{0.12}{0.12 + 0.07}\).`],
        wrong: [
          [m(frac(3, 25)), 'This is the probability of rain and a late bus, among all days.'],
          [
            m(frac(2, 5)),
            'This is the probability of a late bus when it rains: the condition is turned round.',
          ],
          [
            m(frac(4, 5)),
            h`The branch probabilities 0.4 and 0.1 were compared without the chances of rain and dry.`,
          ],
          [m(frac(3, 10)), 'This is the chance of rain before the lateness is known.'],
          [m(frac(7, 19)), 'This is the probability that it was dry.'],
        ],
        solution: h`Late and rain: \(0.3 \times 0.4 = 0.12\). Late and dry: \(0.7 \times 0.1 = 0.07\). Given that the bus is late, rain has probability \(\frac{0.12}{0.19} = \frac{12}{19}\).`,
        proof: (s) => {
          const days = range(0, 999).map((n) => ({ wet: n < 300, late: n < 120 || n >= 930 }))
          const late = days.filter((day) => day.late)
          const dryLate = late.filter((day) => !day.wet).length / 700
          return near(dryLate, 0.1) && is(s, late.filter((day) => day.wet).length / late.length)
        },
      }),
    () =>
      mcq({
        d: 3,
        data: table(
          ['', 'walks', 'cycles', 'bus'],
          [
            ['year 12', '18', '12', '30'],
            ['year 13', '12', '8', '20'],
          ],
        ),
        text: h`The table shows how 100 students travel. Which statement about a student chosen at random is true?`,
        right: [
          'Being in year 12 and cycling are independent.',
          h`\(\frac{12}{100} = \frac{60}{100} \times \frac{20}{100}\).`,
        ],
        wrong: [
          [
            'A student in year 13 is less likely to cycle than one in year 12.',
            h`\(\frac{8}{40} = \frac{12}{60} = \frac15\): equally likely.`,
          ],
          [
            'A cyclist is equally likely to be in either year.',
            h`12 of the 20 cyclists are in year 12.`,
          ],
          [
            'Walking and cycling are independent.',
            'No student does both, so they are mutually exclusive: their joint probability is 0.',
          ],
          ['Half of the students in year 12 walk.', h`\(\frac{18}{60} = 0.3\).`],
        ],
        solution: h`Year 12: \(\frac{60}{100}\). Cycling: \(\frac{20}{100}\). Their product is \(\frac{12}{100}\), which is the probability of both, so the events are independent.`,
        proof: (s) => {
          const truth: [RegExp, boolean][] = [
            [/year 12 and cycling are independent/, 12 * 100 === (18 + 12 + 30) * (12 + 8)],
            [/less likely to cycle/, 8 / 40 < 12 / 60],
            [/either year/, 2 * 12 === 12 + 8],
            [/Walking and cycling/, 0 === 30 * 20],
            [/Half/, 18 * 2 === 60],
          ]
          return truth.filter(([text, holds]) => holds && text.test(s)).length === 1
        },
      }),
  ),
]
