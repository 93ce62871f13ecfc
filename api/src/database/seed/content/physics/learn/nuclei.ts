import { figure, label, path, plot } from '../../figures.ts'
import { h } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Physics', 'Radioactivity')

function halving(): string {
  const g = plot(
    { from: 0, to: 20, step: 5, label: 'time in days' },
    { from: 0, to: 160, step: 20, label: 'activity in Bq' },
  )
  const steps = [
    [5, 80],
    [10, 40],
    [15, 20],
  ] as const
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      ...steps.map(([t, n]) =>
        path([g.to([0, n]), g.to([t, n]), g.to([t, 0])], { dash: true, colour: '#9ca3af' }),
      ),
      g.curve((t) => 160 * 0.5 ** (t / 5)),
      label(g.to([8.6, 84]), 'half after 5 days', { size: 13 }),
    ],
    'Decay curve: the activity falls from 160 Bq to 80 Bq after 5 days, 40 Bq after 10 days and 20 Bq after 15 days. Dashed lines mark these points.',
  )
}

export const nuclearPages: readonly LearnPage[] = [
  lesson(
    'Nuclear decay',
    h`
Some nuclei are unstable. Sooner or later they change into others and send out radiation. Book-keeping with two numbers tells you what is left.

### Nuclei and isotopes

In \({}^{A}_{Z}\mathrm{X}\) the atomic number \(Z\) counts the protons and fixes the element; the mass number \(A\) counts protons and neutrons together. Isotopes of an element have the same \(Z\) but different numbers of neutrons.

### The three radiations

<table><thead><tr><td></td><th>Alpha</th><th>Beta</th><th>Gamma</th></tr></thead><tbody><tr><td>what it is</td><td>helium nucleus</td><td>fast electron</td><td>electromagnetic wave</td></tr><tr><td>change of \(A\)</td><td>−4</td><td>0</td><td>0</td></tr><tr><td>change of \(Z\)</td><td>−2</td><td>+1</td><td>0</td></tr><tr><td>stopped by</td><td>paper, skin</td><td>some mm of aluminium</td><td>reduced by thick lead</td></tr><tr><td>ionises</td><td>strongly</td><td>moderately</td><td>weakly</td></tr></tbody></table>

In beta decay a neutron turns into a proton and an electron, so \(Z\) rises by one. Electric and magnetic fields bend beta rays strongly, alpha rays slightly and to the other side, and gamma rays not at all.

### Balancing

In every nuclear equation the mass numbers on both sides have the same sum, and so have the charges. This holds for fission as well, where a heavy nucleus takes up a neutron and splits into two medium ones and a few neutrons, and for fusion, where light nuclei join.

### Worked example

\({}^{226}_{\ 88}\mathrm{Ra}\) emits three alpha and two beta particles. Mass number: \(226 - 12 = 214\). Atomic number: \(88 - 6 + 2 = 84\). The result is \({}^{214}_{\ 84}\mathrm{Po}\).

### Take care

- In a beta decay \(Z\) goes <em>up</em>.
- Alpha radiation is harmless outside the body, but the most dangerous inside.
- The electron of beta radiation comes from the nucleus, not from the shells.
- To count the alpha decays in a chain, use the mass number alone; then use \(Z\) for the beta decays.
`,
  ),
  lesson(
    'Half-life',
    h`
Nobody can say when a given nucleus will decay. But of a large number, half decay in a time that never changes: the half-life.

### The idea

Decay is random: each nucleus has the same chance in every second, whatever its age and whatever happens around it. So the number left falls by the same <em>factor</em> in equal times. After \(n\) half-lives the fraction \(\left(\frac12\right)^n\) is left, and \(1 - \left(\frac12\right)^n\) has decayed. The activity (decays per second, in becquerels) falls in the same way.

${halving()}

### Reading a curve

Choose any value, find half of it, and read the time between them. Do this in several places. A detector also counts the <strong>background</strong> from rocks, space and so on. Take it off first, and add it again at the end if the question asks what the detector shows.

### Choosing an isotope

- A tracer in the body should emit gamma rays and have a half-life of some hours.
- A smoke alarm needs alpha radiation and a half-life of many years.
- A thickness gauge for paper uses beta radiation.

### Worked example

A detector shows 660 counts per minute, 20 of them from the background. What will it show after 12 hours, if the half-life is 4 hours? The source gives 640, and three half-lives leave \(640 \div 8 = 80\). The detector shows \(80 + 20 = 100\).

### Dating

If a stable product collects in a rock and there are now 3 of its atoms for each one of the parent, then \(\frac14\) of the parent is left: two half-lives have passed.

### Take care

- After two half-lives not everything has gone: a quarter is left.
- “Has decayed to one eighth” and “one eighth has decayed” are different.
- The ratio of product to parent is not the fraction that is left.
- Heating or dissolving a sample does not change its half-life.
`,
  ),
]
