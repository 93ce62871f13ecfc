import { figure, label, rect } from '../figures.ts'
import { familyOf, frac, h, m, mcq, qty, statements, table } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

/** Concentration of solutes in three cells that touch one another. */
const SAP: Record<string, number> = { P: 0.2, Q: 0.5, R: 0.3 }

function threeCells(): string {
  return figure(
    360,
    220,
    [
      rect([30, 30], 150, 70, { fill: '#f0fdf4', width: 3 }),
      rect([180, 30], 150, 70, { fill: '#f0fdf4', width: 3 }),
      rect([105, 100], 150, 70, { fill: '#f0fdf4', width: 3 }),
      label([105, 55], 'P'),
      label([105, 80], '0.2 mol/dm³', { size: 13 }),
      label([255, 55], 'Q'),
      label([255, 80], '0.5 mol/dm³', { size: 13 }),
      label([180, 125], 'R'),
      label([180, 150], '0.3 mol/dm³', { size: 13 }),
      label([180, 198], 'concentration of dissolved substances', { size: 13 }),
    ],
    'Three plant cells that all touch one another. The concentration of dissolved substances is 0.2 moles per cubic decimetre in P, 0.5 in Q and 0.3 in R.',
  )
}

/** Ions in soil water and in the sap of root cells, in the same unit. */
const IONS = [
  { name: 'potassium', soil: 2, root: 80 },
  { name: 'sodium', soil: 12, root: 5 },
  { name: 'nitrate', soil: 4, root: 35 },
  { name: 'calcium', soil: 9, root: 3 },
]

export const gradients: Family[] = [
  family(
    'gradients',
    ['Movement across membranes', 'Diffusion and osmosis'],
    () =>
      mcq({
        d: 3,
        data: threeCells(),
        text: 'The cells in the diagram touch and are soft (no cell is turgid). In which directions does water move on balance?',
        right: ['P to Q, P to R and R to Q', 'Always to the more concentrated cell.'],
        wrong: [
          ['Q to P, R to P and Q to R', 'Water moves towards the more concentrated solution.'],
          ['P to Q, P to R and Q to R', 'Q is more concentrated than R.'],
          ['P to R and R to Q, never P to Q', 'P and Q touch as well and differ most.'],
          ['P to Q, R to P and R to Q', 'R is more concentrated than P.'],
        ],
        solution:
          'Water moves by osmosis from the more dilute to the more concentrated solution. The order from dilute to concentrated is P, R, Q.',
        proof: (s) => {
          const moves = [...s.matchAll(/([PQR]) to ([PQR])/g)]
          return (
            moves.length === 3 &&
            !s.includes('never') &&
            moves.every(([, from = '', to = '']) => (SAP[from] ?? 0) < (SAP[to] ?? 0))
          )
        },
      }),
    () =>
      mcq({
        d: 2,
        text: 'Human red blood cells and onion cells are placed in distilled water. What is seen after some minutes?',
        right: [
          'The red blood cells have burst, and the onion cells are firm and whole.',
          'Only the onion cells have a wall that withstands the pressure.',
        ],
        wrong: [
          ['Both kinds of cell have burst.', 'The cell wall keeps a plant cell from bursting.'],
          [
            'Both kinds of cell have shrunk.',
            'Water enters, since the cells are more concentrated.',
          ],
          [
            'The onion cells have burst, and the red blood cells are firm and whole.',
            'It is the onion cells that have walls.',
          ],
          [
            'Neither has changed, since water cannot pass through membranes.',
            'Membranes let water pass.',
          ],
        ],
        solution:
          'Water enters both by osmosis. An animal cell swells until its membrane bursts; the wall of a plant cell pushes back, and the cell becomes turgid.',
        proof: (s) => {
          const cells = [
            { name: 'red blood cells', wall: false },
            { name: 'onion cells', wall: true },
          ]
          return cells.every(({ name, wall }) =>
            s.toLowerCase().includes(`the ${name} ${wall ? 'are firm' : 'have burst'}`),
          )
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`A cube of pink agar with a side of 2.0 cm is put into acid, which turns the agar colourless where it reaches. After ten minutes acid has moved 0.25 cm in through every face. What fraction of the volume is still pink?`,
        right: [m(frac(27, 64)), 'A cube of side 1.5 cm is left.'],
        wrong: [
          [m(frac(343, 512)), 'Only 0.25 cm was taken off each side: acid enters from both ends.'],
          [m(frac(37, 64)), 'This is the fraction that is colourless.'],
          [m(frac(3, 4)), 'The sides were compared, not the volumes.'],
          [m(frac(9, 16)), 'The faces were compared, not the volumes.'],
        ],
        solution: h`The pink cube has a side of \(2.0 - 2 \times 0.25 = 1.5\ \mathrm{cm}\). Fraction: \(\left(\frac{1.5}{2}\right)^3 = \frac{27}{64}\).`,
        proof: (s) => is(s, (1.5 * 1.5 * 1.5) / (2 * 2 * 2)),
      }),
    () =>
      mcq({
        d: 4,
        text: 'The rate at which oxygen diffuses into the blood is proportional to the area of the exchange surface and to the difference in concentration, and inversely proportional to its thickness. A disease halves the area and doubles the thickness. Extra oxygen in the air breathed in makes the difference 1.6 times as large. What is the rate, compared with that of a healthy person?',
        right: [m(0.4), h`\(0.5 \times 1.6 \div 2\).`],
        wrong: [
          [m(1.6), 'The thickness was taken to raise the rate.'],
          [m(0.25), 'The extra oxygen was left out.'],
          [m(0.8), 'The thickness was left out.'],
          [m(3.2), 'The area was left out and the thickness multiplied.'],
        ],
        solution: h`Area: factor 0.5. Difference: factor 1.6. Thickness: division by 2. Together \(\dfrac{0.5 \times 1.6}{2} = 0.4\).`,
        proof: (s) => near((value(s) * 2) / (1 / 2), 1.6),
      }),
  ),
  family(
    'uptake',
    ['Movement across membranes', 'Active transport'],
    () =>
      mcq({
        d: 2,
        data: table(
          ['ion', 'in soil water', 'in sap of root cells'],
          IONS.map(({ name, soil, root }) => [name, m(soil), m(root)]),
        ),
        text: 'The table gives concentrations of ions, all in the same unit. Judging by these values alone, which ions must be taken up by active transport to keep up the concentration in the sap?',
        right: ['potassium and nitrate', 'They are more concentrated inside than outside.'],
        wrong: [
          ['sodium and calcium', 'These can diffuse in down their gradients.'],
          ['potassium only', 'Nitrate is also more concentrated inside.'],
          ['potassium, nitrate and calcium', 'Calcium is less concentrated inside.'],
          ['all four', 'Two of them are more concentrated outside.'],
        ],
        solution:
          'Movement from a lower to a higher concentration needs energy. This holds for potassium (2 to 80) and nitrate (4 to 35).',
        proof: (s) =>
          s ===
          IONS.filter(({ soil, root }) => root > soil)
            .map(({ name }) => name)
            .join(' and '),
      }),
    () =>
      mcq({
        d: 3,
        text: 'Young barley roots take up 40 units of potassium ions in an hour. With a poison that stops aerobic respiration completely they take up 6 units. What percentage of the normal uptake depends on aerobic respiration?',
        right: [qty(85, '%'), h`\(34 \div 40\).`],
        wrong: [
          [qty(15, '%'), 'This is the share that does not depend on it.'],
          [qty(34, '%'), 'This is the difference in units, not a percentage.'],
          [qty(66, '%'), '34 was taken from 100.'],
          [qty(46, '%'), 'The two values were added.'],
        ],
        solution: h`The uptake falls by \(40 - 6 = 34\) units, and \(\frac{34}{40} = 85\%\).`,
        proof: (s) => near(40 * (1 - value(s) / 100), 6),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'A field is flooded for a week, so that the water fills all the spaces between the grains of soil.',
        list: [
          [
            'The roots take up nitrate ions more slowly than before.',
            true,
            'little oxygen reaches the roots, so less energy is released for active transport.',
            () => supply(0.1).active < supply(1).active,
          ],
          [
            'Root cells release less energy from each molecule of glucose.',
            true,
            'anaerobic respiration releases much less energy than aerobic respiration.',
            () => supply(0).energy < supply(1).energy,
          ],
          [
            'Osmosis stops as soon as the oxygen has been used up.',
            false,
            'osmosis itself needs no energy from respiration.',
            () => supply(0).osmosis === 0,
          ],
        ],
        solution:
          'Flooded soil holds little oxygen. Processes that need energy from aerobic respiration slow down; passive ones do not depend on it directly.',
      }),
  ),
]

/** What root cells can do when oxygen reaches them in a share of the usual amount. */
const supply = (oxygen: number) => {
  const energy = 2 + 30 * oxygen
  return { energy, active: energy / 32, osmosis: 1 }
}
