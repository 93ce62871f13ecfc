import { figure, plot } from '../figures.ts'
import { blanks, equation, essay, familyOf, h, m, mcq, statements } from '../kit.ts'
import { agrees, is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

/** What each decay does to a nucleus, and what just stops the radiation. */
const DECAYS = {
  alpha: { mass: -4, charge: -2, stop: 'paper', range: 1 },
  beta: { mass: 0, charge: 1, stop: 'aluminium', range: 2 },
  gamma: { mass: 0, charge: 0, stop: 'thick lead', range: 3 },
}

const after = (mass: number, charge: number, decays: (keyof typeof DECAYS)[]) =>
  decays.reduce(
    (now, decay) => ({
      mass: now.mass + DECAYS[decay].mass,
      charge: now.charge + DECAYS[decay].charge,
    }),
    { mass, charge },
  )

const counted = (t: number): number => 20 + 160 * 0.5 ** (t / 3)

function decayCurve(): string {
  const g = plot(
    { from: 0, to: 12, step: 1, label: 'time in hours' },
    { from: 0, to: 200, step: 20, label: 'counts per minute' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(counted)],
    'Decay curve of counts per minute against time in hours, background included: 180 at 0 h, 100 at 3 h, 60 at 6 h, 40 at 9 h and 30 at 12 h, levelling off towards 20.',
  )
}

export const nuclear: Family[] = [
  family(
    'decay',
    ['Radioactivity', 'Nuclear decay'],
    () =>
      mcq({
        d: 3,
        text: h`A nucleus of \({}^{232}_{\ 90}\mathrm{Th}\) decays by emitting one alpha particle and then two beta (electron) particles. What are the mass number and atomic number of the nucleus that results?`,
        right: [m(h`228,\ 90`), 'Four less in mass; two less and two more in charge.'],
        wrong: [
          [m(h`228,\ 88`), 'The beta particles were left out.'],
          [m(h`228,\ 86`), 'Each beta decay was taken to lower the atomic number.'],
          [m(h`226,\ 90`), 'Each beta particle was given a mass number of one.'],
          [m(h`230,\ 90`), 'An alpha particle was given a mass number of 2.'],
        ],
        solution: h`Alpha: \(232 - 4 = 228\) and \(90 - 2 = 88\). Each beta raises the atomic number by one: \(88 + 2 = 90\).`,
        proof: (s) => {
          const [mass, charge] = s
            .replace(/\\[()]/g, '')
            .split(',\\')
            .map(Number)
          const end = after(232, 90, ['alpha', 'beta', 'beta'])
          return mass === end.mass && charge === end.charge
        },
      }),
    () =>
      blanks({
        d: 3,
        text: h`\({}^{214}_{\ 83}\mathrm{Bi}\) becomes \({}^{214}_{\ 84}\mathrm{Po}\) by emitting [[blank]], and this in turn becomes \({}^{210}_{\ 82}\mathrm{Pb}\) by emitting [[blank]].`,
        right: [
          ['a beta particle', 'an alpha particle'],
          'First the charge rises by one; then mass falls by four and charge by two.',
        ],
        wrong: [
          [['an alpha particle', 'a beta particle'], 'The two are exchanged.'],
          [['a beta particle', 'a gamma ray'], 'A gamma ray changes neither number.'],
          [['a gamma ray', 'an alpha particle'], 'A gamma ray does not change the atomic number.'],
          [
            ['a beta particle', 'two beta particles'],
            'Beta decay does not change the mass number.',
          ],
        ],
        solution:
          'In the first step only the atomic number changes, by +1: beta. In the second the mass number falls by 4 and the atomic number by 2: alpha.',
        proof: (s) => {
          const [one = '', two = ''] = s.split(' | ').map((each) => each.split(' ')[1] ?? '')
          const kinds = ['alpha', 'beta', 'gamma'] as const
          const first = kinds.find((kind) => kind === one)
          const second = kinds.find((kind) => kind === two)
          if (!first || !second) return false
          const middle = after(214, 83, [first])
          const end = after(214, 83, [first, second])
          return (
            middle.mass === 214 && middle.charge === 84 && end.mass === 210 && end.charge === 82
          )
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'A source stands in front of a detector. A sheet of paper between them makes no difference to the count, but 5 mm of aluminium brings it down to the background.',
        list: [
          [
            'The source emits alpha particles.',
            false,
            'paper would have reduced the count.',
            () => DECAYS.alpha.stop !== 'paper',
          ],
          [
            'The source emits beta particles.',
            true,
            'they pass through paper and are stopped by a few millimetres of aluminium.',
            () => DECAYS.beta.stop === 'aluminium',
          ],
          [
            'The source emits gamma rays.',
            false,
            'aluminium of this thickness would let most of them through.',
            () => DECAYS.gamma.stop === 'aluminium',
          ],
        ],
        solution:
          'Paper stops alpha, a few millimetres of aluminium stop beta, and thick lead is needed for gamma.',
      }),
  ),
  family(
    'half-life',
    ['Radioactivity', 'Half-life'],
    () =>
      mcq({
        d: 3,
        data: decayCurve(),
        text: 'The graph shows the counts from a source in a room where the background is 20 counts per minute. What is the half-life of the source?',
        unit: 'h',
        right: [3, 'Corrected counts fall from 160 to 80 in 3 h.'],
        wrong: [
          [3.6, 'The background was not taken off: the total count falls to 90 after about 3.6 h.'],
          [6, 'Two half-lives were read.'],
          [12, 'The time of the whole graph was read.'],
          [1.5, 'The half-life was halved.'],
        ],
        solution: h`Take off the background: 160 at the start, 80 at 3 h, 40 at 6 h. The half-life is 3 h.`,
        proof: (s) =>
          range(0, 6).every((t) => near((counted(t + value(s)) - 20) * 2, counted(t) - 20)),
      }),
    () =>
      mcq({
        d: 2,
        text: 'The activity of a sample falls to one sixteenth of its first value in 20 hours. What is the half-life?',
        unit: 'h',
        right: [5, 'Four half-lives make 20 h.'],
        wrong: [
          [1.25, 'The time was divided by 16.'],
          [4, 'This is the number of half-lives.'],
          [2.5, 'The time was divided by 8.'],
          [10, 'The time was halved.'],
        ],
        solution: h`\(\frac{1}{16} = \left(\frac12\right)^4\), so 20 h are four half-lives of 5 h.`,
        proof: (s) => is(`${s}`, 5) && near(0.5 ** (20 / value(s)), 1 / 16),
      }),
    () =>
      equation({
        d: 4,
        text: h`A sample holds \(N\) undecayed nuclei at the start. Its half-life is \(T\). Write an expression for the number of nuclei that have decayed after a time \(t\).`,
        expected: 'N*(1 - 2^(-t/T))',
        vars: ['N', 't', 'T'],
        solution: h`\(N \times 2^{-t/T}\) are left, so \(N\left(1 - 2^{-t/T}\right)\) have decayed.`,
        proof: (s) =>
          range(1, 4).every((half) => {
            let left = 80
            for (let n = 0; n < half; n += 1) left /= 2
            return agrees(s, () => 80 - left, [{ N: 80, T: 3, t: 3 * half }])
          }),
      }),
    () =>
      mcq({
        d: 5,
        text: h`A rock first held isotope X and none of its stable product Y. X has a half-life of 700 million years. Now there are 7 atoms of Y for each atom of X. How old is the rock?`,
        right: [m(h`2100\ \text{million years}`), 'One eighth of X is left: three half-lives.'],
        wrong: [
          [m(h`4900\ \text{million years}`), 'The half-life was multiplied by 7.'],
          [
            m(h`1960\ \text{million years}`),
            h`One seventh was taken to be left: \(2.8\) half-lives.`,
          ],
          [m(h`5600\ \text{million years}`), 'The half-life was multiplied by 8.'],
          [m(h`100\ \text{million years}`), 'The half-life was divided by 7.'],
        ],
        solution: h`Of every 8 atoms of X, 1 is left: \(\frac18 = \left(\frac12\right)^3\). Three half-lives are 2100 million years.`,
        proof: (s) => {
          const left = 0.5 ** (Number.parseFloat(s.slice(2)) / 700)
          return near((1 - left) / left, 7)
        },
      }),
    () =>
      essay({
        d: 4,
        text: h`A doctor wants to follow the flow of blood through a patient's kidneys with a radioactive tracer, detected outside the body. Isotope A emits alpha particles (half-life 6 hours), B emits gamma rays (half-life 6 hours), and C emits gamma rays (half-life 5 years).

Choose the best isotope and justify the choice against both of the others. Find what fraction of its activity is left after one day.`,
        model: h`Isotope B is best. Gamma rays pass through the body, so they can be detected outside it, and they ionise little on the way.

A will not do: alpha particles are stopped by a thin layer of tissue, so none would be detected outside, and inside the body they ionise strongly and damage cells.

C would be detected, but with a half-life of 5 years the patient would go on receiving a dose long after the test.

One day is four half-lives of B, so \(\left(\frac12\right)^4 = \frac{1}{16}\) of the activity is left.`,
        criteria: [
          ['Chooses B', /Isotope B is best/],
          [
            'Gamma passes through the body and is detected outside',
            /Gamma rays pass through the body/,
          ],
          [
            'Alpha is stopped by tissue and ionises strongly',
            /stopped by a thin layer of tissue[\s\S]*ionise strongly/,
          ],
          ['A long half-life means a long-lasting dose', /receiving a dose long after/],
          ['One sixteenth is left after four half-lives', /\\frac\{1\}\{16\}/],
        ],
        also: () => 0.5 ** (24 / 6) === 1 / 16,
      }),
  ),
]
