import { figure, type Point, plot } from '../figures.ts'
import { blanks, equation, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

const WARMING: Point[] = [
  [0, 20],
  [2, 60],
  [7, 60],
  [10, 100],
]

function heatingCurve(): string {
  const g = plot(
    { from: 0, to: 10, step: 1, label: 'time in minutes' },
    { from: 0, to: 120, step: 20, label: 'temperature in °C' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.points(WARMING)],
    'Graph of temperature against time for a substance heated steadily. It rises from 20 to 60 degrees Celsius in the first 2 minutes, stays at 60 degrees until 7 minutes, then rises to 100 degrees at 10 minutes.',
  )
}

/** How heat travels: what each way needs. */
const TRANSFER = {
  conduction: { medium: true, bulkFlow: false },
  convection: { medium: true, bulkFlow: true },
  radiation: { medium: false, bulkFlow: false },
}

/** Density of air at room pressure, in kg per cubic metre, at a temperature in kelvin. */
const airDensity = (kelvin: number): number => (0.029 * 1e5) / (8.31 * kelvin)

/** Heat through a wall in a second, in any unit, positive outwards. */
const leak = (inside: number, outside: number): number => 0.1 * (inside - outside)

export const heat: Family[] = [
  family(
    'heat-capacity',
    ['Thermal physics', 'Heat capacity and changes of state'],
    () =>
      mcq({
        d: 2,
        text: h`2.0 kg of water at \(80\ {}^{\circ}\mathrm{C}\) is mixed with 3.0 kg of water at \(20\ {}^{\circ}\mathrm{C}\). No heat is lost. What is the final temperature?`,
        unit: '°C',
        right: [44, 'The hot water cools by 36 and the cold water warms by 24 degrees.'],
        wrong: [
          [50, 'The mean of the temperatures, as for equal masses.'],
          [56, 'The masses were exchanged.'],
          [36, 'This is the fall in temperature of the hot water.'],
          [60, 'This is the difference of the temperatures.'],
        ],
        solution: h`\(2.0(80 - T) = 3.0(T - 20)\), so \(160 + 60 = 5T\) and \(T = 44\ {}^{\circ}\mathrm{C}\).`,
        proof: (s) =>
          is(`${s}`, (2 * 80 + 3 * 20) / 5) && near(2 * (80 - value(s)), 3 * (value(s) - 20)),
      }),
    () =>
      mcq({
        d: 3,
        data: heatingCurve(),
        text: 'A heater of 200 W warms 0.50 kg of a solid, which melts. The graph shows its temperature. What is the specific latent heat of fusion of the substance?',
        unit: 'J kg^-1',
        right: [120000, h`\(200 \times 300 \div 0.50\).`],
        wrong: [
          [2000, 'The minutes were not turned into seconds.'],
          [60000, 'This is the energy in joules, not divided by the mass.'],
          [30000, 'The energy was multiplied by the mass.'],
          [168000, 'The time was taken from the start, 7 minutes.'],
        ],
        solution: h`It melts from 2 to 7 minutes, for 300 s. The energy is \(200 \times 300 = 60\,000\ \mathrm{J}\), and \(60\,000 \div 0.50 = 120\,000\ \mathrm{J\,kg^{-1}}\).`,
        proof: (s) => {
          const [, [start = 0] = [], [end = 0] = []] = WARMING
          return near((value(s) * 0.5) / ((end - start) * 60), 200)
        },
      }),
    () =>
      equation({
        d: 2,
        text: h`A heater of power \(P\) warms a block of mass \(m\) and specific heat capacity \(c\) for a time \(t\). No heat is lost. Write an expression for the rise in temperature.`,
        expected: 'P*t/(m*c)',
        vars: ['P', 't', 'm', 'c'],
        solution: h`\(Pt = mc\,\Delta T\), so the rise is \(\dfrac{Pt}{mc}\).`,
        proof: (s) =>
          agrees(`m*c*(${s})/t`, ({ P = 0 }) => P, [
            { P: 50, t: 120, m: 0.4, c: 900 },
            { P: 2, t: 3, m: 5, c: 7 },
          ]),
      }),
    (rng) =>
      statements({
        rng,
        d: 4,
        data: heatingCurve(),
        text: 'The graph is for a substance that is a solid at the start and is heated at a constant rate.',
        list: [
          [
            'Its specific heat capacity is smaller as a solid than as a liquid.',
            true,
            'the solid warms by 20 degrees a minute, the liquid by 13.3.',
            () => (60 - 20) / 2 > (100 - 60) / 3,
          ],
          [
            'Between 2 and 7 minutes its particles gain kinetic energy on average.',
            false,
            'the temperature is constant; the energy goes into separating the particles.',
            () => (WARMING[2]?.[1] ?? 0) > (WARMING[1]?.[1] ?? 0),
          ],
          [
            'At 4 minutes both solid and liquid are present.',
            true,
            'it is part way through melting.',
            () => 4 > 2 && 4 < 7,
          ],
        ],
        solution:
          'On the slopes the energy raises the temperature; on the level part it changes the state.',
      }),
  ),
  family(
    'heat-transfer',
    ['Thermal physics', 'Heat transfer'],
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'A vacuum flask has two glass walls with a vacuum between them. The walls are silvered.',
        list: [
          [
            'The vacuum prevents conduction and convection between the walls.',
            true,
            'both need particles.',
            () => TRANSFER.conduction.medium && TRANSFER.convection.medium,
          ],
          [
            'The vacuum prevents radiation between the walls.',
            false,
            'radiation needs no medium; the silvering reduces it.',
            () => TRANSFER.radiation.medium,
          ],
          [
            'The flask keeps hot drinks hot but not cold drinks cold.',
            false,
            'it reduces heat transfer in both directions.',
            () => Math.abs(leak(90, 20)) !== Math.abs(leak(20, 90)),
          ],
        ],
        solution:
          'The vacuum stops conduction and convection, and the silvering reduces radiation, whichever way the heat flows.',
      }),
    () =>
      blanks({
        d: 1,
        text: 'When the air above a radiator is warmed it expands, so its density [[blank]] and it rises. This way of moving heat is called [[blank]].',
        right: [['falls', 'convection'], 'Warm, less dense fluid rises and carries heat with it.'],
        wrong: [
          [['rises', 'convection'], 'The same mass in a larger volume has a lower density.'],
          [['falls', 'conduction'], 'In conduction the material does not move as a whole.'],
          [['falls', 'radiation'], 'Radiation carries heat without moving air.'],
          [['rises', 'conduction'], 'Expansion lowers the density, and the air itself moves.'],
        ],
        solution:
          'The same mass fills a larger volume, so the density falls. The warm air rises and takes heat with it: convection.',
        proof: (s) => {
          const [density, way = ''] = s.split(' | ')
          const flows = Object.entries(TRANSFER).filter(([, each]) => each.bulkFlow)
          return (
            density === (airDensity(310) < airDensity(300) ? 'falls' : 'rises') &&
            flows.map(([name]) => name).join() === way
          )
        },
      }),
  ),
]
