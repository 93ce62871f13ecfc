import { blanks, chem, equation, familyOf, h, mcq, statements, table } from '../kit.ts'
import { agrees, balanced, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

/** Vessels and chambers in the order in which blood passes them, from the body back to the body. */
const CIRCUIT = [
  'vena cava',
  'right atrium',
  'right ventricle',
  'pulmonary artery',
  'lungs',
  'pulmonary vein',
  'left atrium',
  'left ventricle',
  'aorta',
]

/** Grams in each 100 cm³: blood plasma, filtrate in the kidney, urine. */
const KIDNEY = [
  { name: 'P', plasma: 7, filtrate: 0, urine: 0, is: 'protein' },
  { name: 'Q', plasma: 0.1, filtrate: 0.1, urine: 0, is: 'glucose' },
  { name: 'R', plasma: 0.03, filtrate: 0.03, urine: 2, is: 'urea' },
  { name: 'S', plasma: 0.3, filtrate: 0.3, urine: 0.6, is: 'sodium ions' },
]
const kidneyTable = (): string =>
  table(
    ['substance', 'blood plasma, g per 100 cm³', 'filtrate, g per 100 cm³', 'urine, g per 100 cm³'],
    KIDNEY.map(({ name, plasma, filtrate, urine }) => [
      name,
      ...[plasma, filtrate, urine].map(String),
    ]),
  )

const VESSELS = {
  artery: { wall: 'thick', valves: false, pressure: 'high' },
  vein: { wall: 'thin', valves: true, pressure: 'low' },
}

export const animals: Family[] = [
  family(
    'respiration',
    ['Animal physiology', 'Respiration and gas exchange'],
    () =>
      mcq({
        d: 1,
        text: 'Which equation sums up aerobic respiration?',
        right: [
          chem('C6H12O6 + 6O2 → 6CO2 + 6H2O'),
          'Glucose and oxygen give carbon dioxide and water.',
        ],
        wrong: [
          [chem('6CO2 + 6H2O → C6H12O6 + 6O2'), 'This is photosynthesis.'],
          [chem('C6H12O6 → 2C2H5OH + 2CO2'), 'This is fermentation in yeast.'],
          [chem('C6H12O6 → 2C3H6O3'), 'This is anaerobic respiration in muscle.'],
          [chem('C6H12O6 + 3O2 → 6CO2 + 6H2O'), 'The oxygen does not balance.'],
        ],
        solution: `${chem('C6H12O6 + 6O2 → 6CO2 + 6H2O')}, with energy released.`,
        proof: (s) => {
          const [left = '', right = ''] = s.replace(/<\/?sub>/g, '').split(' → ')
          return (
            balanced(left, right) &&
            left.includes('O2') &&
            /^C6/.test(left) &&
            right.endsWith('H2O')
          )
        },
      }),
    () =>
      equation({
        d: 2,
        text: h`At rest a woman takes \(r\) breaths a minute, each of volume \(V\). In exercise the rate doubles and each breath is three times as large. Write an expression for the extra volume of air that she breathes each minute in exercise.`,
        expected: '5*V*r',
        vars: ['V', 'r'],
        solution: h`At rest: \(Vr\). In exercise: \(3V \times 2r = 6Vr\). The extra volume is \(5Vr\).`,
        proof: (s) =>
          agrees(`(${s}) + V*r`, ({ V = 0, r = 0 }) => 3 * V * (2 * r), [
            { V: 0.5, r: 14 },
            { V: 0.4, r: 10 },
          ]),
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'A person breathes in.',
        list: [
          [
            'The diaphragm contracts and flattens.',
            true,
            'this enlarges the chest.',
            () => BREATHING_IN.diaphragm === 'contracts',
          ],
          [
            'The pressure in the lungs becomes higher than that of the air outside.',
            false,
            'it becomes lower, so air flows in.',
            () => 1 / BREATHING_IN.volume > 1,
          ],
          [
            'Oxygen moves from the alveoli into the blood by active transport.',
            false,
            'it diffuses down its gradient.',
            () => BREATHING_IN.oxygen !== 'diffusion',
          ],
        ],
        solution:
          'The diaphragm and the muscles between the ribs contract, the volume of the chest grows and the pressure in it falls.',
      }),
    () =>
      mcq({
        d: 3,
        text: 'A sprinter breathes heavily for several minutes after a race. Which explanation is right?',
        right: [
          'Oxygen is needed to break down the lactic acid made in anaerobic respiration.',
          'This is the oxygen debt.',
        ],
        wrong: [
          ['Oxygen is needed to turn carbon dioxide back into glucose.', 'Animals cannot do this.'],
          [
            'The muscles go on respiring anaerobically, which uses oxygen.',
            'Anaerobic respiration uses no oxygen.',
          ],
          [
            'Ethanol made in the muscles has to be breathed out.',
            'Animal muscles make lactic acid, not ethanol.',
          ],
          [
            'Nitrogen taken in during the race has to be breathed out.',
            'Nitrogen plays no part in respiration.',
          ],
        ],
        solution:
          'In the sprint muscles respired partly without oxygen and made lactic acid, which is afterwards broken down with oxygen.',
        proof: (s) =>
          /lactic acid/.test(s) && /anaerobic/.test(s) && balanced('C3H6O3 + 3O2', '3CO2 + 3H2O'),
      }),
  ),
  family(
    'circulation',
    ['Animal physiology', 'Circulation'],
    () =>
      mcq({
        d: 2,
        text: 'Which list gives a path of blood through the heart and lungs in the right order?',
        right: [
          'right ventricle, pulmonary artery, lungs, pulmonary vein, left atrium',
          'From the right side to the lungs and back to the left side.',
        ],
        wrong: [
          [
            'left ventricle, pulmonary artery, lungs, pulmonary vein, right atrium',
            'The two sides of the heart are exchanged.',
          ],
          [
            'right ventricle, pulmonary vein, lungs, pulmonary artery, left atrium',
            'Arteries carry blood away from the heart.',
          ],
          [
            'right atrium, aorta, lungs, vena cava, left ventricle',
            'The aorta and the vena cava serve the body.',
          ],
          [
            'right ventricle, pulmonary artery, lungs, pulmonary vein, left ventricle',
            'Blood enters the heart through an atrium.',
          ],
        ],
        solution:
          'Right atrium, right ventricle, pulmonary artery, lungs, pulmonary vein, left atrium, left ventricle, aorta.',
        proof: (s) => {
          const steps = s.split(', ').map((name) => CIRCUIT.indexOf(name))
          return steps.every((step, n) => n === 0 || step === (steps[n - 1] ?? 0) + 1)
        },
      }),
    () =>
      mcq({
        d: 2,
        text: 'At rest the left ventricle pumps 4.9 litres of blood in a minute at 70 beats a minute. What volume does it pump at each beat?',
        unit: 'cm^3',
        right: [70, h`\(4900 \div 70\).`],
        wrong: [
          [0.07, 'The litres were not turned into cubic centimetres.'],
          [343, h`4.9 was multiplied by 70.`],
          [14.3, 'The rate was divided by the volume.'],
          [35, 'Half was given to each ventricle.'],
        ],
        solution: h`\(4900\ \mathrm{cm^3} \div 70 = 70\ \mathrm{cm^3}\).`,
        proof: (s) => near((value(s) * 70) / 1000, 4.9),
      }),
    () =>
      blanks({
        d: 1,
        text: 'Compared with an artery of the same size, a vein has a [[blank]] wall, and it [[blank]] valves along its length.',
        right: [
          ['thinner', 'has'],
          'Pressure in veins is low, and valves stop blood from flowing back.',
        ],
        wrong: [
          [['thicker', 'has'], 'It is the artery that has the thick wall.'],
          [['thinner', 'lacks'], 'Veins have valves.'],
          [['thicker', 'lacks'], 'This describes an artery.'],
          [['equally thick', 'has'], 'The walls differ, since the pressures do.'],
        ],
        solution:
          'Blood in veins is at low pressure, so the wall is thinner; valves keep it moving towards the heart.',
        proof: (s) => {
          const wall =
            VESSELS.vein.wall === 'thin' && VESSELS.artery.wall === 'thick' ? 'thinner' : 'thicker'
          return s === `${wall} | ${VESSELS.vein.valves ? 'has' : 'lacks'}`
        },
      }),
  ),
  family(
    'digestion',
    ['Animal physiology', 'Digestion and excretion'],
    () =>
      mcq({
        d: 3,
        data: kidneyTable(),
        text: 'The table gives the concentrations of four substances in the kidney of a healthy person. Which row is for glucose?',
        right: ['Q', 'It is filtered, and then all of it is taken back.'],
        wrong: [
          ['P', 'It is not filtered: large molecules of protein.'],
          ['R', 'It becomes much more concentrated in urine: urea.'],
          ['S', 'Some of it is lost in urine: ions.'],
          ['none of them', 'One substance passes into the filtrate but not into the urine.'],
        ],
        solution:
          'Glucose molecules are small and are filtered, but all are taken back, so none is left in the urine of a healthy person.',
        proof: (s) =>
          KIDNEY.filter((x) => x.filtrate > 0 && x.urine === 0)
            .map((x) => x.name)
            .join() === s && KIDNEY.find((x) => x.name === s)?.is === 'glucose',
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'The wall of the small intestine is covered with villi.',
        list: [
          [
            'Villi increase the surface area for absorption.',
            true,
            'folds and finger-like shapes give a large area.',
            () => Math.PI * 0.1 * 1 > Math.PI * 0.05 ** 2,
          ],
          [
            'A good blood supply keeps the concentration gradient steep.',
            true,
            'absorbed substances are carried away at once.',
            () => 5 - 1 > 5 - 4,
          ],
          [
            'The wall of a villus is several cells thick, so that nothing leaks out.',
            false,
            'it is one cell thick, which makes the path short.',
            () => VILLUS.cellsThick > 1,
          ],
        ],
        solution: 'Large area, short distance and steep gradient make absorption fast.',
      }),
    () =>
      mcq({
        d: 5,
        text: h`The kidneys filter \(120\ \mathrm{cm^3}\) of fluid a minute, and \(1.5\ \mathrm{cm^3}\) of urine a minute is formed. All urea filtered stays in the tubules in this model. The filtrate holds 0.03 g of urea in each \(100\ \mathrm{cm^3}\). How many grams of urea are there in \(100\ \mathrm{cm^3}\) of urine?`,
        unit: 'g',
        right: [2.4, h`\(0.03 \times \frac{120}{1.5}\).`],
        wrong: [
          [0.03, 'The loss of water was left out.'],
          [0.045, 'The concentration was multiplied by 1.5.'],
          [3.6, 'The concentration was multiplied by the volume filtered.'],
          [0.24, 'A power of ten was lost.'],
        ],
        solution: h`Water is taken back so that the volume falls by a factor \(120 \div 1.5 = 80\). The concentration rises by the same factor: \(0.03 \times 80 = 2.4\) g.`,
        // grams a minute before and after
        proof: (s) => near((120 / 100) * 0.03, (1.5 / 100) * value(s)),
      }),
  ),
]

/** What happens on breathing in; volume of the chest relative to the start. */
const BREATHING_IN = { diaphragm: 'contracts', volume: 1.2, oxygen: 'diffusion' }
const VILLUS = { cellsThick: 1 }
