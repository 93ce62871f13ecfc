import { familyOf, h, m, mcq, qty } from '../kit.ts'
import { near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Mathematics 1', 'maths-1')

export const shares: Family[] = [
  family(
    'mixtures',
    ['Ratio and proportion', 'Ratio and percentages'],
    () =>
      mcq({
        d: 1,
        text: h`In a choir 65 % of the singers are women. The other 28 singers are men. How many singers has the choir?`,
        right: [m(80), h`28 is 35 % of it.`],
        wrong: [
          [m(52), 'This is the number of women.'],
          [m(63), '35 was added, as a number of people.'],
          [m(93), 'The percentage of women was added to the number of men.'],
          [m(108), 'The number of men was added to the whole choir once more.'],
        ],
        solution: h`The men are \(100 - 65 = 35\) per cent. \(28 \div 0.35 = 80\).`,
        proof: (s) => near(value(s) - (65 * value(s)) / 100, 28),
      }),
    () =>
      mcq({
        d: 4,
        text: h`A foundry has 30 kg of an alloy that is 20 % copper by mass. How much pure copper must be melted in to make an alloy that is 40 % copper?`,
        unit: 'kg',
        right: [10, h`\(6 + x = 0.4(30 + x)\).`],
        wrong: [
          [6, 'Copper was counted as 40 % of the old mass: the mass of the alloy grows too.'],
          [12, 'This is 40 % of 30 kg.'],
          [15, h`The \(6\) kg was divided by the new share, \(0.4\).`],
          [30, 'The mass was doubled because the percentage doubles.'],
        ],
        solution: h`At first there are 6 kg of copper. With \(x\) kg more, \(6 + x = 0.4(30 + x)\), so \(0.6x = 6\) and \(x = 10\).`,
        proof: (s) => near((6 + value(s)) / (30 + value(s)), 0.4),
      }),
    () =>
      mcq({
        d: 3,
        text: h`At a summer school, boys and girls are in the ratio \(4 : 5\). When 6 more boys arrive the ratio becomes \(6 : 7\). How many girls are there?`,
        right: [m(105), h`\(7(4k + 6) = 6 \times 5k\) gives \(k = 21\).`],
        wrong: [
          [m(84), 'This is the number of boys at first.'],
          [m(90), 'This is the number of boys in the end.'],
          [m(21), 'This is the size of one part.'],
          [m(35), 'The numbers of girls in the two ratios were multiplied.'],
        ],
        solution: h`Let there be \(4k\) boys and \(5k\) girls. Then \(\dfrac{4k + 6}{5k} = \dfrac67\), so \(28k + 42 = 30k\) and \(k = 21\). There are \(5 \times 21 = 105\) girls.`,
        proof: (s) => near(((4 / 5) * value(s) + 6) / value(s), 6 / 7),
      }),
  ),
  family(
    'variation',
    ['Ratio and proportion', 'Direct and inverse proportion'],
    () =>
      mcq({
        d: 3,
        text: h`A sculptor casts models of one statue in several sizes from the same bronze, so that the mass is proportional to the cube of the height. The model 10 cm tall has a mass of 120 g. What is the mass of the model 15 cm tall?`,
        unit: 'g',
        right: [405, h`\(120 \times 1.5^3\).`],
        wrong: [
          [180, 'The mass was taken as proportional to the height.'],
          [270, 'The mass was taken as proportional to the square of the height.'],
          [540, h`\(1.5^3\) was taken as \(1.5 \times 3\).`],
          [125, '5 g was added for the 5 cm.'],
        ],
        solution: h`The height is multiplied by \(1.5\), so the mass is multiplied by \(1.5^3 = 3.375\), and \(120 \times 3.375 = 405\) g.`,
        proof: (s) => near(value(s) / 15 ** 3, 120 / 1000),
      }),
    () =>
      mcq({
        d: 5,
        text: h`The quantity \(z\) is directly proportional to \(x\) and inversely proportional to the square root of \(y\). What happens to \(z\) when \(x\) rises by 20 % and \(y\) falls by 36 %?`,
        right: ['It rises by 50 %.', h`\(\frac{1.2}{0.8} = 1.5\).`],
        wrong: [
          ['It rises by 87.5 %.', h`\(1.2\) was divided by \(0.64\): the root was left out.`],
          ['It falls by 4 %.', h`\(1.2\) was multiplied by \(0.8\): the proportion is inverse.`],
          ['It rises by 56 %.', 'The percentages were added.'],
          ['It rises by 100 %.', h`The root of \(0.36\) was used: \(\frac{1.2}{0.6}\).`],
        ],
        solution: h`\(z = \dfrac{kx}{\sqrt y}\). The new value is \(\dfrac{1.2}{\sqrt{0.64}} = \dfrac{1.2}{0.8} = 1.5\) times the old: a rise of 50 %.`,
        proof: (s) => {
          const [, way, size] = /(rises|falls) by ([\d.]+)/.exec(s) ?? []
          const [x, y] = [50, 100]
          const after = (x * 1.2) / Math.sqrt(y - 36) / (x / Math.sqrt(y))
          return near(1 + ((way === 'rises' ? 1 : -1) * Number(size)) / 100, after)
        },
      }),
    () =>
      mcq({
        d: 1,
        text: h`Eight gardeners plant a hedge in 6 days. How long would 12 gardeners take, each working at the same pace?`,
        right: [qty(4, 'days'), h`48 days of work shared among 12.`],
        wrong: [
          [qty(9, 'days'), 'More gardeners were taken to need more time.'],
          [qty(2, 'days'), 'Four days were taken off for the four further gardeners.'],
          [qty(3, 'days'), 'The time was halved, though the number of gardeners was not doubled.'],
          [qty(16, 'days'), h`\(8 \times 12 \div 6\).`],
        ],
        solution: h`The hedge takes \(8 \times 6 = 48\) days of one gardener's work. Twelve gardeners need \(48 \div 12 = 4\) days.`,
        proof: (s) => near(12 * Number(s.match(/\d+/)?.[0]), 8 * 6),
      }),
  ),
]
