import { blanks, equation, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, near, parts, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

export const matter: Family[] = [
  family(
    'density',
    ['Matter', 'Density'],
    () =>
      mcq({
        d: 2,
        text: h`A stone is lowered into a full can and \(40\ \mathrm{cm^3}\) of water overflows. The stone's mass is 0.11 kg. What is its density?`,
        unit: 'kg m^-3',
        right: [2750, h`\(0.11 \div (40 \times 10^{-6})\).`],
        wrong: [
          [2.75, 'This is the density in grams per cubic centimetre.'],
          [4400, 'The mass was multiplied by the volume.'],
          [275, 'A power of ten was lost.'],
          [364, 'The volume was divided by the mass.'],
        ],
        solution: h`\(110\ \mathrm{g} \div 40\ \mathrm{cm^3} = 2.75\ \mathrm{g\,cm^{-3}} = 2750\ \mathrm{kg\,m^{-3}}\).`,
        proof: (s) => near(value(s) * 40e-6, 0.11),
      }),
    () =>
      equation({
        d: 3,
        text: h`A metal cube of side \(a\) has a cube-shaped hollow of side \(b\) inside it. The density of the metal is \(d\). Write an expression for the average density of the whole cube, hollow included (the mass of the air is negligible).`,
        expected: 'd*(a^3 - b^3)/a^3',
        vars: ['a', 'b', 'd'],
        solution: h`The volume of metal is \(a^3 - b^3\), so the mass is \(d(a^3 - b^3)\). Divided by the outer volume: \(\dfrac{d(a^3 - b^3)}{a^3}\).`,
        proof: (s) =>
          agrees(s, ({ a = 1, b = 1, d = 1 }) => d - d * (b / a) ** 3, [
            { a: 4, b: 2, d: 8 },
            { a: 5, b: 1, d: 2.7 },
          ]),
      }),
  ),
  family(
    'pressure',
    ['Matter', 'Pressure and gases'],
    () =>
      mcq({
        d: 3,
        text: h`An air bubble of volume \(2\ \mathrm{cm^3}\) leaves a diver 30 m below the surface of a lake and rises to the surface at constant temperature. The air pressure is \(1.0 \times 10^5\ \mathrm{Pa}\), the density of water \(1000\ \mathrm{kg\,m^{-3}}\) and \(g = 10\ \mathrm{N\,kg^{-1}}\). What is its volume at the surface?`,
        unit: 'cm^3',
        right: [8, h`The pressure falls to one quarter.`],
        wrong: [
          [6, 'The air pressure was left out at depth.'],
          [0.5, 'The volume was taken as proportional to the pressure.'],
          [2, 'The change of pressure was ignored.'],
          [60, 'The volume was multiplied by the depth.'],
        ],
        solution: h`At 30 m the pressure is \(1.0 \times 10^5 + 1000 \times 10 \times 30 = 4.0 \times 10^5\ \mathrm{Pa}\). \(pV\) is constant, so the volume becomes \(4 \times 2 = 8\ \mathrm{cm^3}\).`,
        proof: (s) => near(value(s) * 1e5, 2 * (1e5 + 1000 * 10 * 30)),
      }),
    () =>
      mcq({
        d: 2,
        text: h`In a hydraulic jack, a force of 60 N pushes a piston of area \(4\ \mathrm{cm^2}\). The load stands on a piston of area \(150\ \mathrm{cm^2}\). What load can it just hold?`,
        unit: 'N',
        right: [2250, 'The pressure is the same at both pistons.'],
        wrong: [
          [1.6, 'The ratio of the areas was turned round.'],
          [60, 'The force, not the pressure, was taken as the same.'],
          [9000, 'The force was multiplied by the larger area.'],
          [225, h`The small area was misread as \(40\ \mathrm{cm^2}\).`],
        ],
        solution: h`The pressure is \(60 \div 4 = 15\ \mathrm{N\,cm^{-2}}\), so the load is \(15 \times 150 = 2250\ \mathrm{N}\).`,
        // equal work: the small piston moves 150/4 times as far
        proof: (s) => near(60 * (150 / 4), value(s) * 1),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'Air in a sealed rigid box is heated.',
        list: [
          [
            'Its pressure rises because the particles hit the walls harder and more often.',
            true,
            'they move faster on average.',
            () => gas(600).pressure > gas(300).pressure,
          ],
          [
            'Its density falls because the particles spread out.',
            false,
            'neither the mass nor the volume changes.',
            () => gas(600).density < gas(300).density,
          ],
          [
            'The average distance between its particles grows.',
            false,
            'the same number of particles fills the same volume.',
            () => gas(600).spacing > gas(300).spacing,
          ],
        ],
        solution: 'Volume and mass are fixed; only the speed of the particles changes.',
      }),
    () =>
      blanks({
        d: 2,
        text: h`A woman of weight 600 N stands on two feet, each with an area of \(150\ \mathrm{cm^2}\) on the ground.

The pressure is [[blank]] newtons per square centimetre. When she lifts one foot, it becomes [[blank]] newtons per square centimetre.`,
        right: [[2, 4], h`\(600 \div 300 = 2\) and \(600 \div 150 = 4\).`],
        wrong: [
          [[4, 8], 'Only one foot was counted at first.'],
          [[4, 2], 'The two are exchanged.'],
          [[2, 1], 'The weight was halved and not the area.'],
          [[2, 2], 'The area was taken to make no difference.'],
        ],
        solution: h`Two feet: \(600 \div 300 = 2\ \mathrm{N\,cm^{-2}}\). One foot carries the whole weight: \(600 \div 150 = 4\ \mathrm{N\,cm^{-2}}\).`,
        proof: (s) => {
          const [two = 0, one = 0] = parts(s)
          return near(two * 150 * 2, 600) && near(one * 150, 600)
        },
      }),
  ),
]

/** One mole of an ideal gas in a rigid box of 24 litres. */
function gas(kelvin: number) {
  const volume = 0.024
  return {
    pressure: (8.31 * kelvin) / volume,
    density: 0.029 / volume,
    spacing: Math.cbrt(volume / 6.02e23),
  }
}
