import { BLUE, faint, figure, label, line, path, plot, RED, rect } from '../figures.ts'
import { familyOf, h, mcq, qty, sci } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

function massVolume(): string {
  const g = plot(
    { from: 0, to: 50, step: 10, label: 'volume in cm³' },
    { from: 0, to: 60, step: 10, label: 'mass in g' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((v) => 0.8 * v),
      g.curve((v) => 1.2 * v, 0, 50, RED),
      label(g.to([42, 28]), 'A'),
      label(g.to([36, 50]), 'B'),
    ],
    'Graph of mass against volume for two liquids: straight lines through the origin. A passes through (50 cm³, 40 g) and B through (50 cm³, 60 g).',
  )
}

function tube(): string {
  return figure(
    300,
    270,
    [
      path(
        [
          [90, 110],
          [90, 220],
          [210, 220],
          [210, 70],
          [180, 70],
          [180, 190],
          [120, 190],
          [120, 110],
        ],
        { fill: '#bfdbfe', width: 1, close: true },
      ),
      rect([91, 40], 28, 120, { fill: '#fde68a', width: 1 }),
      path([
        [90, 20],
        [90, 220],
        [210, 220],
        [210, 20],
      ]),
      path([
        [120, 20],
        [120, 190],
        [180, 190],
        [180, 20],
      ]),
      faint([120, 160], [250, 160]),
      line([240, 72], [240, 158], { colour: BLUE, arrow: true }),
      label([268, 115], '8 cm', { size: 14 }),
      line([66, 42], [66, 158], { colour: RED, arrow: true }),
      label([36, 100], '10 cm', { size: 14 }),
      label([105, 100], 'oil', { size: 13 }),
      label([150, 206], 'water', { size: 13 }),
    ],
    'A U-tube, open at both ends. In the left arm a column of oil 10 centimetres high floats on water. In the right arm the water stands 8 centimetres higher than the boundary of oil and water.',
  )
}

export const fluids: Family[] = [
  family(
    'masses',
    ['Matter', 'Density'],
    () =>
      mcq({
        d: 3,
        data: massVolume(),
        text: h`\(30\ \mathrm{cm^3}\) of liquid A is mixed with \(10\ \mathrm{cm^3}\) of liquid B, and the total volume does not change. What is the density of the mixture?`,
        unit: 'g cm^-3',
        right: [0.9, h`\(36 \div 40\).`],
        wrong: [
          [1, 'The mean of the two densities was taken.'],
          [1.1, 'The two volumes were exchanged.'],
          [2, 'The two densities were added.'],
          [0.96, 'The densities were multiplied.'],
        ],
        solution: h`A has \(\frac{40}{50} = 0.8\) and B \(\frac{60}{50} = 1.2\ \mathrm{g\,cm^{-3}}\). The masses are \(30 \times 0.8 = 24\ \mathrm{g}\) and \(10 \times 1.2 = 12\ \mathrm{g}\), together 36 g in \(40\ \mathrm{cm^3}\).`,
        // three quarters of the way from B to A
        proof: (s) => is(s, 1.2 + (3 / 4) * (0.8 - 1.2)),
      }),
    () =>
      mcq({
        d: 1,
        text: h`The density of air is \(1.2\ \mathrm{kg\,m^{-3}}\). What is the mass of the air in a bedroom that measures 5.0 m by 4.0 m by 2.5 m?`,
        unit: 'kg',
        right: [60, h`\(50 \times 1.2\).`],
        wrong: [
          [50, 'This is the volume in cubic metres.'],
          [42, 'The volume was divided by the density.'],
          [0.6, 'Two powers of ten were lost.'],
          [24, 'The height of the room was left out.'],
        ],
        solution: h`The volume is \(5.0 \times 4.0 \times 2.5 = 50\ \mathrm{m^3}\), so the mass is \(50 \times 1.2 = 60\ \mathrm{kg}\).`,
        proof: (s) => near(value(s) / (5 * 4 * 2.5), 1.2),
      }),
    () =>
      mcq({
        d: 4,
        text: h`Equal <em>masses</em> of two metals with densities of \(6\) and \(12\ \mathrm{g\,cm^{-3}}\) are melted together. The volumes add up. What is the density of the alloy?`,
        unit: 'g cm^-3',
        right: [8, h`\(24 \div 3\).`],
        wrong: [
          [9, 'This would be right for equal volumes.'],
          [18, 'The densities were added.'],
          [4, 'The mass of only one of the metals was used.'],
          [10, 'The volumes were taken in the ratio of the densities.'],
        ],
        solution: h`Take 12 g of each: volumes \(2\) and \(1\ \mathrm{cm^3}\). The alloy has 24 g in \(3\ \mathrm{cm^3}\): \(8\ \mathrm{g\,cm^{-3}}\).`,
        proof: (s) => near(2 / value(s), 1 / 6 + 1 / 12),
      }),
    () =>
      mcq({
        d: 3,
        text: h`A wooden block floats in water with three quarters of its volume below the surface. The density of water is \(1000\ \mathrm{kg\,m^{-3}}\). In a second liquid exactly nine tenths of the block is below the surface. What is the density of that liquid, to three figures?`,
        unit: 'kg m^-3',
        right: [833, h`\(750 \div 0.9\).`],
        wrong: [
          [750, 'This is the density of the wood.'],
          [1200, 'The ratio was turned upside down.'],
          [675, 'The density of the wood was multiplied by 0.9.'],
          [900, 'The wood was taken to have the density of water.'],
        ],
        solution: h`A floating body displaces its own weight of liquid, so the wood has density \(0.75 \times 1000 = 750\ \mathrm{kg\,m^{-3}}\). In the other liquid \(0.9d = 750\), so \(d = 833\ \mathrm{kg\,m^{-3}}\) (to three figures).`,
        proof: (s) => Math.abs(0.9 * value(s) - 0.75 * 1000) < 1,
      }),
  ),
  family(
    'squeezing',
    ['Matter', 'Pressure and gases'],
    () =>
      mcq({
        d: 3,
        text: h`The air in a sealed steel bottle is at \(27\ {}^{\circ}\mathrm{C}\). To what temperature must it be heated for its pressure to become one and a half times as large?`,
        unit: '°C',
        right: [177, h`\(300 \times 1.5 - 273\).`],
        wrong: [
          [40.5, 'The temperature in degrees Celsius was multiplied by 1.5.'],
          [450, 'This is the temperature in kelvins.'],
          [723, '273 was added in place of taken off.'],
          [150, 'This is the rise in temperature.'],
        ],
        solution: h`At constant volume the pressure is proportional to the temperature in kelvins: \(300\ \mathrm{K} \times 1.5 = 450\ \mathrm{K}\), which is \(177\ {}^{\circ}\mathrm{C}\).`,
        proof: (s) => near((value(s.replace(/\{\}\^\{\\circ\}C/, '')) + 273) / (27 + 273), 1.5),
      }),
    () =>
      mcq({
        d: 3,
        data: tube(),
        text: h`The density of water is \(1000\ \mathrm{kg\,m^{-3}}\). What is the density of the oil?`,
        unit: 'kg m^-3',
        right: [800, h`\(1000 \times 8 \div 10\).`],
        wrong: [
          [1250, 'The two heights were exchanged.'],
          [1000, 'The oil was taken to be as dense as water.'],
          [200, 'The difference of the heights was used.'],
          [80, 'One power of ten was lost.'],
        ],
        solution: h`At the level of the boundary the pressures in the two arms are equal: \(10 \times d = 8 \times 1000\), so \(d = 800\ \mathrm{kg\,m^{-3}}\).`,
        proof: (s) => near(0.1 * value(s) * 10, 0.08 * 1000 * 10),
      }),
    () =>
      mcq({
        d: 4,
        text: h`An upright syringe, closed at its lower end, holds \(60\ \mathrm{cm^3}\) of air at a pressure of \(1.0 \times 10^5\ \mathrm{Pa}\) under a light, smooth piston of area \(2.0\ \mathrm{cm^2}\). A mass of 2.0 kg is put on the piston. The temperature does not change; \(g = 10\ \mathrm{N\,kg^{-1}}\). What is the volume of the air now?`,
        unit: 'cm^3',
        right: [30, 'The pressure doubles.'],
        wrong: [
          [20, 'The air pressure was counted twice.'],
          [60, 'The extra pressure was taken to be too small to matter.'],
          [120, 'The volume was taken to rise with the pressure.'],
          [54.5, 'The extra pressure was taken as a tenth of its value.'],
        ],
        solution: h`The extra pressure is \(\dfrac{20}{2.0 \times 10^{-4}} = 1.0 \times 10^5\ \mathrm{Pa}\), so the pressure doubles. At constant temperature \(pV\) stays the same, so the volume is halved: \(30\ \mathrm{cm^3}\).`,
        proof: (s) => near(value(s) * (1e5 + (2 * 10) / 2e-4), 60 * 1e5),
      }),
    () =>
      mcq({
        d: 2,
        text: h`A submarine has a round hatch of area \(0.50\ \mathrm{m^2}\) and lies 40 m below the surface of a lake. The density of the water is \(1000\ \mathrm{kg\,m^{-3}}\) and \(g = 10\ \mathrm{N\,kg^{-1}}\). What force does the water itself (not the air above it) exert on the hatch?`,
        right: [qty(sci('2.0', 5), 'N'), h`\(4.0 \times 10^5 \times 0.50\).`],
        wrong: [
          [qty(sci('8.0', 5), 'N'), 'The pressure was divided by the area.'],
          [qty(sci('4.0', 5), 'N'), 'This is the pressure in pascals.'],
          [qty(sci('2.0', 4), 'N'), h`The factor \(g\) was left out.`],
          [qty(sci('2.5', 5), 'N'), 'The pressure of the air was included.'],
        ],
        solution: h`\(p = \rho gh = 1000 \times 10 \times 40 = 4.0 \times 10^5\ \mathrm{Pa}\). \(F = pA = 4.0 \times 10^5 \times 0.50 = 2.0 \times 10^5\ \mathrm{N}\).`,
        // the weight of the column of water above the hatch
        proof: (s) => is(s, 0.5 * 40 * 1000 * 10),
      }),
  ),
]
