import { BLUE, figure, type Point, plot } from '../figures.ts'
import { equation, essay, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { ENZYMES } from './facts.ts'

const family = familyOf('Biology', 'biology')

const RATE: Point[] = [
  [0, 4],
  [10, 10],
  [20, 22],
  [30, 44],
  [38, 60],
  [45, 40],
  [50, 12],
  [55, 0],
]

function rateGraph(): string {
  const g = plot(
    { from: 0, to: 60, step: 10, label: 'temperature in °C' },
    { from: 0, to: 70, step: 10, label: 'rate, arbitrary units' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.points(RATE, BLUE)],
    'Graph of the rate of a reaction with an enzyme against temperature: 4 at 0 degrees Celsius, 22 at 20, 44 at 30, a peak of 60 at 38, 40 at 45, 12 at 50 and 0 at 55.',
  )
}

export const enzymes: Family[] = [
  family(
    'action',
    ['Enzymes', 'How enzymes work'],
    () =>
      mcq({
        d: 1,
        text: 'Which row gives an enzyme with its substrate and its products?',
        right: ['lipase; lipid; fatty acids and glycerol', 'Lipase splits fats and oils.'],
        wrong: [
          ['amylase; starch; amino acids', 'Starch is broken down to a sugar.'],
          ['protease; lipid; fatty acids and glycerol', 'Protease acts on proteins.'],
          ['amylase; protein; maltose', 'Amylase acts on starch.'],
          ['lipase; lipid; maltose', 'Fats contain no sugar of this kind.'],
        ],
        solution:
          'Amylase: starch to maltose. Protease: protein to amino acids. Lipase: lipid to fatty acids and glycerol.',
        proof: (s) => {
          const [enzyme = '', substrate, products] = s.split('; ')
          return ENZYMES[enzyme]?.substrate === substrate && ENZYMES[enzyme]?.products === products
        },
      }),
    () =>
      essay({
        d: 3,
        text: 'Explain why the enzyme amylase digests starch but not protein, and why its activity rises and then falls as the temperature is raised from 0 °C to 70 °C.',
        model: h`Amylase has an active site with a particular shape. Starch fits it (it is complementary), so an enzyme–substrate complex forms and starch is broken down. Protein does not fit, so it is not digested.

As the temperature rises, the molecules have more kinetic energy and move faster, so enzyme and substrate collide more often and with more energy, and the rate rises up to the optimum.

Above the optimum the bonds that hold the shape of the enzyme break. The active site changes shape, starch no longer fits, and the enzyme is denatured. This is not undone by cooling.`,
        criteria: [
          [
            'Active site with a particular shape that starch fits',
            /active site with a particular shape[\s\S]*complementary/,
          ],
          ['Protein does not fit', /Protein does not fit/],
          [
            'More kinetic energy, more frequent collisions',
            /kinetic energy[\s\S]*collide more often/,
          ],
          [
            'Above the optimum the active site changes shape: denatured',
            /changes shape[\s\S]*denatured/,
          ],
          ['Denaturing is permanent', /not undone by cooling/],
        ],
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        data: rateGraph(),
        text: 'The graph shows the rate of a reaction with an enzyme at different temperatures.',
        list: [
          [
            'From 20 °C to 30 °C the rate doubles.',
            true,
            'it rises from 22 to 44.',
            () => at(30) === 2 * at(20),
          ],
          [
            'At 5 °C the enzyme is denatured.',
            false,
            'at low temperature it is slow, but it works again when warmed.',
            () => at(20) < at(0),
          ],
          [
            'The enzyme works faster at 45 °C than at 20 °C.',
            true,
            '40 is more than 22.',
            () => at(45) > at(20),
          ],
        ],
        solution: 'Read the graph; remember that only heat above the optimum denatures.',
      }),
  ),
  family(
    'experiments',
    ['Enzymes', 'Enzyme experiments'],
    () =>
      equation({
        d: 2,
        text: h`In an experiment, \(m\) milligrams of starch are digested completely in \(t\) seconds. Write an expression for the mean rate of digestion in milligrams per minute.`,
        expected: '60*m/t',
        vars: ['m', 't'],
        solution: h`\(\frac{m}{t}\) milligrams per second is \(\dfrac{60m}{t}\) milligrams per minute.`,
        proof: (s) =>
          agrees(`(${s})*t/60`, ({ m: mass = 0 }) => mass, [
            { m: 5, t: 90 },
            { m: 12, t: 40 },
          ]),
      }),
    () =>
      mcq({
        d: 3,
        text: 'Tubes with egg white (protein) are kept at 37 °C. Tube 1 holds protease and acid, tube 2 protease that was boiled, with acid, tube 3 acid only. The protease comes from the stomach. In which tubes is the protein digested within an hour?',
        right: ['tube 1 only', 'Only there is a working enzyme at its optimum pH.'],
        wrong: [
          ['tubes 1 and 2', 'Boiling denatures the enzyme in tube 2.'],
          ['tubes 1 and 3', 'Acid alone does not digest protein in this time.'],
          ['all three tubes', 'Tubes 2 and 3 have no working enzyme.'],
          ['none of them', 'Stomach protease works well in acid.'],
        ],
        solution:
          'Stomach protease works best at about pH 2. Boiled enzyme is denatured, and acid alone acts too slowly.',
        proof: (s) => {
          const tubes = [
            { enzyme: true, boiled: false },
            { enzyme: true, boiled: true },
            { enzyme: false, boiled: false },
          ]
          const works = tubes.flatMap((tube, n) => (tube.enzyme && !tube.boiled ? [n + 1] : []))
          return s === `tube ${works.join(' and ')} only`
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`Catalase in liver gives off \(36\ \mathrm{cm^3}\) of oxygen in the first 2 minutes at \(20\ {}^{\circ}\mathrm{C}\). Below its optimum the rate doubles for each rise of \(10\ {}^{\circ}\mathrm{C}\). How much oxygen is given off in the first minute at \(30\ {}^{\circ}\mathrm{C}\), if the rate stays steady?`,
        unit: 'cm^3',
        right: [36, h`\(18 \times 2\).`],
        wrong: [
          [18, 'The rate was not doubled.'],
          [72, 'The volume for two minutes was doubled.'],
          [54, 'The rate was multiplied by three.'],
          [27, 'The rate was multiplied by one and a half, as the temperature is.'],
        ],
        solution: h`At \(20\ {}^{\circ}\mathrm{C}\) the rate is \(18\ \mathrm{cm^3}\) a minute. At \(30\ {}^{\circ}\mathrm{C}\) it is \(36\ \mathrm{cm^3}\) a minute.`,
        proof: (s) => near(value(s), (36 / 2) * 2 ** ((30 - 20) / 10)),
      }),
  ),
]

const at = (temperature: number): number => RATE.find(([x]) => x === temperature)?.[1] ?? 0
