import { BLUE, figure, GREEN, label, plot, RED } from '../figures.ts'
import { familyOf, h, m, mcq, qty, statements, table } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

/** Product after a time with a final amount and a relative speed. */
const product = (final: number, speed: number) => (t: number) => final * (1 - Math.exp(-speed * t))
const CURVES: Record<string, { final: number; speed: number; colour: string }> = {
  '1': { final: 40, speed: 0.6, colour: BLUE },
  '2': { final: 40, speed: 0.15, colour: RED },
  '3': { final: 20, speed: 0.3, colour: GREEN },
}

function progress(): string {
  const g = plot(
    { from: 0, to: 20, step: 5, label: 'time in minutes' },
    { from: 0, to: 50, step: 10, label: 'product, arbitrary units' },
    400,
    270,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(product(40, 0.3), 0, 20, '#6b7280'),
      ...Object.values(CURVES).map((x) => g.curve(product(x.final, x.speed), 0, 20, x.colour)),
      label(g.to([2.2, 36]), '1', { colour: BLUE }),
      label(g.to([4.2, 25.5]), 'X', { colour: '#6b7280' }),
      label(g.to([9, 26.5]), '2', { colour: RED }),
      label(g.to([15, 16.5]), '3', { colour: GREEN }),
    ],
    'Graph of product against time with four curves from zero. X levels off at 40 units. Curve 1 rises faster than X and levels off at 40. Curve 2 rises more slowly than X and approaches 40 late. Curve 3 starts more slowly than X and levels off at 20.',
  )
}

/** Seconds for the same amount of protein to be digested at each pH. */
const TIMES: [ph: number, seconds: number][] = [
  [5, 480],
  [6, 200],
  [7, 80],
  [8, 160],
  [9, 600],
]

export const enzymeRates: Family[] = [
  family(
    'active-site',
    ['Enzymes', 'How enzymes work'],
    () =>
      mcq({
        d: 4,
        data: progress(),
        text: 'Curve X shows how the product of a reaction with an enzyme builds up. The experiment is repeated with half the concentration of enzyme, and then with half the concentration of substrate, all else unchanged. Which curves are obtained, in this order?',
        right: ['2, then 3', 'Less enzyme: slower, same end. Less substrate: half the product.'],
        wrong: [
          ['3, then 2', 'Less enzyme does not change the final amount of product.'],
          ['1, then 3', 'Curve 1 is faster than X.'],
          ['3, then 3', 'An enzyme is not used up, so its amount does not set the end.'],
          ['2, then 1', 'Half the substrate cannot give as much product.'],
        ],
        solution:
          'The amount of substrate decides how much product there is at the end; the enzyme decides how quickly it is reached. Half the enzyme: curve 2. Half the substrate: curve 3.',
        proof: (s) => {
          const [less, half] = s.split(', then ').map((name) => CURVES[name])
          return (
            less?.final === 40 && less.speed < 0.3 && half?.final === 20 && half.final < less.final
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'The rate of a reaction with an enzyme rises as more substrate is added, but above a certain concentration it stays constant. Temperature and pH are at their best values. What would raise this constant rate?',
        right: [
          'adding more of the enzyme',
          'All active sites are occupied, so more of them are needed.',
        ],
        wrong: [
          ['adding still more substrate', 'The active sites are already occupied all the time.'],
          ['raising the temperature a little', 'It is at its best value already.'],
          ['adding some of the product', 'The product does not provide active sites.'],
          ['lowering the pH', 'The pH is at its best value already.'],
        ],
        solution:
          'At high concentrations of substrate every active site is in use, so the number of enzyme molecules limits the rate.',
        proof: (s) => {
          const rate = (enzyme: number, substrate: number) => (enzyme * substrate) / (1 + substrate)
          const gains = {
            enzyme: rate(2, 1000) / rate(1, 1000),
            substrate: rate(1, 2000) / rate(1, 1000),
          }
          return gains.enzyme > 1.9 && gains.substrate < 1.01 && /more of the enzyme/.test(s)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'Milk fat is digested by lipase in 240 s. When bile salts are added to the same mixture it takes 60 s, though bile contains no enzyme. What is the explanation?',
        right: [
          'Bile breaks the fat into small droplets with a larger total surface.',
          'Lipase then meets more fat at once.',
        ],
        wrong: [
          ['Bile has an active site that fits fat.', 'Bile contains no enzyme.'],
          ['Bile denatures the lipase.', 'Denatured lipase would work more slowly or not at all.'],
          ['Bile turns fat into amino acids first.', 'Amino acids come from proteins.'],
          [
            'Bile makes the mixture acidic, as lipase needs.',
            'Bile is alkaline, and so is the best pH of lipase.',
          ],
        ],
        solution:
          'Bile salts emulsify fat: large drops become many small droplets. The surface on which lipase acts grows, and the reaction is faster.',
        proof: (s) => {
          const surface = (drops: number) => drops * (1 / drops) ** (2 / 3)
          return surface(1000) > surface(1) && /larger total surface/.test(s)
        },
      }),
  ),
  family(
    'enzyme-data',
    ['Enzymes', 'Enzyme experiments'],
    () =>
      mcq({
        d: 3,
        data: table(
          ['pH', 'time in seconds'],
          TIMES.map(([ph, seconds]) => [m(ph), m(seconds)]),
        ),
        text: 'The table shows how long an enzyme needs to digest the same amount of protein at different pH. By what factor is the enzyme faster at its best pH than at pH 6?',
        right: [m(2.5), h`\(200 \div 80\).`],
        wrong: [
          [m(0.4), 'The times were divided the wrong way round.'],
          [m(2), 'The best pH was compared with pH 8.'],
          [m(7.5), 'The slowest time was compared with the fastest.'],
          [m(120), 'The times were subtracted.'],
        ],
        solution: h`The shortest time, 80 s, is at pH 7. The rate is inversely proportional to the time: \(\frac{200}{80} = 2.5\).`,
        proof: (s) => {
          const best = Math.max(...TIMES.map(([, seconds]) => 1 / seconds))
          const six = 1 / (TIMES.find(([ph]) => ph === 6)?.[1] ?? 1)
          return is(s, best / six)
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 4,
        text: 'Amylase is mixed with starch. Every 30 s a drop is tested with iodine solution: the first six drops turn it blue-black, and the seventh and later drops leave it brown. Then everything is done again with twice the concentration of amylase.',
        list: [
          [
            'In the first experiment the last starch vanished between 180 s and 210 s.',
            true,
            'the sixth drop (180 s) still held starch and the seventh (210 s) did not.',
            () => 6 * 30 === 180 && 7 * 30 === 210,
          ],
          [
            'Testing a drop every 10 s would fix the time of the end more exactly.',
            true,
            'the end then lies within an interval of 10 s.',
            () => 10 < 30,
          ],
          [
            'In the second experiment about twice as many drops turn blue-black.',
            false,
            'the reaction is faster, so fewer drops do.',
            () => 180 / 2 > 180,
          ],
        ],
        solution:
          'The iodine stays brown once the starch is gone. More enzyme brings that moment forward, and shorter intervals narrow it down.',
      }),
    () =>
      mcq({
        d: 5,
        text: h`At \(60\ {}^{\circ}\mathrm{C}\) an enzyme is denatured gradually: every 4 minutes half of the molecules that still work are lost. At \(37\ {}^{\circ}\mathrm{C}\) none are lost. A fresh solution digests 96 mg of protein a minute at \(37\ {}^{\circ}\mathrm{C}\). It is kept at \(60\ {}^{\circ}\mathrm{C}\) for 12 minutes, cooled to \(37\ {}^{\circ}\mathrm{C}\), and mixed with an equal volume of fresh solution. What mass does a volume of this mixture equal to the first volume digest in a minute?`,
        right: [qty(54, 'mg'), h`The mean of 12 and 96.`],
        wrong: [
          [qty(108, 'mg'), 'The two rates were added, though each is diluted by the other.'],
          [qty(12, 'mg'), 'The fresh solution was left out.'],
          [
            qty(64, 'mg'),
            'A third, instead of an eighth, was taken to be left after three halvings.',
          ],
          [qty(48, 'mg'), 'All of the heated enzyme was taken to be denatured.'],
        ],
        solution: h`Twelve minutes are three halvings, so the heated solution would digest \(96 \div 8 = 12\ \mathrm{mg}\) a minute. The mixture is half of each: \(\frac{12 + 96}{2} = 54\ \mathrm{mg}\).`,
        proof: (s) => near(value(s) * 2 - 96, 96 * 0.5 ** (12 / 4)),
      }),
  ),
]
