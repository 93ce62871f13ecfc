import { BLUE, figure, label, type Point, plot, RED } from '../figures.ts'
import { chem, familyOf, frac, h, m, mcq, qty, statements, table } from '../kit.ts'
import { balanced, is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Chemistry', 'chemistry')

const GAS: Point[] = [
  [0, 0],
  [20, 36],
  [40, 54],
  [60, 60],
  [80, 60],
]
const gasAt = (time: number): number => GAS.find(([t]) => t === time)?.[1] ?? 0

function gas(): string {
  const g = plot(
    { from: 0, to: 80, step: 20, label: 'time in seconds' },
    { from: 0, to: 70, step: 10, label: 'volume of gas in cm³' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.points(GAS)],
    'Graph of the volume of gas in cubic centimetres against time in seconds: 0 at 0, 36 at 20, 54 at 40, 60 at 60 and 60 at 80, joined by straight lines.',
  )
}

/** Concentrations while dinitrogen tetroxide splits into nitrogen dioxide. */
const whole = (t: number): number => 0.6 + 0.4 * Math.exp(-t / 2)
const split = (t: number): number => 0.8 - 0.8 * Math.exp(-t / 2)

function approach(): string {
  const g = plot(
    { from: 0, to: 14, step: 2, label: 'time in minutes' },
    { from: 0, to: 1.2, step: 0.2, label: 'concentration, mol/dm³' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(whole, 0, 14, BLUE),
      g.curve(split, 0, 14, RED),
      label(g.to([2.2, 0.94]), 'X', { colour: BLUE }),
      label(g.to([2.2, 0.34]), 'Y', { colour: RED }),
    ],
    'Graph of two concentrations in moles per cubic decimetre against time. X starts at 1.0 and levels off at 0.6. Y starts at 0 and levels off at 0.8. Both are level from about 12 minutes on.',
  )
}

/** Seconds until a cross vanishes, by concentration. */
const CROSS: [concentration: number, seconds: number][] = [
  [0.05, 160],
  [0.1, 80],
  [0.2, 40],
]

export const collisions: Family[] = [
  family(
    'speed',
    ['Rates and equilibrium', 'Rates of reaction'],
    () =>
      mcq({
        d: 2,
        data: gas(),
        text: 'How does the average rate between 20 s and 40 s compare with that between 0 s and 20 s?',
        right: ['half as large', '18 compared with 36 cubic centimetres.'],
        wrong: [
          ['one and a half times as large', 'The total volumes 54 and 36 were compared.'],
          ['twice as large', 'The curve becomes less steep.'],
          ['equally large', 'The intervals are equal but the volumes are not.'],
          ['one third as large', 'The volume in the interval was compared with the total at 40 s.'],
        ],
        solution: h`First 20 s: \(36\ \mathrm{cm^3}\). Next 20 s: \(54 - 36 = 18\ \mathrm{cm^3}\). Equal times, so half the rate.`,
        proof: (s) => {
          const words: Record<string, number> = {
            'half as large': 0.5,
            'one and a half times as large': 1.5,
            'twice as large': 2,
            'equally large': 1,
            'one third as large': 1 / 3,
          }
          return near(words[s] ?? 0, (gasAt(40) - gasAt(20)) / (gasAt(20) - gasAt(0)))
        },
      }),
    () =>
      mcq({
        d: 4,
        data: table(
          ['concentration of thiosulfate in mol/dm³', 'time until the cross vanishes in s'],
          CROSS.map(([c, t]) => [m(c.toFixed(2)), m(t)]),
        ),
        text: 'A cross under a flask vanishes as sodium thiosulfate and acid turn cloudy. How long is it expected to take with thiosulfate of 0.16 moles per cubic decimetre, all else the same?',
        right: [qty(50, 's'), 'Concentration times time is constant.'],
        wrong: [
          [qty(56, 's'), 'The value was read from a straight line between the last two rows.'],
          [qty(64, 's'), 'The time in the last row was multiplied by 0.16 ÷ 0.10.'],
          [qty(128, 's'), 'The time was taken to be proportional to the concentration.'],
          [qty(25, 's'), 'The concentration was doubled.'],
        ],
        solution: h`Concentration times time is 8 in every row, so the rate is proportional to the concentration: \(8 \div 0.16 = 50\ \mathrm{s}\).`,
        proof: (s) => CROSS.every(([c, t]) => near(c * t, 0.16 * value(s))),
      }),
    () =>
      mcq({
        d: 5,
        text: 'The rate of a reaction of A with B is measured at the start. Doubling the concentration of A alone doubles the rate; doubling that of B alone multiplies it by four. By what factor does the rate change if the concentration of A is halved and that of B is tripled?',
        right: [m(4.5), h`\(\frac12 \times 3^2\).`],
        wrong: [
          [m(1.5), 'The effect of B was taken as proportional.'],
          [m(6), 'Tripling B was taken to multiply the rate by twelve.'],
          [m(3), 'Tripling was taken as one and a half doublings.'],
          [m(18), 'Halving A was taken to double the rate.'],
        ],
        solution: h`The rate is proportional to \([\mathrm{A}][\mathrm{B}]^2\): the factor is \(\frac12 \times 3^2 = 4.5\).`,
        proof: (s) => {
          const rate = (a: number, b: number) => a * b ** 2
          return rate(2, 1) === 2 && rate(1, 2) === 4 && is(s, rate(0.5, 3))
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'A 2 cm cube of limestone is cut into cubes with sides of 0.5 cm. By what factor does the area that acid can attack grow?',
        right: [m(4), 'The sides are a quarter as long.'],
        wrong: [
          [m(64), 'This is the number of small cubes.'],
          [m(16), 'The area of one small face is one sixteenth.'],
          [m(8), 'The cube was taken to be cut in half in each direction.'],
          [m(3), 'Only three cuts were counted.'],
        ],
        solution: h`Before: \(6 \times 4 = 24\ \mathrm{cm^2}\). After: 64 cubes with \(6 \times 0.25 = 1.5\ \mathrm{cm^2}\) each, \(96\ \mathrm{cm^2}\). Factor 4.`,
        proof: (s) => is(s, ((2 / 0.5) ** 3 * 6 * 0.5 ** 2) / (6 * 2 ** 2)),
      }),
  ),
  family(
    'positions',
    ['Rates and equilibrium', 'Equilibrium'],
    () =>
      mcq({
        d: 3,
        text: `Yellow chromate and orange dichromate ions are in equilibrium in water: ${chem('2CrO4^2- + 2H^+ ⇌ Cr2O7^2- + H2O')}. What is seen when sodium hydroxide solution is added to an orange mixture?`,
        right: [
          'It turns yellow, since hydrogen ions are removed.',
          'The position moves to the left.',
        ],
        wrong: [
          ['It turns yellow, since hydrogen ions are added.', 'An alkali removes hydrogen ions.'],
          [
            'It becomes a deeper orange, since hydrogen ions are removed.',
            'Removing a substance on the left moves the position to the left.',
          ],
          [
            'It stays the same, since hydroxide is not in the equation.',
            'Hydroxide reacts with hydrogen ions, which are.',
          ],
          ['It turns colourless, since water is formed.', 'The coloured ions remain.'],
        ],
        solution:
          'Hydroxide ions react with hydrogen ions to give water. The equilibrium moves to the left to replace them, and more yellow chromate forms.',
        proof: (s) => {
          const colours = { left: 'yellow', right: 'orange' }
          const removed: string = 'H^+'
          const side = ['CrO4^2-', 'H^+'].includes(removed) ? 'left' : 'right'
          return s === `It turns ${colours[side]}, since hydrogen ions are removed.`
        },
      }),
    () =>
      mcq({
        d: 4,
        data: approach(),
        text: h`At the start a flask holds only dinitrogen tetroxide, which then reacts: \(\mathrm{N_2O_4 \rightleftharpoons 2NO_2}\). What does the graph show?`,
        right: [
          'Y is nitrogen dioxide; equilibrium is reached with 40 % of the tetroxide split.',
          '0.4 of the 1.0 mole is gone, and twice as much dioxide has formed.',
        ],
        wrong: [
          [
            'X is nitrogen dioxide; equilibrium is reached with 40 % of the tetroxide split.',
            'X falls from the start, so it is what was there at first.',
          ],
          [
            'Y is nitrogen dioxide; equilibrium is reached with 80 % of the tetroxide split.',
            '0.8 is the concentration of the dioxide; each tetroxide gives two.',
          ],
          [
            'Y is nitrogen dioxide; both reactions have stopped after 12 minutes.',
            'At equilibrium both go on at equal rates.',
          ],
          [
            'Y is nitrogen dioxide; equilibrium is reached where the curves cross.',
            'Equal concentrations are no sign of equilibrium; constant ones are.',
          ],
        ],
        solution: h`X falls by 0.4 and Y rises by 0.8, as \(1 : 2\) requires. So 0.4 of 1.0, or 40 %, has split when both are constant.`,
        proof: (s) => {
          const gone = whole(0) - whole(60)
          return (
            near(split(60), 2 * gone, 1e-6) &&
            s.startsWith('Y is nitrogen dioxide') &&
            s.includes(`${Math.round((100 * gone) / whole(0))} %`)
          )
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`2.0 mol of nitrogen and 6.0 mol of hydrogen are put into a vessel. At equilibrium, \(\mathrm{N_2 + 3H_2 \rightleftharpoons 2NH_3}\), half of the nitrogen has reacted. What fraction of the molecules in the vessel are then ammonia?`,
        right: [m(frac(1, 3)), '2 of 6 moles.'],
        wrong: [
          [m(frac(1, 4)), 'The total was taken to stay at 8 moles.'],
          [m(frac(1, 2)), 'Half of the nitrogen was taken for half of the mixture.'],
          [m(frac(1, 5)), 'Only one mole of ammonia was taken to form.'],
          [m(frac(2, 3)), 'This is the fraction of other molecules.'],
        ],
        solution: h`1.0 mol of nitrogen reacts with 3.0 mol of hydrogen and gives 2.0 mol of ammonia. Left: 1.0 and 3.0 mol. Total 6.0 mol, of which \(\frac{2}{6} = \frac13\) is ammonia.`,
        proof: (s) => {
          const done = 1
          const mixture = [2 - done, 6 - 3 * done, 2 * done]
          return is(s, 2 / mixture.reduce((a, b) => a + b)) && balanced('N2 + 3H2', '2NH3')
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: h`In a closed vessel \(\mathrm{H_2(g) + I_2(g) \rightleftharpoons 2HI(g)}\) has reached equilibrium. The volume of the vessel is then halved at constant temperature.`,
        list: [
          [
            'The forward and the backward reaction both become faster.',
            true,
            'molecules are closer together and collide more often.',
            () => 2 * 2 > 1,
          ],
          [
            'The amount of hydrogen iodide in moles rises.',
            false,
            'there are two molecules on each side, so the position does not move.',
            () => 1 + 1 !== 2,
          ],
          [
            'The concentration of hydrogen iodide doubles.',
            true,
            'the same amount is in half the volume.',
            () => 1 / 0.5 === 2,
          ],
        ],
        solution:
          'Pressure moves an equilibrium only if the numbers of gas molecules on the two sides differ; here they are equal.',
      }),
  ),
]
