import { blanks, chem, equation, familyOf, h, m, mcq, statements } from '../kit.ts'
import { agrees, atoms, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { ELEMENTS, electronsOf, formulaOf, HALOGENS, shells } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

const numbers = (s: string): number[] => (s.match(/\d+/g) ?? []).map(Number)
const rank = (name: string): number =>
  HALOGENS.findIndex((each) => each.name === name || each.ion === name)
export const atomic: Family[] = [
  family(
    'particles',
    ['Atomic structure', 'Particles and isotopes'],
    () =>
      mcq({
        d: 1,
        text: h`How many protons, neutrons and electrons are there in the ion \({}^{27}_{13}\mathrm{Al}^{3+}\)?`,
        right: ['13 protons, 14 neutrons, 10 electrons', 'Three electrons have been lost.'],
        wrong: [
          ['13 protons, 14 neutrons, 13 electrons', 'These are the particles of the atom.'],
          [
            '13 protons, 14 neutrons, 16 electrons',
            'Three electrons were added: a positive ion has lost them.',
          ],
          [
            '13 protons, 27 neutrons, 10 electrons',
            'The mass number was taken for the number of neutrons.',
          ],
          ['10 protons, 14 neutrons, 13 electrons', 'The charge was taken to come from protons.'],
        ],
        solution: h`The atomic number, 13, is the number of protons. Neutrons: \(27 - 13 = 14\). The charge \(3+\) means that three electrons are missing: 10.`,
        proof: (s) => {
          const [p = 0, n = 0, e = 0] = numbers(s)
          return p === ELEMENTS.Al?.z && p + n === 27 && e === electronsOf('Al^3+')
        },
      }),
    () =>
      mcq({
        d: 3,
        text: h`Boron has two natural isotopes, \({}^{10}\mathrm{B}\) and \({}^{11}\mathrm{B}\). Its relative atomic mass is 10.8. What percentage of boron atoms are \({}^{11}\mathrm{B}\)?`,
        unit: '%',
        right: [80, h`\(10 \times 0.2 + 11 \times 0.8 = 10.8\).`],
        wrong: [
          [20, h`This is the percentage of \({}^{10}\mathrm{B}\).`],
          [50, 'The isotopes were taken as equally common.'],
          [98, h`10.8 was divided by 11.`],
          [8, 'The decimal 0.8 was read as 8 %.'],
        ],
        solution: h`Let the fraction be \(x\): \(11x + 10(1 - x) = 10.8\), so \(x = 0.8\), that is 80 %.`,
        proof: (s) => near((11 * value(s) + 10 * (100 - value(s))) / 100, ELEMENTS.B?.mass ?? 0),
      }),
    () =>
      equation({
        d: 3,
        text: h`An element has two isotopes, of mass numbers \(A\) and \(B\). The isotope of mass number \(A\) makes up \(p\) per cent of its atoms. Write an expression for its relative atomic mass.`,
        expected: '(p*A + (100 - p)*B)/100',
        vars: ['p', 'A', 'B'],
        solution: h`Of 100 atoms, \(p\) have mass \(A\) and \(100 - p\) have mass \(B\). The mean mass is \(\dfrac{pA + (100 - p)B}{100}\).`,
        proof: (s) =>
          agrees(s, ({ p = 0, A = 0, B = 0 }) => B + (p / 100) * (A - B), [
            { p: 75, A: 35, B: 37 },
            { p: 20, A: 10, B: 11 },
          ]),
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: h`Consider atoms of \({}^{12}\mathrm{C}\) and \({}^{14}\mathrm{C}\).`,
        list: [
          [
            'They have the same chemical properties.',
            true,
            'they have the same electron arrangement.',
            () => shells(6) === shells(ELEMENTS.C?.z ?? 0),
          ],
          [
            'They have the same number of neutrons.',
            false,
            'they have 6 and 8.',
            () => 12 - (ELEMENTS.C?.z ?? 0) === 14 - (ELEMENTS.C?.z ?? 0),
          ],
          [
            h`The nucleus of \({}^{14}\mathrm{C}\) carries the larger charge.`,
            false,
            'both have six protons.',
            () => 12 - 6 !== 14 - 8,
          ],
        ],
        solution:
          'Isotopes of an element have equal numbers of protons and electrons and differ in neutrons only.',
      }),
  ),
  family(
    'electrons',
    ['Atomic structure', 'Electron arrangement'],
    () =>
      blanks({
        d: 1,
        text: 'The atomic number of sulfur is 16. The electron arrangement of a sulfur atom is [[blank]] and that of a sulfide ion is [[blank]].',
        right: [['2.8.6', '2.8.8'], 'The atom gains two electrons to fill its outer shell.'],
        wrong: [
          [['2.8.6', '2.8.4'], 'The ion has gained two electrons, not lost them.'],
          [['2.8.8', '2.8.6'], 'The two are exchanged.'],
          [['2.6.8', '2.8.8'], 'Shells fill from the inside: the second holds eight.'],
          [['2.8.6', '2.8.7'], 'Only one electron was added; the ion carries a charge of 2−.'],
        ],
        solution: '16 electrons fill the shells as 2, 8 and 6. The ion has two more: 2.8.8.',
        proof: (s) => s === `${shells(electronsOf('S'))} | ${shells(electronsOf('S^2-'))}`,
      }),
    () =>
      mcq({
        d: 2,
        text: 'In which pair do both particles have the same electron arrangement?',
        right: [`${chem('Mg^2+')} and ${chem('F^-')}`, 'Both have ten electrons.'],
        wrong: [
          [`${chem('Na^+')} and ${chem('Cl^-')}`, 'They have 10 and 18 electrons.'],
          [`${chem('K^+')} and Ne`, 'They have 18 and 10 electrons.'],
          [`${chem('O^2-')} and Ar`, 'They have 10 and 18 electrons.'],
          [`${chem('Ca^2+')} and ${chem('Na^+')}`, 'They have 18 and 10 electrons.'],
        ],
        solution: `${chem('Mg^2+')}: 12 − 2 = 10 electrons. ${chem('F^-')}: 9 + 1 = 10 electrons. Both are 2.8.`,
        proof: (s) => {
          const [one = '', other = ''] = formulaOf(s).split(' and ')
          return shells(electronsOf(one)) === shells(electronsOf(other))
        },
      }),
  ),
]

export const periodic: Family[] = [
  family(
    'groups',
    ['Periodic table', 'Groups and trends'],
    () =>
      mcq({
        d: 2,
        text: 'Element X has the electron arrangement 2.8.7. What is the formula of its compound with calcium?',
        right: [chem('CaX2'), 'Calcium loses two electrons and each X gains one.'],
        wrong: [
          ['CaX', 'The charges 2+ and 1− do not cancel.'],
          [chem('Ca2X'), 'The numbers are exchanged.'],
          [chem('CaX7'), 'The seven outer electrons were taken as seven bonds.'],
          [chem('Ca7X2'), 'Outer electrons were used as charges.'],
        ],
        solution: `X needs one electron and forms ${chem('X^-')}; calcium forms ${chem('Ca^2+')}. The compound is ${chem('CaX2')}.`,
        proof: (s) => {
          const counts = atoms(formulaOf(s).replace('X', 'Xx'))
          const charges = { Ca: 2, Xx: 7 - 8 }
          return (counts.get('Ca') ?? 0) * charges.Ca + (counts.get('Xx') ?? 0) * charges.Xx === 0
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'Compare fluorine, chlorine, bromine and iodine.',
        list: [
          [
            'The boiling points rise down the group.',
            true,
            'larger molecules attract one another more strongly.',
            () =>
              HALOGENS.every((each, at) => at === 0 || each.boils > (HALOGENS[at - 1]?.boils ?? 0)),
          ],
          [
            'The reactivity rises down the group.',
            false,
            'the outer shell is farther from the nucleus, so an electron is gained less easily.',
            () => rank('iodine') < rank('fluorine'),
          ],
          [
            `All of them form ions of charge 1−.`,
            true,
            'each has seven outer electrons.',
            () => [9, 17].every((z) => shells(z).endsWith('7')),
          ],
        ],
        solution:
          'Down group 7 the molecules grow, and the pull of the nucleus on an added electron weakens.',
      }),
    () =>
      mcq({
        d: 3,
        text: `An element forms an oxide of formula ${chem('M2O3')}. It is in period 3. What is its atomic number?`,
        right: [m(13), 'Three outer electrons in the third shell: 2.8.3.'],
        wrong: [
          [m(12), `This element forms an oxide MO.`],
          [m(11), `This element forms an oxide ${chem('M2O')}.`],
          [m(5), 'This element has three outer electrons but is in period 2.'],
          [m(21), 'This element is in period 4.'],
        ],
        solution: `In ${chem('M2O3')} each M has charge 3+, so it has three outer electrons. In period 3 this is 2.8.3: atomic number 13.`,
        proof: (s) => {
          const arrangement = shells(value(s)).split('.')
          return (
            arrangement.length === 3 && Number(arrangement.at(-1)) * 2 === 3 * 2 && value(s) < 19
          )
        },
      }),
    () =>
      blanks({
        d: 2,
        text: 'Down group 1 the outer electron is [[blank]] the nucleus, so it is lost more easily and the metals become [[blank]].',
        right: [
          ['farther from', 'more reactive'],
          'Potassium reacts faster with water than sodium or lithium.',
        ],
        wrong: [
          [['nearer to', 'more reactive'], 'Each element has one shell more than the one above.'],
          [
            ['farther from', 'less reactive'],
            'An electron that is lost more easily makes the metal more reactive.',
          ],
          [['nearer to', 'less reactive'], 'Both are turned round.'],
          [['as far from', 'equally reactive'], 'The atoms grow down the group.'],
        ],
        solution:
          'Each element down the group has one more shell, so the outer electron is farther away and more shielded, and the metal is more reactive.',
        proof: (s) => {
          const count = (z: number) => shells(z).split('.').length
          return s === `${count(19) > count(3) ? 'farther from' : 'nearer to'} | more reactive`
        },
      }),
  ),
  family('displacement', ['Periodic table', 'Displacement'], () =>
    mcq({
      d: 2,
      text: 'Which pair reacts when the halogen is added to a solution of the salt?',
      right: ['bromine and potassium iodide', 'Bromine is more reactive than iodine.'],
      wrong: [
        ['iodine and potassium bromide', 'Iodine is less reactive than bromine.'],
        ['bromine and potassium chloride', 'Bromine is less reactive than chlorine.'],
        ['iodine and potassium chloride', 'Iodine is less reactive than chlorine.'],
        ['chlorine and potassium fluoride', 'Chlorine is less reactive than fluorine.'],
      ],
      solution:
        'A halogen displaces those below it in the group from their salts. Bromine displaces iodine.',
      proof: (s) => {
        const [halogen = '', salt = ''] = s.split(' and potassium ')
        return rank(halogen) < rank(salt)
      },
    }),
  ),
]
