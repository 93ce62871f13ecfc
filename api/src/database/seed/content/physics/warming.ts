import { figure, label, plot, RED } from '../figures.ts'
import { familyOf, h, mcq } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

const cooling = (rate: number) => (t: number) => 20 + 60 * Math.exp(-rate * t)

function twoCans(): string {
  const g = plot(
    { from: 0, to: 20, step: 5, label: 'time in minutes' },
    { from: 0, to: 90, step: 10, label: 'temperature in °C' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(cooling(0.12)),
      g.curve(cooling(0.05), 0, 20, RED),
      label(g.to([8, 36]), 'A'),
      label(g.to([12, 60]), 'B'),
    ],
    'Cooling curves of the water in two cans A and B over 20 minutes. Both start at 80 degrees Celsius and fall towards 20 degrees; A falls much faster than B.',
  )
}

/** Final temperature of water when ice at 0 °C melts in it (c = 4200, L = 336 000). */
const mixed = (water: number, hot: number, ice: number): number =>
  (water * 4200 * hot - ice * 336000) / (4200 * (water + ice))

export const warming: Family[] = [
  family(
    'latent',
    ['Thermal physics', 'Heat capacity and changes of state'],
    () =>
      mcq({
        d: 2,
        text: h`A kettle of power 2.0 kW heats 0.50 kg of water from \(20\ {}^{\circ}\mathrm{C}\) to \(100\ {}^{\circ}\mathrm{C}\). The specific heat capacity of water is \(4200\ \mathrm{J\,kg^{-1}\,{}^{\circ}C^{-1}}\). If no heat is lost, how long does this take?`,
        unit: 's',
        right: [84, h`\(168\,000 \div 2000\).`],
        wrong: [
          [105, 'The whole 100 degrees were used.'],
          [168, 'The mass was taken as 1 kg.'],
          [21, 'The first 20 degrees were used.'],
          [336, 'The energy was multiplied by 2 in place of divided.'],
        ],
        solution: h`\(E = mc\,\Delta T = 0.50 \times 4200 \times 80 = 168\,000\ \mathrm{J}\). \(t = \dfrac{168\,000}{2000} = 84\ \mathrm{s}\).`,
        proof: (s) => near((2000 * value(s)) / (4200 * 0.5), 100 - 20),
      }),
    () =>
      mcq({
        d: 5,
        text: h`0.10 kg of ice at \(0\ {}^{\circ}\mathrm{C}\) is dropped into 0.40 kg of water at \(30\ {}^{\circ}\mathrm{C}\). The specific heat capacity of water is \(4200\ \mathrm{J\,kg^{-1}\,{}^{\circ}C^{-1}}\) and the specific latent heat of fusion of ice is \(336\,000\ \mathrm{J\,kg^{-1}}\). No heat is exchanged with the surroundings. What is the final temperature?`,
        unit: '°C',
        right: [8, h`\(16\,800 \div (4200 \times 0.50)\).`],
        wrong: [
          [24, 'The heat needed for melting was left out.'],
          [10, 'The water from the ice was not warmed.'],
          [15, 'The mean of the two temperatures was taken.'],
          [0, 'The ice was taken not to melt completely.'],
        ],
        solution: h`Cooling the water to \(0\ {}^{\circ}\mathrm{C}\) would release \(0.40 \times 4200 \times 30 = 50\,400\ \mathrm{J}\). Melting the ice takes \(0.10 \times 336\,000 = 33\,600\ \mathrm{J}\). The other 16 800 J warm all 0.50 kg: \(\dfrac{16\,800}{2100} = 8\ {}^{\circ}\mathrm{C}\).`,
        // what the warm water gives off is what the ice takes up
        proof: (s) => {
          const t = value(s.replace(/\{\}\^\{\\circ\}C/, ''))
          return (
            near(0.4 * 4200 * (30 - t), 0.1 * 336000 + 0.1 * 4200 * t) &&
            near(mixed(0.4, 30, 0.1), t)
          )
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'Why does sweat that evaporates cool the skin?',
        right: [
          'The fastest molecules escape, so the mean energy of those left behind falls.',
          'The temperature goes with the mean kinetic energy.',
        ],
        wrong: [
          [
            'The slowest molecules escape, so only warm ones are left.',
            'Only fast molecules can break away from the liquid.',
          ],
          [
            'The liquid boils at the temperature of the skin.',
            'Evaporation takes place below the boiling point.',
          ],
          [
            'The vapour is colder than the liquid and chills the skin.',
            'The vapour is not the cause; energy is taken from the liquid.',
          ],
          ['The molecules lose energy as they expand into the skin.', 'They leave the skin.'],
        ],
        solution:
          'To leave the liquid a molecule must overcome the attraction of the others, so the fastest ones leave. The mean kinetic energy of the rest falls, the liquid cools, and heat flows to it from the skin.',
        proof: (s) => {
          const speeds = [1, 2, 3, 4, 9]
          const mean = (list: number[]) => list.reduce((a, b) => a + b * b, 0) / list.length
          return mean(speeds.slice(0, -1)) < mean(speeds) && s.startsWith('The fastest')
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`A 50 W heater is used for 4 minutes to warm a 1.0 kg metal block, and the temperature of the block rises by \(12\ {}^{\circ}\mathrm{C}\). The specific heat capacity of the metal is \(900\ \mathrm{J\,kg^{-1}\,{}^{\circ}C^{-1}}\). What percentage of the heater's energy has gone to the surroundings?`,
        unit: '%',
        right: [10, h`\(1200\) of \(12\,000\ \mathrm{J}\).`],
        wrong: [
          [90, 'This is the part that stays in the block.'],
          [11, 'The loss was compared with the energy in the block.'],
          [12, 'The loss of 1200 J was read as 12 per cent.'],
          [0, 'No heat was taken to be lost.'],
        ],
        solution: h`The heater gives \(50 \times 240 = 12\,000\ \mathrm{J}\). The block takes \(1.0 \times 900 \times 12 = 10\,800\ \mathrm{J}\). The loss of 1200 J is 10 %.`,
        proof: (s) => near(50 * 240 * (1 - value(s.replace('%', '')) / 100), 900 * 12),
      }),
  ),
  family(
    'flow-of-heat',
    ['Thermal physics', 'Heat transfer'],
    () =>
      mcq({
        d: 2,
        data: twoCans(),
        text: 'Two equal cans were filled with the same amount of hot water and left to cool in the same room. One can is painted matt black, the other is polished. Which can is which, and why?',
        right: [
          'A is the black one, because matt black surfaces emit more radiation.',
          'Good absorbers are good emitters.',
        ],
        wrong: [
          [
            'A is the polished one, because shiny surfaces reflect heat out of the can.',
            'A shiny surface emits little radiation.',
          ],
          [
            'B is the black one, because matt black surfaces absorb the heat of the room.',
            'The can is hotter than the room: it emits more than it absorbs.',
          ],
          [
            'A is the black one, because black paint is a good conductor.',
            'The effect is due to radiation, not to conduction.',
          ],
          [
            'They cannot be told apart, because colour has no effect on cooling.',
            'The surface decides how much radiation is emitted.',
          ],
        ],
        solution:
          'The water in A cools faster. A matt black surface emits more infrared radiation than a polished one at the same temperature, so A is the black can.',
        proof: (s) =>
          cooling(0.12)(10) < cooling(0.05)(10) &&
          s.startsWith('A is the black') &&
          s.includes('emit'),
      }),
    () =>
      mcq({
        d: 3,
        text: 'Heat flows through a wall at 600 W. A second wall of the same material, with the same temperatures on its two sides, is twice as thick and has three times the area. At what rate does heat flow through it?',
        unit: 'W',
        right: [900, h`\(600 \times 3 \div 2\).`],
        wrong: [
          [400, 'The two factors were exchanged.'],
          [3600, 'Both factors were used to multiply.'],
          [1800, 'The thickness was left out.'],
          [300, 'The area was left out.'],
          [100, 'Both factors were used to divide.'],
        ],
        solution: h`The rate is proportional to the area and inversely proportional to the thickness: \(600 \times \frac32 = 900\ \mathrm{W}\).`,
        // three walls side by side, each made of two layers with half of the temperature difference
        proof: (s) => is(s, 3 * (600 / 2)),
      }),
    () =>
      mcq({
        d: 5,
        text: h`A wall has two layers of equal thickness. The inner layer conducts heat half as well as the outer one. Inside it is \(20\ {}^{\circ}\mathrm{C}\), outside \(2\ {}^{\circ}\mathrm{C}\), and the flow is steady. What is the temperature where the layers meet?`,
        unit: '°C',
        right: [8, 'The inner layer takes two thirds of the drop.'],
        wrong: [
          [14, 'The shares of the two layers were exchanged.'],
          [11, 'The layers were taken to have equal drops.'],
          [6, 'This is the drop in the outer layer.'],
          [12, 'This is the drop in the inner layer.'],
        ],
        solution: h`The same heat flows through both layers. The poorer conductor needs twice the temperature difference, so the drops are in the ratio 2 : 1: 12 and 6 degrees. The layers meet at \(20 - 12 = 8\ {}^{\circ}\mathrm{C}\).`,
        proof: (s) => {
          const t = value(s.replace(/\{\}\^\{\\circ\}C/, ''))
          return near(0.5 * (20 - t), 1 * (t - 2))
        },
      }),
    () =>
      mcq({
        d: 1,
        text: 'Where in a cold room should an electric heater be placed to warm the air of the whole room, and why?',
        right: [
          'near the floor, because warm air rises and cooler air takes its place',
          'A convection current is set up.',
        ],
        wrong: [
          ['near the ceiling, because warm air sinks', 'Warm air is less dense, so it rises.'],
          [
            'near the ceiling, because heat travels downwards by conduction',
            'Air is a poor conductor.',
          ],
          [
            'anywhere, because radiation fills the room evenly',
            'Air is warmed mostly by contact and convection.',
          ],
        ],
        solution:
          'The warmed air expands, becomes less dense and rises; cooler air flows in below and is warmed in turn. With the heater near the ceiling the warm air would stay there.',
        proof: (s) => {
          const density = (kelvin: number) => 350 / kelvin
          return density(300) < density(280) && s.startsWith('near the floor')
        },
      }),
  ),
]
