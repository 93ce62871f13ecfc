import { BLUE, faint, figure, plot } from '../figures.ts'
import { familyOf, h, m, mcq, qty, table } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Chemistry', 'chemistry')

/** pH as alkali is added to acid; half-way up at 20 cm³. */
const ph = (volume: number): number => 7 + 5.5 * Math.tanh((volume - 20) / 1.2) + (volume - 20) / 40

function titration(): string {
  const g = plot(
    { from: 0, to: 40, step: 5, label: 'sodium hydroxide added in cm³' },
    { from: 0, to: 14, step: 2, label: 'pH' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(ph, 0, 40, BLUE),
      faint(g.to([0, 7]), g.to([20, 7])),
      faint(g.to([20, 7]), g.to([20, 0])),
    ],
    'Graph of pH against the volume of sodium hydroxide solution added. The pH is near 1 at first, rises steeply between 18 and 22 cubic centimetres, passing 7 at 20 cubic centimetres, and is near 13 at the end.',
  )
}

const OXIDES: Record<string, 'acidic' | 'basic' | 'neutral'> = {
  'sulfur dioxide': 'acidic',
  'calcium oxide': 'basic',
  'carbon monoxide': 'neutral',
  'sodium oxide': 'basic',
  'copper(II) oxide': 'basic',
}
const INSOLUBLE = ['barium sulfate', 'silver chloride', 'calcium carbonate', 'lead iodide']

export const salts: Family[] = [
  family(
    'titrations',
    ['Acids, bases and salts', 'Neutralisation'],
    () =>
      mcq({
        d: 3,
        data: titration(),
        text: h`Sodium hydroxide solution of concentration \(0.50\ \mathrm{mol\,dm^{-3}}\) was added to \(25\ \mathrm{cm^3}\) of sulfuric acid, \(\mathrm{H_2SO_4}\). What was the concentration of the acid?`,
        unit: 'mol dm^-3',
        right: [0.2, '0.010 mol of alkali neutralises 0.0050 mol of acid.'],
        wrong: [
          [0.4, 'The ratio 2 : 1 was left out.'],
          [0.8, 'The ratio was used the wrong way round.'],
          [0.625, 'The volumes were exchanged and the ratio left out.'],
          [0.25, 'Equal volumes were taken to react.'],
        ],
        solution: h`The steep part is centred on \(20\ \mathrm{cm^3}\). Alkali: \(0.020 \times 0.50 = 0.010\) mol. Acid: 0.0050 mol in \(0.025\ \mathrm{dm^3}\): \(0.20\ \mathrm{mol\,dm^{-3}}\).`,
        proof: (s) => {
          const end = Array.from({ length: 401 }, (_each, n) => n / 10).find((x) => ph(x) >= 7) ?? 0
          return near(value(s) * 25 * 2, end * 0.5)
        },
      }),
    () =>
      mcq({
        d: 2,
        text: 'Which two solutions give a precipitate when they are mixed?',
        right: ['barium nitrate and sodium sulfate', 'Barium sulfate does not dissolve.'],
        wrong: [
          ['sodium nitrate and potassium chloride', 'All salts of sodium and potassium dissolve.'],
          ['copper nitrate and sodium sulfate', 'Copper sulfate dissolves.'],
          ['ammonium chloride and potassium nitrate', 'All ammonium salts and nitrates dissolve.'],
          ['magnesium chloride and zinc sulfate', 'Magnesium sulfate and zinc chloride dissolve.'],
        ],
        solution:
          'Exchange the partners: barium sulfate and sodium nitrate. The first is insoluble.',
        proof: (s) => {
          const [[a, b] = [], [c, d] = []] = s.split(' and ').map((name) => name.split(' '))
          return [`${a} ${d}`, `${c} ${b}`].some((name) => INSOLUBLE.includes(name))
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`Solid calcium hydroxide (\(M_r = 74\)) is spread on a lake that holds \(2.0 \times 10^6\ \mathrm{dm^3}\) of water in which the concentration of hydrogen ions is \(1.0 \times 10^{-4}\ \mathrm{mol\,dm^{-3}}\). What mass of it just neutralises the lake?`,
        unit: 'kg',
        right: [7.4, '200 mol of hydrogen ions need 100 mol.'],
        wrong: [
          [14.8, 'One mole was used for each mole of hydrogen ions.'],
          [29.6, 'Two moles were used for each mole of hydrogen ions.'],
          [7400, 'This is the mass in grams.'],
          [3.7, 'The ratio 2 : 1 was used twice.'],
        ],
        solution: h`Hydrogen ions: \(2.0 \times 10^6 \times 1.0 \times 10^{-4} = 200\) mol. Each \(\mathrm{Ca(OH)_2}\) neutralises two, so 100 mol, \(7400\ \mathrm{g} = 7.4\ \mathrm{kg}\), is needed.`,
        proof: (s) => near(((value(s) * 1000) / 74) * 2, 2e6 * 1e-4),
      }),
    () =>
      mcq({
        d: 2,
        text: 'Zinc sulfate is to be made from zinc carbonate, which does not dissolve in water, and dilute sulfuric acid. Why is the carbonate added in excess, and how is the excess removed?',
        right: ['so that no acid is left; by filtering', 'The solution then holds the salt only.'],
        wrong: [
          [
            'so that the reaction is faster; by evaporation',
            'Evaporation removes water and leaves solids.',
          ],
          [
            'so that no acid is left; by distillation',
            'Distillation removes the water, not the solid.',
          ],
          [
            'so that no carbonate is left; by filtering',
            'The carbonate is the substance in excess.',
          ],
          ['so that the salt does not dissolve; by crystallising', 'Zinc sulfate dissolves.'],
        ],
        solution:
          'All the acid reacts. The solid left over is filtered off, and the solution is evaporated until crystals form.',
        proof: (s) => {
          const excess: string = 'carbonate'
          const gone = excess === 'carbonate' ? 'acid' : 'carbonate'
          return s.startsWith(`so that no ${gone} is left`) && s.endsWith('filtering')
        },
      }),
  ),
  family(
    'acidity',
    ['Acids, bases and salts', 'Strength and pH'],
    () =>
      mcq({
        d: 5,
        text: h`\(25\ \mathrm{cm^3}\) of sulfuric acid and \(25\ \mathrm{cm^3}\) of sodium hydroxide solution, each of concentration \(0.20\ \mathrm{mol\,dm^{-3}}\), are mixed. Each molecule of the acid supplies two hydrogen ions. What is the pH of the mixture?`,
        right: [m(1), '0.0050 mol of hydrogen ions in 0.050 cubic decimetres.'],
        wrong: [
          [m(7), 'The acid supplies twice as many ions as the alkali can neutralise.'],
          [m(2), 'The hydrogen ions left over were taken as a tenth of this.'],
          [m(0), 'The alkali and the dilution were left out.'],
          [m(13), 'The alkali was taken to be in excess.'],
        ],
        solution: h`\(\mathrm{H^+}\): \(0.025 \times 0.20 \times 2 = 0.010\) mol; \(\mathrm{OH^-}\): 0.0050 mol. Left: 0.0050 mol in \(0.050\ \mathrm{dm^3}\), \(0.10\ \mathrm{mol\,dm^{-3}}\): pH 1.`,
        proof: (s) => near(10 ** -value(s), (25 * 0.2 * 2 - 25 * 0.2) / (25 + 25)),
      }),
    () =>
      mcq({
        d: 3,
        text: 'The pH of a lemon is 2.3 and that of milk is 6.3. How many times as concentrated are hydrogen ions in the lemon juice as in the milk?',
        right: [qty(10000), 'Four units of pH, a factor of ten each.'],
        wrong: [
          [qty(4), 'The values of pH were subtracted.'],
          [qty(2.74), 'The values of pH were divided.'],
          [qty(40), 'The difference was multiplied by ten.'],
          [qty(0.0001), 'A lower pH means more hydrogen ions.'],
        ],
        solution: h`Each step of one in pH is a factor of 10: \(10^{6.3 - 2.3} = 10^4\).`,
        proof: (s) => is(s, 10 ** -2.3 / 10 ** -6.3, 1e-6),
      }),
    () =>
      mcq({
        d: 2,
        text: 'Which oxide turns damp blue litmus paper red?',
        right: ['sulfur dioxide', 'It is an oxide of a non-metal and forms an acid with water.'],
        wrong: [
          ['calcium oxide', 'It forms an alkali with water.'],
          ['carbon monoxide', 'It is neutral.'],
          ['sodium oxide', 'It forms an alkali with water.'],
          ['copper(II) oxide', 'It is a base that does not dissolve in water.'],
        ],
        solution:
          'Oxides of metals are basic; most oxides of non-metals are acidic, but carbon monoxide and water are neutral.',
        proof: (s) => OXIDES[s] === 'acidic',
      }),
    () =>
      mcq({
        d: 3,
        data: table(
          ['acid', 'pH', 'time for a strip of magnesium to dissolve'],
          [
            ['J', '1.0', '20 s'],
            ['K', '2.9', '6 minutes'],
          ],
        ),
        text: 'J and K are solutions of two acids of the same concentration; each molecule can give one hydrogen ion. Which conclusion is right?',
        right: [
          'K is a weak acid; equal volumes of J and K neutralise the same amount of alkali.',
          'Few molecules of K are ionised at a time, but all can react.',
        ],
        wrong: [
          [
            'K is a weak acid; K neutralises less alkali than the same volume of J.',
            'As ions are used up, more molecules ionise.',
          ],
          [
            'J is a weak acid; equal volumes of J and K neutralise the same amount of alkali.',
            'J has the lower pH and reacts faster.',
          ],
          ['K is more dilute than J; it neutralises less alkali.', 'The concentrations are equal.'],
          [
            'J and K are both strong acids; J is hotter.',
            'With equal concentrations two strong acids would have the same pH.',
          ],
        ],
        solution:
          'At equal concentration the weaker acid has fewer hydrogen ions, a higher pH and a slower reaction. The amount of alkali depends on the amount of acid only.',
        proof: (s) => {
          const ions = { J: 10 ** -1, K: 10 ** -2.9 }
          const weak = ions.K < ions.J ? 'K' : 'J'
          return s.startsWith(`${weak} is a weak acid; equal volumes`)
        },
      }),
  ),
]
