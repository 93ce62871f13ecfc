import { BLUE, circle, faint, figure, label, line, rect } from '../figures.ts'
import { chem, essay, familyOf, h, m, mcq, table } from '../kit.ts'
import { balanced, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { ANION_TESTS, FLAMES, GAS_TESTS } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

const SPOTS = [
  { name: 'red', height: 36 },
  { name: 'blue', height: 60 },
]
const FRONT = 80

function chromatogram(): string {
  const y = (mm: number) => 210 - mm * 2.1
  return figure(
    320,
    250,
    [
      rect([90, 20], 140, 215),
      line([90, y(0)], [230, y(0)]),
      faint([90, y(FRONT)], [230, y(FRONT)]),
      label([240, y(0)], 'start', { anchor: 'start', size: 13 }),
      label([240, y(FRONT)], 'solvent', { anchor: 'start', size: 13 }),
      circle([160, y(36)], 8, { colour: '#b91c1c', fill: '#fca5a5' }),
      circle([160, y(60)], 8, { colour: BLUE, fill: '#93c5fd' }),
      label([80, y(36)], 'red 36 mm', { anchor: 'end', size: 12 }),
      label([80, y(60)], 'blue 60 mm', { anchor: 'end', size: 12 }),
      label([80, y(FRONT)], '80 mm', { anchor: 'end', size: 12 }),
    ],
    'Chromatogram with a start line and, 80 millimetres above it, the solvent front. A red spot is 36 millimetres and a blue spot 60 millimetres above the start line.',
  )
}

export const analysis: Family[] = [
  family(
    'separation',
    ['Separation and tests', 'Separating mixtures'],
    () =>
      mcq({
        d: 1,
        data: chromatogram(),
        text: h`What is the \(R_f\) value of the blue dye?`,
        right: [m('0.75'), h`\(60 \div 80\).`],
        wrong: [
          [m('0.45'), 'This is the value for the red dye.'],
          [m('0.60'), 'The height of the red spot was divided by that of the blue.'],
          [m('1.33'), 'The fraction is upside down.'],
          [m('60'), 'The distance was not divided by that of the solvent.'],
        ],
        solution: h`\(R_f = \dfrac{60}{80} = 0.75\).`,
        proof: (s) =>
          near(value(s) * FRONT, SPOTS.find(({ name }) => name === 'blue')?.height ?? 0),
      }),
    () =>
      mcq({
        d: 2,
        text: 'Sand, salt and water are mixed. Which steps give dry sand, and pure water as well?',
        right: [
          'filter, wash and dry the sand, then distil the filtrate',
          'The sand stays in the paper; the water boils off and is condensed.',
        ],
        wrong: [
          [
            'filter, wash and dry the sand, then evaporate the filtrate in an open dish',
            'The water would be lost.',
          ],
          [
            'distil the mixture, then filter what is left',
            'Dry sand and salt are left together, and filtering does not part them.',
          ],
          [
            'filter, then run the filtrate up chromatography paper',
            'Chromatography does not give pure water.',
          ],
          ['crystallise the mixture, then filter', 'Salt crystals would stay with the sand.'],
        ],
        solution:
          'Sand does not dissolve and is filtered off. The filtrate is salt water: distillation gives pure water.',
        proof: (s) =>
          s.startsWith('filter') && s.includes('dry the sand') && s.endsWith('distil the filtrate'),
      }),
  ),
  family(
    'tests',
    ['Separation and tests', 'Chemical tests'],
    () =>
      mcq({
        d: 3,
        data: table(
          ['test', 'result'],
          [
            ['flame test', FLAMES.potassium ?? ''],
            ['add nitric acid, then silver nitrate', ANION_TESTS.bromide?.result ?? ''],
            ['add hydrochloric acid, then barium chloride', 'no change'],
          ],
        ),
        text: 'The table shows tests on the solution of a salt. What is the salt?',
        right: ['potassium bromide', 'Lilac flame, cream precipitate.'],
        wrong: [
          ['potassium chloride', 'The precipitate would be white.'],
          ['sodium bromide', 'The flame would be yellow.'],
          ['potassium sulfate', 'Barium chloride would give a white precipitate.'],
          ['lithium iodide', 'The flame would be crimson and the precipitate yellow.'],
        ],
        solution:
          'A lilac flame means potassium. A cream precipitate with silver nitrate means bromide.',
        proof: (s) => {
          const [metal = '', ion = ''] = s.split(' ')
          return FLAMES[metal] === 'lilac' && ANION_TESTS[ion]?.result === 'cream precipitate'
        },
      }),
    () =>
      mcq({
        d: 1,
        text: 'A gas turns damp red litmus paper blue. Which gas is it?',
        right: ['ammonia', 'It is the common gas that is alkaline.'],
        wrong: [
          ['chlorine', 'Chlorine turns damp litmus red and then bleaches it.'],
          ['carbon dioxide', 'Carbon dioxide is weakly acidic; it turns limewater milky.'],
          ['hydrogen', 'Hydrogen is neutral; it burns with a squeaky pop.'],
          ['oxygen', 'Oxygen is neutral; it relights a glowing splint.'],
        ],
        solution: `Ammonia dissolves in the water on the paper and gives hydroxide ions: ${chem('NH3 + H2O → NH4^+ + OH^-')} (the reaction is reversible).`,
        proof: (s) =>
          GAS_TESTS[s] === 'turns damp red litmus paper blue' &&
          balanced('NH3 + H2O', 'NH4^+ + OH^-'),
      }),
    () =>
      essay({
        d: 3,
        text: 'Three unlabelled bottles hold solutions of sodium carbonate, sodium sulfate and sodium chloride. Describe tests, with reagents and what is seen, that tell which is which, and explain why acid is added before barium chloride.',
        model: h`Add dilute nitric acid to a portion of each. The carbonate fizzes and gives off carbon dioxide, which turns limewater milky. The other two show no change.

To fresh portions of the other two add dilute hydrochloric acid and then barium chloride solution. The sulfate gives a white precipitate of barium sulfate; the chloride does not.

To the last add dilute nitric acid and then silver nitrate solution: a white precipitate of silver chloride confirms the chloride.

The acid is added first to remove any carbonate, since barium carbonate is also a white precipitate and would be mistaken for the sulfate.`,
        criteria: [
          [
            'Acid on carbonate: fizzing, carbon dioxide, limewater turns milky',
            /fizzes[\s\S]*limewater milky/,
          ],
          [
            'Acid and barium chloride on sulfate: white precipitate',
            /barium chloride solution\. The sulfate gives a white precipitate/,
          ],
          [
            'Nitric acid and silver nitrate on chloride: white precipitate',
            /silver nitrate[\s\S]*white precipitate of silver chloride/,
          ],
          [
            'Acid removes carbonate, which would also give a white precipitate',
            /remove any carbonate/,
          ],
        ],
        also: () =>
          ANION_TESTS.sulfate?.result === 'white precipitate' &&
          GAS_TESTS['carbon dioxide'] === 'turns limewater milky',
      }),
  ),
]
