import { BLUE, figure, label, line, type Point, path, plot, RED, rect } from '../figures.ts'
import { familyOf, frac, h, m, mcq, qty, statements } from '../kit.ts'
import { balanced, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

/** Volume of air in the lungs, from a spirometer. */
const TRACE: Point[] = Array.from({ length: 11 }, (_each, n) => [n * 2, n % 2 === 0 ? 2.4 : 3])

function spirometer(): string {
  const g = plot(
    { from: 0, to: 20, step: 4, label: 'time in seconds' },
    { from: 2, to: 3.4, step: 0.2, label: 'air in the lungs, dm³' },
    400,
    260,
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.points(TRACE)],
    'Graph of the volume of air in the lungs against time. It rises from 2.4 cubic decimetres to 3.0 in two seconds and falls back to 2.4 in the next two; this repeats, with low points at 0, 4, 8, 12, 16 and 20 seconds.',
  )
}

/** Chambers as numbered in the drawing. */
const CHAMBERS: Record<string, { is: string; to: string; wall: number }> = {
  '1': { is: 'right atrium', to: 'right ventricle', wall: 1 },
  '2': { is: 'left atrium', to: 'left ventricle', wall: 1 },
  '3': { is: 'right ventricle', to: 'lungs', wall: 3 },
  '4': { is: 'left ventricle', to: 'body', wall: 10 },
}

function heart(): string {
  return figure(
    380,
    260,
    [
      rect([100, 50], 85, 65, { fill: '#dbeafe', width: 3 }),
      rect([195, 50], 85, 65, { fill: '#fee2e2', width: 3 }),
      rect([100, 120], 85, 90, { fill: '#dbeafe', width: 5 }),
      rect([197, 122], 81, 86, { fill: '#fee2e2', width: 10 }),
      ...['1', '2', '3', '4'].map((name, n) =>
        label([n % 2 === 0 ? 142 : 237, n < 2 ? 82 : 165], name, { size: 20 }),
      ),
      line([40, 82], [98, 82], { arrow: true, colour: BLUE }),
      label([50, 64], 'from body', { size: 13 }),
      line([340, 82], [282, 82], { arrow: true, colour: RED }),
      label([330, 64], 'from lungs', { size: 13 }),
      path(
        [
          [142, 212],
          [142, 240],
          [60, 240],
        ],
        { arrow: true, colour: BLUE },
      ),
      path(
        [
          [237, 214],
          [237, 240],
          [320, 240],
        ],
        { arrow: true, colour: RED },
      ),
      label([45, 225], 'x', { italic: true }),
      label([335, 225], 'y', { italic: true }),
      label([190, 24], 'heart seen from the front (simplified)', { size: 13 }),
    ],
    'Simplified heart with four chambers, seen from the front. Chamber 1, upper left in the picture, receives blood from the body; chamber 2, upper right, receives blood from the lungs. Chamber 3 lies below 1 and sends blood into vessel x; chamber 4, with the thickest wall, lies below 2 and sends blood into vessel y.',
  )
}

export const circulation: Family[] = [
  family(
    'breathing',
    ['Animal physiology', 'Respiration and gas exchange'],
    () =>
      mcq({
        d: 3,
        data: spirometer(),
        text: 'What volume of air does the person in the graph breathe in during one minute?',
        unit: 'dm^3',
        right: [9, h`\(15 \times 0.6\).`],
        wrong: [
          [45, 'The full volume of the lungs was taken for each breath.'],
          [3, 'Only the five breaths shown were counted.'],
          [18, 'Each rise and each fall was counted as a breath in.'],
          [0.6, 'This is the volume of one breath.'],
        ],
        solution: h`Each breath brings in \(3.0 - 2.4 = 0.6\ \mathrm{dm^3}\) and takes 4 s, so there are 15 in a minute: \(15 \times 0.6 = 9\ \mathrm{dm^3}\).`,
        proof: (s) => {
          const taken = TRACE.slice(1).reduce((sum, [, y], n) => {
            const rise = y - (TRACE[n]?.[1] ?? 0)
            return sum + Math.max(0, rise)
          }, 0)
          return near(value(s) / 3, taken, 1e-6)
        },
      }),
    () =>
      mcq({
        d: 5,
        text: 'Yeast cells respire partly with oxygen and partly without it. In an hour they take in 12 units (by amount) of oxygen and give off 20 units of carbon dioxide. With oxygen, each glucose molecule uses six molecules of oxygen and gives six of carbon dioxide; without it, each gives two of carbon dioxide. What fraction of the glucose used is respired anaerobically?',
        right: [m(frac(2, 3)), '4 of 6 units of glucose.'],
        wrong: [
          [m(frac(2, 5)), 'The carbon dioxide was compared, not the glucose.'],
          [m(frac(1, 3)), 'This is the fraction respired aerobically.'],
          [m(frac(4, 5)), 'Eight units of carbon dioxide were taken as eight of glucose.'],
          [m(frac(3, 5)), 'The aerobic carbon dioxide was divided by all of it.'],
        ],
        solution: h`12 units of oxygen use \(12 \div 6 = 2\) units of glucose and give 12 of carbon dioxide. The other 8 come from \(8 \div 2 = 4\) units of glucose. Fraction: \(\frac{4}{2 + 4} = \frac23\).`,
        proof: (s) => {
          const share = value(s)
          // total glucose g: 6(1 - share)g = 12 and 6(1 - share)g + 2 share g = 20
          const glucose = 12 / (6 * (1 - share))
          return near(12 + 2 * share * glucose, 20) && balanced('C6H12O6', '2C2H6O + 2CO2')
        },
      }),
  ),
  family(
    'heart',
    ['Animal physiology', 'Circulation'],
    () =>
      mcq({
        d: 2,
        data: heart(),
        text: 'Which row names the vessel x and the chamber 4 correctly?',
        right: ['x: pulmonary artery; 4: left ventricle', 'x carries blood to the lungs.'],
        wrong: [
          ['x: aorta; 4: left ventricle', 'The aorta is vessel y, which serves the body.'],
          ['x: pulmonary vein; 4: left ventricle', 'Veins carry blood towards the heart.'],
          [
            'x: pulmonary artery; 4: right ventricle',
            'Sides are named as the owner of the heart has them.',
          ],
          ['x: vena cava; 4: left atrium', 'Chamber 4 pumps blood out of the heart: a ventricle.'],
        ],
        solution:
          'Blood from the body enters the right atrium (1), passes to the right ventricle (3) and leaves by the pulmonary artery (x). Chamber 4, with the thickest wall, is the left ventricle.',
        proof: (s) => {
          const vessels: Record<string, string> = { lungs: 'pulmonary artery', body: 'aorta' }
          const x = vessels[CHAMBERS['3']?.to ?? '']
          const thick = Object.values(CHAMBERS).reduce((a, b) => (a.wall > b.wall ? a : b))
          return s === `x: ${x}; 4: ${thick.is}`
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'Before training, the heart of a rower beats 72 times a minute at rest and pumps 75 cm³ at each beat. After a year of training it pumps the same volume per minute at rest with 90 cm³ at each beat. What is the new heart rate?',
        right: [qty(60, 'min^-1'), h`\(72 \times 75 \div 90\).`],
        wrong: [
          [qty(57, 'min^-1'), 'The extra 15 was subtracted from the rate.'],
          [qty(86.4, 'min^-1'), 'The ratio of the volumes was turned round.'],
          [qty(80, 'min^-1'), 'The training was taken to raise the rate.'],
          [qty(72, 'min^-1'), 'With a larger volume per beat the same rate would pump more.'],
        ],
        solution: h`Volume per minute: \(72 \times 75 = 5400\ \mathrm{cm^3}\). New rate: \(5400 \div 90 = 60\) beats a minute.`,
        proof: (s) => near(value(s) * 90, 72 * 75),
      }),
    (rng) =>
      statements({
        rng,
        d: 5,
        text: 'A baby is born with a hole in the wall between the two ventricles of the heart. The pressure in the left ventricle is about five times that in the right.',
        list: [
          [
            'When the ventricles contract, blood flows through the hole from left to right.',
            true,
            'liquids flow from higher to lower pressure.',
            () => HOLE.left > HOLE.right,
          ],
          [
            'The blood in the pulmonary artery holds more oxygen than in a healthy baby.',
            true,
            'blood from the lungs mixes with that from the body in the right ventricle.',
            () => mixed(0.98, 0.7) > 0.7,
          ],
          [
            'The volume of blood that reaches the lungs at each beat is smaller than usual.',
            false,
            'the right ventricle sends on its own blood and what comes through the hole.',
            () => 70 + HOLE.through < 70,
          ],
        ],
        solution:
          'Blood rich in oxygen is pushed from the left to the right side and goes round the lungs again, while less of what the left ventricle pumps reaches the body.',
      }),
  ),
  family(
    'kidneys',
    ['Animal physiology', 'Digestion and excretion'],
    () =>
      mcq({
        d: 4,
        text: h`In a person with untreated diabetes the blood plasma holds 3.5 mg of glucose per \(\mathrm{cm^3}\). Each minute \(120\ \mathrm{cm^3}\) of plasma is filtered in the kidneys, glucose and all, and the tubules can take back at most 375 mg of glucose a minute. How much glucose is lost in the urine each minute?`,
        unit: 'mg',
        right: [45, h`\(420 - 375\).`],
        wrong: [
          [420, 'This is the glucose filtered.'],
          [0, 'More is filtered than the tubules can take back.'],
          [375, 'This is the glucose taken back.'],
          [795, 'The two amounts were added.'],
        ],
        solution: h`Filtered: \(120 \times 3.5 = 420\ \mathrm{mg}\). Taken back: 375 mg. Lost: 45 mg a minute.`,
        proof: (s) => near((value(s) + 375) / 3.5, 120),
      }),
    () =>
      mcq({
        d: 3,
        text: 'In dialysis the blood of a patient flows past a fluid on the other side of a partially permeable membrane. What should the fluid be like at the start, so that urea is removed and nothing useful is lost?',
        right: [
          'no urea; glucose and ions at the concentrations of healthy blood',
          'Only urea then has a gradient out of the blood.',
        ],
        wrong: [
          ['pure water', 'Glucose and ions would diffuse out of the blood as well.'],
          [
            'urea as in the blood; glucose and ions at the concentrations of healthy blood',
            'Without a gradient urea would stay in the blood.',
          ],
          [
            'no urea, no glucose; ions at the concentrations of healthy blood',
            'Glucose would be lost from the blood.',
          ],
          ['much urea, glucose and ions', 'Urea would move into the blood.'],
        ],
        solution:
          'A substance diffuses only if its concentrations differ. Urea must be absent from the fluid, glucose and ions equally concentrated on both sides.',
        proof: (s) => {
          const leaves = {
            urea: /no urea/.test(s),
            glucose: !/glucose and ions at/.test(s),
            ions: !/ions at/.test(s),
          }
          return leaves.urea && !leaves.glucose && !leaves.ions
        },
      }),
    () =>
      mcq({
        d: 2,
        text: 'Where in the human gut does the digestion of starch begin, and where are most of the sugars that come from it absorbed?',
        right: ['mouth; small intestine', 'Saliva holds amylase; villi absorb the sugars.'],
        wrong: [
          ['stomach; small intestine', 'In the stomach protein is digested, and amylase stops.'],
          ['mouth; large intestine', 'The large intestine absorbs mainly water.'],
          ['small intestine; stomach', 'Food passes the stomach first.'],
          ['stomach; large intestine', 'Both are wrong: saliva comes first, and villi absorb.'],
        ],
        solution:
          'Salivary amylase starts the digestion of starch in the mouth; the small intestine completes it and absorbs the sugars through its villi.',
        proof: (s) => {
          const organs = [
            { name: 'mouth', amylase: true, villi: false },
            { name: 'stomach', amylase: false, villi: false },
            { name: 'small intestine', amylase: true, villi: true },
            { name: 'large intestine', amylase: false, villi: false },
          ]
          const first = organs.find((x) => x.amylase)
          const absorbs = organs.find((x) => x.villi)
          return s === `${first?.name}; ${absorbs?.name}`
        },
      }),
  ),
]

/** Pressures in the ventricles as they contract, kPa, and cm³ that pass the hole at a beat. */
const HOLE = { left: 15, right: 3, through: 20 }
/** Saturation with oxygen of a mixture of blood from the left and the right side. */
const mixed = (left: number, right: number): number =>
  (HOLE.through * left + 70 * right) / (HOLE.through + 70)
