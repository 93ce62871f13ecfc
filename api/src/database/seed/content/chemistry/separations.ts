import { figure, label, type Point, plot } from '../figures.ts'
import { chem, familyOf, frac, h, m, mcq, table } from '../kit.ts'
import { balanced, is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { FLAMES, GAS_TESTS } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

/** Temperature at the top of a column as liquid is collected. */
const COLLECTED: Point[] = [
  [0, 56],
  [18, 56],
  [20, 78],
  [45, 78],
  [47, 100],
  [70, 100],
]

function distillation(): string {
  const g = plot(
    { from: 0, to: 70, step: 10, label: 'volume collected in cm³' },
    { from: 40, to: 110, step: 10, label: 'temperature in °C' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.points(COLLECTED),
      label(g.to([55, 50]), 'fractional distillation', { size: 12 }),
    ],
    'Graph of the temperature at the top of a column against the volume of liquid collected: level at 56 degrees Celsius up to 18 cubic centimetres, level at 78 degrees from 20 to 45, and level at 100 degrees from 47 to 70, with steep steps between.',
  )
}

/** Results with sodium hydroxide solution. */
const HYDROXIDES: Record<string, { colour: string; dissolves: boolean }> = {
  aluminium: { colour: 'white', dissolves: true },
  magnesium: { colour: 'white', dissolves: false },
  copper: { colour: 'blue', dissolves: false },
  'iron(II)': { colour: 'green', dissolves: false },
  'iron(III)': { colour: 'brown', dissolves: false },
}

const METHODS: Record<string, string> = {
  'sand and water': 'filtering',
  'two liquids that mix': 'fractional distillation',
  'dyes in an ink': 'chromatography',
  'salt dissolved in water, with the water wanted': 'simple distillation',
}

export const separations: Family[] = [
  family(
    'fractions',
    ['Separation and tests', 'Separating mixtures'],
    () =>
      mcq({
        d: 3,
        data: distillation(),
        text: 'A mixture of propanone, ethanol and water was distilled; the graph shows the record. Roughly what volume of ethanol, which boils at 78 °C, was collected?',
        unit: 'cm^3',
        right: [26, 'Between the middles of the two steps.'],
        wrong: [
          [45, 'The propanone collected before was included.'],
          [78, 'The temperature was read as a volume.'],
          [19, 'This is the propanone.'],
          [70, 'This is all that was collected.'],
        ],
        solution: h`The temperature stays at \(78\ {}^{\circ}\mathrm{C}\) from about 20 to \(45\ \mathrm{cm^3}\), and at most from 19 to 46: about \(26\ \mathrm{cm^3}\).`,
        proof: (s) => {
          const level = COLLECTED.filter(([, t]) => t === 78).map(([volume]) => volume)
          const least = Math.max(...level) - Math.min(...level)
          return value(s) >= least && value(s) <= least + 4
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`In a certain solvent substance X has an \(R_f\) value of 0.75 and substance Y one of 0.50. The chromatogram is stopped when the solvent has moved 12 cm from the start line. How far apart are the two spots?`,
        unit: 'cm',
        right: [3, h`\(9 - 6\).`],
        wrong: [
          [0.25, 'This is the difference of the values, not a distance.'],
          [15, 'The distances were added.'],
          [6, 'This is how far Y has moved.'],
          [8, 'The solvent was divided by 1.5, the ratio of the values.'],
        ],
        solution: h`X: \(0.75 \times 12 = 9\ \mathrm{cm}\). Y: \(0.50 \times 12 = 6\ \mathrm{cm}\). They are 3 cm apart.`,
        proof: (s) => near(value(s) / 12, 0.75 - 0.5),
      }),
    () =>
      mcq({
        d: 2,
        text: 'Which mixture is matched with the best method for separating it?',
        right: [
          'two liquids that mix: fractional distillation',
          'They boil at different temperatures.',
        ],
        wrong: [
          ['sand and water: chromatography', 'An insoluble solid is filtered off.'],
          ['dyes in an ink: filtering', 'Dissolved dyes pass through the paper.'],
          [
            'salt dissolved in water, with the water wanted: filtering',
            'Dissolved salt passes through the paper.',
          ],
          ['dyes in an ink: simple distillation', 'Dyes hardly evaporate.'],
        ],
        solution:
          'Filtering is for insoluble solids, chromatography for small amounts of dissolved substances, simple distillation for a solvent, fractional distillation for liquids that mix.',
        proof: (s) => {
          const [mixture = '', method] = s.split(': ')
          return METHODS[mixture] === method
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`100 g of water dissolves at most 110 g of potassium nitrate at \(60\ {}^{\circ}\mathrm{C}\) and 32 g at \(20\ {}^{\circ}\mathrm{C}\). A saturated solution at \(60\ {}^{\circ}\mathrm{C}\) has a mass of 105 g. What mass of crystals forms when it is cooled to \(20\ {}^{\circ}\mathrm{C}\)?`,
        unit: 'g',
        right: [39, 'It holds 50 g of water.'],
        wrong: [
          [78, 'The solution was taken to hold 100 g of water.'],
          [16, 'This is what stays dissolved.'],
          [55, 'This is all the salt in the solution.'],
          [
            73,
            'The solubility at the lower temperature was subtracted from the mass of the solution.',
          ],
        ],
        solution: h`210 g of saturated solution holds 100 g of water, so 105 g holds 50 g of water and 55 g of salt. At \(20\ {}^{\circ}\mathrm{C}\) 50 g of water keeps 16 g: \(55 - 16 = 39\ \mathrm{g}\) crystallises.`,
        proof: (s) => {
          const water = 105 / (1 + 110 / 100)
          return near(105 - water - value(s), (water * 32) / 100)
        },
      }),
  ),
  family(
    'ions',
    ['Separation and tests', 'Chemical tests'],
    () =>
      mcq({
        d: 3,
        data: table(
          ['solution', 'with a little sodium hydroxide', 'with an excess of it'],
          [
            ['P', 'white precipitate', 'no further change'],
            ['Q', 'white precipitate', 'precipitate dissolves'],
            ['R', 'green precipitate', 'no further change'],
          ],
        ),
        text: 'Each of the solutions contains ions of one metal. Which metals fit?',
        right: [
          'P magnesium, Q aluminium, R iron(II)',
          'Aluminium hydroxide dissolves in an excess.',
        ],
        wrong: [
          [
            'P aluminium, Q magnesium, R iron(II)',
            'Magnesium hydroxide does not dissolve in an excess.',
          ],
          ['P magnesium, Q aluminium, R copper', 'Copper hydroxide is blue.'],
          ['P magnesium, Q aluminium, R iron(III)', 'Iron(III) hydroxide is brown.'],
          ['P iron(II), Q magnesium, R copper', 'None of these fits its result.'],
        ],
        solution:
          'White and insoluble in excess: magnesium (or calcium). White and soluble in excess: aluminium. Green: iron(II).',
        proof: (s) => {
          const [p, q, r] = s.split(', ').map((each) => HYDROXIDES[each.slice(2)])
          return (
            p?.colour === 'white' &&
            !p.dissolves &&
            q?.colour === 'white' &&
            q.dissolves &&
            r?.colour === 'green'
          )
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`A mixture contains only sodium sulfate (\(M_r = 142\)) and sodium chloride (\(M_r = 58.5\)). A sample that holds 2.00 g of it is dissolved in water, and an excess of barium chloride is added. The barium sulfate (\(M_r = 233\)) that is filtered off and dried has a mass of 2.33 g. What fraction of the mixture by mass is sodium sulfate?`,
        right: [m(0.71), '0.010 mol, 1.42 g.'],
        wrong: [
          [m(0.29), 'This is the fraction of sodium chloride.'],
          [m(0.5), 'The amounts of the salts were taken to be equal.'],
          [m(0.61), 'The formula masses were divided: 142 by 233.'],
          [m(frac(71, 200)), 'One mole of sulfate was taken to give two of barium sulfate.'],
        ],
        solution: h`\(2.33 \div 233 = 0.0100\) mol of sulfate, which was 0.0100 mol, 1.42 g, of sodium sulfate: \(1.42 \div 2.00 = 0.71\).`,
        proof: (s) =>
          near(((2 * value(s)) / 142) * 233, 2.33) &&
          balanced('Ba^2+ + SO4^2-', 'BaSO4') &&
          !is(s, 0.29),
      }),
    () =>
      mcq({
        d: 2,
        text: `A white solid colours a flame crimson, and with dilute acid it gives off a gas that turns limewater milky. What is it?`,
        right: ['lithium carbonate', 'Crimson is the colour of lithium.'],
        wrong: [
          ['potassium carbonate', 'Potassium gives a lilac flame.'],
          ['lithium chloride', 'Chlorides give no gas with dilute acid.'],
          ['calcium carbonate', 'Calcium gives an orange-red flame.'],
          ['sodium sulfate', 'The flame would be yellow, and sulfates give no gas.'],
        ],
        solution: `Crimson: lithium. A gas that turns limewater milky is carbon dioxide, from a carbonate: ${chem('CO3^2- + 2H^+ → CO2 + H2O')}.`,
        proof: (s) => {
          const [metal = '', anion] = s.split(' ')
          const gas = anion === 'carbonate' ? 'carbon dioxide' : ''
          return FLAMES[metal] === 'crimson' && GAS_TESTS[gas] === 'turns limewater milky'
        },
      }),
  ),
]
