import { figure, label, line, path, plot, RED, rect } from '../figures.ts'
import { familyOf, h, m, mcq } from '../kit.ts'
import { is, near, range, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Physics', 'physics')

function plates(): string {
  const bend = (height: number): [number, number][] =>
    range(0, 20).map((n) => [120 + n * 9, 115 + height * (n / 20) ** 2])
  return figure(
    360,
    230,
    [
      rect([120, 30], 180, 8, { fill: RED }),
      rect([120, 192], 180, 8, { fill: '#1d4ed8' }),
      label([210, 18], '+ + + + +'),
      label([210, 214], '− − − − −'),
      rect([20, 100], 50, 30, { fill: '#e5e7eb' }),
      label([45, 116], 'source', { size: 12 }),
      line([70, 115], [120, 115]),
      path(bend(-68)),
      path(bend(0)),
      path(bend(20)),
      label([318, 48], 'P'),
      label([318, 110], 'Q'),
      label([318, 142], 'R'),
    ],
    'Radiation from a source passes between two charged plates in a vacuum, the positive plate above and the negative one below. Path P bends strongly towards the positive plate, path Q is straight, and path R bends slightly towards the negative plate.',
  )
}

const activity = (t: number): number => 800 * 0.5 ** (t / 2)

function activityCurve(): string {
  const g = plot(
    { from: 0, to: 8, step: 1, label: 'time in days' },
    { from: 0, to: 800, step: 100, label: 'activity in Bq' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(activity)],
    'Decay curve of activity against time in days: 800 Bq at the start, 400 Bq after 2 days, 200 Bq after 4 days, 100 Bq after 6 days and 50 Bq after 8 days.',
  )
}

export const isotopes: Family[] = [
  family(
    'nuclei',
    ['Radioactivity', 'Nuclear decay'],
    () =>
      mcq({
        d: 5,
        text: h`After a chain of alpha and beta (electron) decays, \({}^{238}_{\ 92}\mathrm{U}\) ends as \({}^{206}_{\ 82}\mathrm{Pb}\). How many decays of each kind are there in the chain?`,
        right: ['8 alpha and 6 beta', h`\(238 - 206 = 32\), and \(92 - 16 + 6 = 82\).`],
        wrong: [
          [
            '8 alpha and 10 beta',
            'The whole change of the atomic number was given to the beta decays.',
          ],
          ['6 alpha and 8 beta', 'The two numbers are exchanged.'],
          ['5 alpha and 0 beta', 'Only the atomic number was used.'],
          ['16 alpha and 22 beta', 'An alpha particle was given a mass number of 2.'],
        ],
        solution: h`Only alpha decays change the mass number: \(\frac{238 - 206}{4} = 8\). They lower the atomic number by 16, to 76. To reach 82 it takes six beta decays.`,
        proof: (s) => {
          const [alphas = 0, betas = 0] = (s.match(/\d+/g) ?? []).map(Number)
          const [mass, charge] = [238 - 4 * alphas, 92 - 2 * alphas + betas]
          return mass === 206 && charge === 82
        },
      }),
    () =>
      mcq({
        d: 3,
        data: plates(),
        text: 'The source emits alpha particles, beta particles (electrons) and gamma rays. Which is which?',
        right: ['P beta, Q gamma, R alpha', 'Negative and light; uncharged; positive and heavy.'],
        wrong: [
          [
            'P alpha, Q gamma, R beta',
            'Alpha particles are positive, so the positive plate repels them.',
          ],
          ['P beta, Q alpha, R gamma', 'Gamma rays carry no charge, so they are not deflected.'],
          ['P gamma, Q beta, R alpha', 'Beta particles are charged, so they are deflected.'],
          ['P alpha, Q beta, R gamma', 'Only the ray without charge goes straight on.'],
        ],
        solution:
          'Beta particles are negative and very light: they are drawn strongly to the positive plate (P). Gamma rays have no charge (Q). Alpha particles are positive, and so heavy that they are deflected only a little towards the negative plate (R).',
        proof: (s) => {
          const kinds = [
            ['alpha', 2 / 7300],
            ['beta', -1],
            ['gamma', 0],
          ] as const
          // from the one drawn most to the positive plate to the one drawn to the negative plate
          const order = [...kinds].sort((one, other) => one[1] - other[1]).map(([name]) => name)
          return s === `P ${order[0]}, Q ${order[1]}, R ${order[2]}`
        },
      }),
    () =>
      mcq({
        d: 2,
        text: h`A slow neutron strikes a nucleus of \({}^{235}_{\ 92}\mathrm{U}\), which splits into \({}^{141}_{\ 56}\mathrm{Ba}\), \({}^{92}_{36}\mathrm{Kr}\) and some free neutrons. How many neutrons are set free?`,
        right: [3, h`\(236 - 141 - 92\).`],
        wrong: [
          [2, 'The neutron that struck the nucleus was not counted on the left.'],
          [4, 'The neutron was counted on both sides.'],
          [0, 'The atomic numbers were compared; they balance.'],
          [1, 'The chain was taken to need just one.'],
        ],
        solution: h`The mass numbers must balance: \(235 + 1 = 141 + 92 + n\), so \(n = 3\). The atomic numbers balance already: \(92 = 56 + 36\).`,
        // counting the neutrons only
        proof: (s) => is(s, 235 - 92 + 1 - (141 - 56) - (92 - 36)),
      }),
    () =>
      mcq({
        d: 1,
        text: 'Two atoms are isotopes of the same element. In what do they differ?',
        right: ['in the number of neutrons', 'Their mass numbers differ.'],
        wrong: [
          ['in the number of protons', 'Then they would be different elements.'],
          ['in the number of electrons', 'Neutral atoms of one element have equal numbers.'],
          ['in their chemical properties', 'These depend on the electrons, which are the same.'],
        ],
        solution:
          'Isotopes have the same atomic number (protons) but different mass numbers, so different numbers of neutrons.',
        proof: (s) => {
          const [one, other] = [
            { protons: 6, neutrons: 6 },
            { protons: 6, neutrons: 8 },
          ]
          return (
            one.protons === other.protons &&
            one.neutrons !== other.neutrons &&
            s.endsWith('neutrons')
          )
        },
      }),
  ),
  family(
    'halving',
    ['Radioactivity', 'Half-life'],
    () =>
      mcq({
        d: 3,
        text: 'A detector near a source counts 820 per minute; without the source it counts 20 per minute. The half-life of the source is 8 hours. What will the detector count one day later, with the source in place?',
        unit: 'min^-1',
        right: [120, h`\(800 \div 8 + 20\).`],
        wrong: [
          [100, 'The background was not added again.'],
          [102.5, 'The background was taken to decay as well.'],
          [220, 'Only two half-lives were used.'],
          [80, 'The background was taken off twice.'],
        ],
        solution: h`The source alone gives 800. One day is three half-lives: \(800 \to 400 \to 200 \to 100\). With the background the detector counts 120 per minute.`,
        proof: (s) =>
          near((value(s.replace(/\\mathrm\{.*?\}\}/, '')) - 20) * 2 ** (24 / 8), 820 - 20),
      }),
    () =>
      mcq({
        d: 5,
        text: 'A vessel holds equal numbers of nuclei of X, with a half-life of 2 hours, and of Y, with a half-life of 4 hours. Both decay to stable products. Of all the nuclei of X and Y that are left after 8 hours, what fraction is X?',
        right: [m(h`\frac{1}{5}`), h`\(\frac{1}{16}\) against \(\frac14\).`],
        wrong: [
          [m(h`\frac{1}{4}`), 'This is the ratio of X to Y, not the fraction of all.'],
          [
            m(h`\frac{1}{3}`),
            'The half-lives were taken as 2 to 1 in favour of Y, without the powers.',
          ],
          [m(h`\frac{1}{16}`), 'This is the part of X that is left.'],
          [m(h`\frac{1}{2}`), 'Equal numbers were taken to stay equal.'],
        ],
        solution: h`X has gone through four half-lives, \(\frac{1}{16}\) is left; Y through two, \(\frac14 = \frac{4}{16}\) is left. X makes up \(\frac{1}{1 + 4} = \frac15\).`,
        proof: (s) => {
          let [x, y] = [1, 1]
          for (const hour of range(1, 8)) {
            if (hour % 2 === 0) x /= 2
            if (hour % 4 === 0) y /= 2
          }
          return is(s, x / (x + y))
        },
      }),
    () =>
      mcq({
        d: 2,
        text: 'What is the probability that a given nucleus decays within the next two half-lives?',
        right: [m(h`\frac{3}{4}`), h`\(1 - \frac12 \times \frac12\).`],
        wrong: [
          [m(h`\frac{1}{4}`), 'This is the probability that it survives.'],
          [m(h`\frac{1}{2}`), 'Only one half-life was used.'],
          [1, 'The two halves were added.'],
          [m(h`\frac{7}{8}`), 'Three half-lives were used.'],
        ],
        solution: h`It survives each half-life with probability \(\frac12\), both with \(\frac14\). So it decays with probability \(\frac34\).`,
        proof: (s) => is(s, 1 / 2 + (1 / 2) * (1 / 2)),
      }),
    () =>
      mcq({
        d: 4,
        data: activityCurve(),
        text: 'A hospital must have a sample with an activity of at least 100 Bq when it is used, 9 days after delivery. The graph shows how a sample of this isotope decays. Which of these activities at delivery is the smallest that will do?',
        unit: 'Bq',
        right: [2300, h`\(100 \times 2^{4.5}\).`],
        wrong: [
          [450, 'The activity was multiplied by the number of half-lives.'],
          [1600, 'Four half-lives were used.'],
          [900, 'The activity was multiplied by the number of days.'],
          [3200, 'Five half-lives were used: this is more than is needed.'],
        ],
        solution: h`The half-life is 2 days, so 9 days are 4.5 half-lives. \(2^{4.5} = 16\sqrt2 \approx 22.6\), so about 2300 Bq are needed.`,
        proof: (s) => Math.abs((value(s) * activity(9)) / 800 / 100 - 1) < 0.03,
      }),
  ),
]
