import { BLUE, circle, figure, label, plot, polar, rect } from '../figures.ts'
import { chem, familyOf, frac, h, m, mcq } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { ELEMENTS, electronsOf, shells } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

/** Isotopes of magnesium as shares of all atoms, rounded. */
const MAGNESIUM: [mass: number, percent: number][] = [
  [24, 80],
  [25, 10],
  [26, 10],
]

function isotopes(): string {
  const g = plot(
    { from: 23, to: 27, step: 1, label: 'mass number' },
    { from: 0, to: 100, step: 20, label: 'share of atoms in %' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      ...MAGNESIUM.map(([mass, percent]) => {
        const [x, y] = g.to([mass, percent])
        return rect([x - 8, y], 16, g.py(0) - y, { fill: '#bfdbfe', colour: BLUE })
      }),
    ],
    'Bar chart of the isotopes of an element: mass number 24 makes up 80 per cent of the atoms, 25 makes up 10 per cent and 26 makes up 10 per cent.',
  )
}

/** Electrons drawn shell by shell round a nucleus. */
function drawn(nucleus: string, rings: number[]): string {
  const centre = [150, 125] as const
  return figure(
    300,
    250,
    [
      circle(centre, 24, { fill: '#fde68a' }),
      label(centre, nucleus, { size: 14 }),
      ...rings.flatMap((count, n) => {
        const radius = 46 + n * 32
        return [
          circle(centre, radius, { width: 1 }),
          ...Array.from({ length: count }, (_each, k) =>
            circle(polar(centre, radius, 90 + (360 / count) * k), 5, { fill: BLUE, colour: BLUE }),
          ),
        ]
      }),
    ],
    `Drawing of a particle: a nucleus marked ${nucleus} (seventeen protons) with electrons as dots on three rings round it: ${rings.join(', then ')} from the inside outwards.`,
  )
}

export const shellQuestions: Family[] = [
  family(
    'isotopes',
    ['Atomic structure', 'Particles and isotopes'],
    () =>
      mcq({
        d: 3,
        data: isotopes(),
        text: 'What is the relative atomic mass of the element in the chart?',
        right: [m(24.3), h`\(24 \times 0.8 + 25 \times 0.1 + 26 \times 0.1\).`],
        wrong: [
          [m(25), 'The plain mean of the mass numbers ignores the shares.'],
          [m(24), 'Only the commonest isotope was counted.'],
          [m(24.5), 'The mean of the two lightest isotopes was taken, without their shares.'],
          [m(25.5), 'Only the two rarer isotopes were counted.'],
        ],
        solution: h`Take the mean over 100 atoms: \(\dfrac{80 \times 24 + 10 \times 25 + 10 \times 26}{100} = 24.3\).`,
        proof: (s) => {
          // what is above the mass balances what is below it
          const pull = MAGNESIUM.reduce(
            (sum, [mass, percent]) => sum + percent * (mass - value(s)),
            0,
          )
          return Math.abs(pull) < 1e-6
        },
      }),
    () =>
      mcq({
        d: 5,
        text: h`Three quarters of all chlorine atoms are \({}^{35}\mathrm{Cl}\) and one quarter are \({}^{37}\mathrm{Cl}\), combined at random. What fraction of chlorine molecules, \(\mathrm{Cl_2}\), have a relative mass of 72?`,
        right: [m(frac(3, 8)), 'One atom of each isotope, in either order.'],
        wrong: [
          [m(frac(3, 16)), 'Only one of the two orders was counted.'],
          [m(frac(9, 16)), 'This is the fraction of mass 70.'],
          [m(frac(1, 2)), 'The three masses were not weighted by their chances.'],
          [m(frac(1, 16)), 'This is the fraction of mass 74.'],
        ],
        solution: h`72 is \(35 + 37\). The probability is \(2 \times \frac34 \times \frac14 = \frac38\).`,
        proof: (s) => {
          const atoms = [35, 35, 35, 37]
          const sums = atoms.flatMap((one) => atoms.map((other) => one + other))
          return is(s, sums.filter((each) => each === 72).length / sums.length)
        },
      }),
    () =>
      mcq({
        d: 3,
        text: `An ion ${chem('X^2-')} has a mass number of 34 and contains 18 electrons. How many neutrons does it contain?`,
        right: [m(18), 'It has 16 protons.'],
        wrong: [
          [m(16), 'This is the number of protons.'],
          [m(14), 'The charge was added to the electrons to find the protons.'],
          [m(34), 'This is protons and neutrons together.'],
          [m(20), 'The charge was added to the number of neutrons.'],
        ],
        solution: h`Two electrons have been gained, so there are \(18 - 2 = 16\) protons and \(34 - 16 = 18\) neutrons.`,
        proof: (s) => (ELEMENTS.S?.z ?? 0) + value(s) === 34 && electronsOf('S^2-') === 18,
      }),
  ),
  family(
    'configurations',
    ['Atomic structure', 'Electron arrangement'],
    () =>
      mcq({
        d: 2,
        data: drawn('17+', [2, 8, 8]),
        text: 'Which particle does the drawing show?',
        right: [chem('Cl^-'), 'It has 17 protons and 18 electrons.'],
        wrong: [
          ['Ar', 'Argon has 18 electrons, but also 18 protons.'],
          ['Cl', 'A chlorine atom has only 7 electrons in the outer shell.'],
          [chem('Cl^+'), 'There is one electron more than protons, not one fewer.'],
          [chem('K^+'), 'A potassium ion has 18 electrons, but 19 protons.'],
        ],
        solution: `17 protons make it chlorine. There are 2 + 8 + 8 = 18 electrons, one more than protons: ${chem('Cl^-')}.`,
        proof: (s) => {
          const [, symbol = '', charge = ''] = /^([A-Z][a-z]?)(?:<sup>(.)<\/sup>)?$/.exec(s) ?? []
          const z = ELEMENTS[symbol]?.z ?? 0
          const electrons = z - (charge === '+' ? 1 : charge === '−' ? -1 : 0)
          return z === 17 && shells(electrons) === '2.8.8'
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'In which of these atoms is the number of electrons in the outer shell equal to the number of occupied shells?',
        right: ['aluminium', '2.8.3: three shells, three outer electrons.'],
        wrong: [
          ['carbon', '2.4: two shells, four outer electrons.'],
          ['sodium', '2.8.1: three shells, one outer electron.'],
          ['oxygen', '2.6: two shells, six outer electrons.'],
          ['magnesium', '2.8.2: three shells, two outer electrons.'],
        ],
        solution:
          'This holds for H (1), Be (2.2) and Al (2.8.3); of those listed only for aluminium.',
        proof: (s) => {
          const z: Record<string, number> = {
            aluminium: 13,
            carbon: 6,
            sodium: 11,
            oxygen: 8,
            magnesium: 12,
          }
          const filled = shells(z[s] ?? 0).split('.')
          return Number(filled.at(-1)) === filled.length
        },
      }),
    () =>
      mcq({
        d: 4,
        text: `The ions ${chem('X^2+')} and ${chem('Y^-')} both have the electron arrangement 2.8.8. How many more protons are there in the nucleus of X than in that of Y?`,
        right: [m(3), '20 and 17.'],
        wrong: [
          [m(1), 'The charges were subtracted: 2 − 1.'],
          [m(2), 'Only the charge of X was used.'],
          [m(0), 'Equal numbers of electrons do not mean equal numbers of protons.'],
          [m(18), 'This is the number of electrons in each.'],
        ],
        solution: h`Both ions have 18 electrons. X lost two, so it has 20 protons; Y gained one, so it has 17. The difference is 3.`,
        proof: (s) => {
          const x = ELEMENTS.Ca?.z ?? 0
          const y = ELEMENTS.Cl?.z ?? 0
          return shells(x - 2) === '2.8.8' && shells(y + 1) === '2.8.8' && near(value(s), x - y)
        },
      }),
  ),
]
