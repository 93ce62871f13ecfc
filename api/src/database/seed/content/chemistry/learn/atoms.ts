import { BLUE, circle, figure, label, polar } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Atomic structure')

function sodium(): string {
  const centre = [150, 120] as const
  return figure(
    340,
    240,
    [
      circle(centre, 22, { fill: '#fde68a' }),
      label(centre, '11+'),
      ...[2, 8, 1].flatMap((count, n) => {
        const radius = 44 + n * 30
        return [
          circle(centre, radius, { width: 1 }),
          ...Array.from({ length: count }, (_each, k) =>
            circle(polar(centre, radius, 90 + (360 / count) * k), 5, { fill: BLUE, colour: BLUE }),
          ),
        ]
      }),
      label([300, 120], '2.8.1'),
    ],
    'A sodium atom: a nucleus marked 11+ with two electrons on the first ring, eight on the second and one on the third, and the arrangement 2.8.1 beside it.',
  )
}

export const atomPages: readonly LearnPage[] = [
  lesson(
    'Particles and isotopes',
    h`
All matter is built from three kinds of particle. Once you can count them in any atom or ion, isotopes and relative atomic masses follow by arithmetic.

### The particles

${table(
  ['particle', 'relative mass', 'relative charge', 'where'],
  [
    ['proton', '1', '+1', 'nucleus'],
    ['neutron', '1', '0', 'nucleus'],
    ['electron', 'about 1/1840', '−1', 'shells'],
  ],
)}

The <strong>atomic number</strong> \(Z\) is the number of protons; it decides which element it is. The <strong>mass number</strong> \(A\) is the number of protons and neutrons together. In \({}^{A}_{Z}\mathrm{X}\) there are \(A - Z\) neutrons. An atom has as many electrons as protons. An ion has lost electrons (positive) or gained them (negative); its nucleus is unchanged.

The nucleus is tiny, about one ten-thousandth of the width of the atom, but holds nearly all its mass.

### Isotopes

Isotopes are atoms of one element with different numbers of neutrons. They have the same electrons and so the same chemistry, but different masses. The relative atomic mass is the mean over the isotopes, weighted by how common each is, on a scale on which \({}^{12}\mathrm{C}\) is exactly 12.

### Worked example

Gallium is 60 % \({}^{69}\mathrm{Ga}\) and 40 % \({}^{71}\mathrm{Ga}\). Then \(A_r = 0.60 \times 69 + 0.40 \times 71 = 69.8\). Going backwards, an element with isotopes 63 and 65 and \(A_r = 63.5\) has a fraction \(x\) of the lighter one with \(63x + 65(1 - x) = 63.5\), so \(x = 0.75\).

### Take care

- A 2+ ion has <em>lost</em> two electrons; do not add protons.
- Mass number belongs to one isotope; relative atomic mass is a mean and need not be whole.
- In a molecule such as ${chem('Cl2')} count each combination of isotopes, in both orders.
`,
  ),
  lesson(
    'Electron arrangement',
    h`
The chemistry of an element depends on its outer electrons. For the first twenty elements a simple rule gives the whole arrangement.

### Filling the shells

The first shell holds 2 electrons, the second 8, and the third 8 before the fourth begins. Fill from the inside. Sodium, with 11 electrons, is 2.8.1; calcium, with 20, is 2.8.8.2.

${sodium()}

### Reading the arrangement

- The number of occupied shells is the <strong>period</strong>.
- The number of outer electrons is the <strong>group</strong> (1 to 7; a full outer shell means group 0).
- Elements in a group react alike, because their outer shells are alike.

### Ions

Atoms tend to reach the arrangement of a noble gas. Metals lose their one, two or three outer electrons; non-metals gain enough to fill the shell. So the charges are 1+, 2+, 3+ in groups 1, 2, 3 and 3−, 2−, 1− in groups 5, 6, 7.

Particles with the same number of electrons are <strong>isoelectronic</strong>: ${chem('O^2-')}, ${chem('F^-')}, Ne, ${chem('Na^+')} and ${chem('Mg^2+')} all have 2.8. Among these the one with most protons holds its electrons most tightly and is the smallest.

### Worked example

An ion ${chem('X^3+')} has the arrangement 2.8. What is X? It has 10 electrons and has lost three, so X has 13 protons: 2.8.3, period 3, group 3. It is aluminium, and its oxide is ${chem('Al2O3')}, since \(2 \times 3 = 3 \times 2\).

### Take care

- Potassium is 2.8.8.1, not 2.8.9.
- Equal electrons do not mean the same element: look at the protons.
- Helium has two outer electrons and yet belongs to group 0.
- Add electrons for a negative ion, subtract for a positive one.
`,
  ),
]
