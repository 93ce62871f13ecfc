import { BLUE, figure, label, plot, RED } from '../figures.ts'
import { familyOf, h, m, mcq, qty, statements } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { HORMONES } from './facts.ts'

const family = familyOf('Biology', 'biology')

const hump = (centre: number, width: number, top: number) => (t: number) =>
  top * Math.exp(-(((t - centre) / width) ** 2))
const LH = (t: number) => 6 + hump(13, 1.2, 54)(t)
const PROGESTERONE = (t: number) => 2 + hump(21, 4, 40)(t)

function cycle(): string {
  const g = plot(
    { from: 0, to: 28, step: 4, label: 'day of the cycle' },
    { from: 0, to: 70, step: 10, label: 'level, arbitrary units' },
    400,
    260,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(LH, 0, 28, BLUE),
      g.curve(PROGESTERONE, 0, 28, RED),
      label(g.to([10.4, 50]), 'X', { colour: BLUE }),
      label(g.to([24.6, 34]), 'Y', { colour: RED }),
    ],
    'Graph of the levels of two hormones over a menstrual cycle of 28 days. X is low except for a sharp peak at day 13. Y is low until about day 15, has a broad peak at day 21 and is low again by day 28.',
  )
}

const first = (t: number) => hump(14, 5, 12)(t)
const second = (t: number) => (t > 60 ? hump(69, 5, 60)(t) + 10 : 0)
const antibody = (t: number): number =>
  first(t) + (t > 60 ? second(t) * (1 - Math.exp(-(t - 60) / 2)) : 0)

function antibodies(): string {
  const g = plot(
    { from: 0, to: 100, step: 20, label: 'time in days' },
    { from: 0, to: 80, step: 20, label: 'antibody, arbitrary units' },
    400,
    260,
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve(antibody, 0, 100, BLUE),
      label(g.to([6, 24]), 'first dose: day 0', { size: 13, anchor: 'start' }),
      label(g.to([18, 60]), 'second dose: day 60', { size: 13, anchor: 'start' }),
    ],
    'Graph of the concentration of an antibody in the blood. After the first dose at day 0 it rises to about 12 at day 14 and falls to nearly zero by day 30. After the second dose at day 60 it rises to about 70 by day 69 and then settles at about 10.',
  )
}

export const feedback: Family[] = [
  family(
    'reflexes',
    ['Control and defence', 'Nervous system'],
    () =>
      mcq({
        d: 4,
        text: h`A tap on a tendon makes a muscle begin to twitch after 49 ms. The signal runs 1.6 m along neurones at \(40\ \mathrm{m\,s^{-1}}\). It needs 3 ms to set off the muscle once it arrives there, and the rest of the time is spent at synapses between neurones, 2 ms at each. How many of these synapses are there?`,
        right: [m(3), h`\((49 - 40 - 3) \div 2\).`],
        wrong: [
          [m(6), 'This is the time at the synapses in milliseconds.'],
          [m(4), 'The time in the muscle was left out and the rest rounded down.'],
          [m(12), 'The time left was multiplied by 2 ms.'],
          [m(1), 'Only the time at the muscle was shared out.'],
        ],
        solution: h`Neurones: \(1.6 \div 40 = 0.040\ \mathrm{s} = 40\ \mathrm{ms}\). Left for synapses: \(49 - 40 - 3 = 6\ \mathrm{ms}\), that is three of 2 ms.`,
        proof: (s) => near((1.6 / 40) * 1000 + 2 * value(s) + 3, 49),
      }),
    () =>
      mcq({
        d: 3,
        text: 'Someone looks up from a book at a distant hill. What happens in each eye?',
        right: [
          'The ciliary muscles relax, the ligaments tighten, and the lens becomes thinner.',
          'Light from a distant object needs less bending.',
        ],
        wrong: [
          [
            'The ciliary muscles contract, the ligaments slacken, and the lens becomes thicker.',
            'This happens when a near object is looked at.',
          ],
          [
            'The ciliary muscles contract, the ligaments tighten, and the lens becomes thinner.',
            'Contraction of the ring of muscle slackens the ligaments.',
          ],
          [
            'The ciliary muscles relax, the ligaments slacken, and the lens becomes thicker.',
            'A relaxed ring is wider and pulls the ligaments tight.',
          ],
          [
            'The pupil narrows until the image is sharp.',
            'The iris controls how much light comes in, not the focus.',
          ],
        ],
        solution:
          'For distant objects the ring of ciliary muscle relaxes and widens, the suspensory ligaments pull the lens flat, and light is bent less.',
        proof: (s) => {
          const ring = 'relax'
          const ligaments = ring === 'relax' ? 'tighten' : 'slacken'
          const lens = ligaments === 'tighten' ? 'thinner' : 'thicker'
          return (
            s ===
            `The ciliary muscles ${ring}, the ligaments ${ligaments}, and the lens becomes ${lens}.`
          )
        },
      }),
  ),
  family(
    'feedback',
    ['Control and defence', 'Hormones and homeostasis'],
    () =>
      mcq({
        d: 3,
        data: cycle(),
        text: 'The curves are the levels of LH and progesterone in a woman. On about which day is an egg released, and which curve shows the hormone that maintains the lining of the uterus?',
        right: ['day 14; curve Y', 'The egg is released soon after the peak of LH (X).'],
        wrong: [
          ['day 14; curve X', 'X is LH, whose sharp peak sets off the release of the egg.'],
          ['day 21; curve Y', 'Day 21 is the peak of progesterone, after the release.'],
          ['day 1; curve X', 'Day 1 is the beginning of the period.'],
          ['day 28; curve Y', 'At day 28 the lining is about to be shed.'],
        ],
        solution:
          'LH peaks at day 13 and triggers the release of an egg about a day later. Progesterone (Y) is made afterwards and keeps up the lining until it falls again.',
        proof: (s) => {
          const days = Array.from({ length: 29 }, (_each, n) => n)
          const peak = (f: (t: number) => number) =>
            days.reduce((best, day) => (f(day) > f(best) ? day : best), 0)
          return (
            HORMONES.LH?.effect === 'triggers the release of an egg' &&
            s === `day ${peak(LH) + 1}; curve ${peak(PROGESTERONE) > peak(LH) ? 'Y' : 'X'}`
          )
        },
      }),
    () =>
      mcq({
        d: 4,
        text: 'The thyroid gland makes thyroxine from iodine when TSH from the pituitary gland tells it to. Thyroxine in turn makes the pituitary release less TSH. In a person whose food contains too little iodine, how do the levels of thyroxine and TSH compare with normal?',
        right: ['thyroxine lower, TSH higher', 'The brake on TSH is missing.'],
        wrong: [
          ['thyroxine lower, TSH lower', 'Little thyroxine means little inhibition of TSH.'],
          ['thyroxine higher, TSH lower', 'Without iodine thyroxine cannot be made.'],
          ['thyroxine higher, TSH higher', 'Without iodine thyroxine cannot be made.'],
          ['thyroxine normal, TSH normal', 'The gland lacks what it needs to respond to TSH.'],
        ],
        solution:
          'Lack of iodine lowers thyroxine. Negative feedback then weakens, and more TSH is released; the gland is stimulated all the time and may swell (goitre).',
        proof: (s) => {
          // steady state of thyroxine = iodine × TSH and TSH = 2 − thyroxine
          const state = (iodine: number) => {
            const tsh = 2 / (1 + iodine)
            return { tsh, thyroxine: iodine * tsh }
          }
          const word = (a: number, b: number) => (a < b ? 'lower' : 'higher')
          const [low, normal] = [state(0.3), state(1)]
          return (
            s ===
            `thyroxine ${word(low.thyroxine, normal.thyroxine)}, TSH ${word(low.tsh, normal.tsh)}`
          )
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'A swimmer climbs out of cold water, and the temperature of the blood that reaches the brain has fallen.',
        list: [
          [
            'Vessels that carry blood to the surface of the skin become narrower.',
            true,
            'less warm blood flows near the surface, so less heat is lost.',
            () => loss(0.5) < loss(1),
          ],
          [
            'Shivering warms the body because muscles respire faster.',
            true,
            'respiration releases energy, part of it as heat.',
            () => HEAT.respiration > 0,
          ],
          [
            'Small vessels in the skin move deeper to keep the blood away from the cold.',
            false,
            'vessels do not move; they narrow or widen.',
            () => HEAT.vesselsMove,
          ],
        ],
        solution:
          'The brain detects the fall and starts responses that save heat (narrow vessels, less sweat) and release it (shivering): negative feedback.',
      }),
  ),
  family(
    'immunity',
    ['Control and defence', 'Disease and immunity'],
    (rng) =>
      statements({
        rng,
        d: 3,
        data: antibodies(),
        text: 'A volunteer was given two doses of the same vaccine. The graph shows the antibody in the blood.',
        list: [
          [
            'The highest level after the second dose is more than five times that after the first.',
            true,
            'it is about 70 compared with 12.',
            () => antibody(69) > 5 * antibody(14),
          ],
          [
            'The faster second rise is due to memory cells formed after the first dose.',
            true,
            'they recognise the antigen and divide at once.',
            () => 69 - 60 < 14 - 0,
          ],
          [
            'At day 50 the volunteer had lost all protection, since there was hardly any antibody.',
            false,
            'memory cells remain although the antibody has gone.',
            () => antibody(50) < 1 && 69 - 60 > 14,
          ],
        ],
        solution:
          'A first dose gives a slow, small response and leaves memory cells. These make the second response faster, larger and longer.',
      }),
    () =>
      mcq({
        d: 5,
        text: 'When nobody is immune, each person with a certain disease infects 5 others on average. The outbreak shrinks once each infects fewer than one. A vaccine makes 90 % of those who receive it immune. Of these percentages, which is the lowest share of the people to be vaccinated that stops the disease from spreading?',
        right: [qty(90, '%'), h`At least \(0.80 \div 0.90 \approx 89\%\) is needed.`],
        wrong: [
          [qty(80, '%'), 'Only 72 % would then be immune, and each case would infect 1.4 others.'],
          [qty(72, '%'), 'The shares were multiplied instead of divided.'],
          [qty(20, '%'), 'This is the share who may stay susceptible.'],
          [qty(100, '%'), 'This works, but a smaller share is enough.'],
        ],
        solution: h`At most one in five contacts may be susceptible, so more than 80 % must be immune. With a share \(v\) vaccinated, \(0.9v \gt 0.8\), so \(v \gt 0.89\): of those listed, 90 % is the lowest.`,
        proof: (s) => {
          const passed = (share: number) => 5 * (1 - 0.9 * share)
          const enough = [0.2, 0.72, 0.8, 0.9, 1].filter((share) => passed(share) < 1)
          return is(s, 100 * Math.min(...enough))
        },
      }),
    () =>
      mcq({
        d: 3,
        text: 'Discs of paper soaked in two antibiotics lie on a plate covered with bacteria. The next day there is a clear ring round each: its outer diameter is 24 mm for antibiotic J and 16 mm for antibiotic K. How many times as large is the cleared area for J, discs included?',
        right: [m(2.25), h`\(\left(\frac{24}{16}\right)^2\).`],
        wrong: [
          [m(1.5), 'The diameters were compared, not the areas.'],
          [m(8), 'The diameters were subtracted.'],
          [m(3.375), 'The ratio was cubed, as for volumes.'],
          [m(0.44), 'The areas were divided the wrong way round.'],
        ],
        solution: h`Areas of circles go as the squares of the diameters: \(\left(\frac{24}{16}\right)^2 = 1.5^2 = 2.25\).`,
        proof: (s) => is(s, (Math.PI * 12 ** 2) / (Math.PI * 8 ** 2)),
      }),
  ),
]

/** Heat lost through the skin with a share of the usual flow of blood. */
const loss = (flow: number): number => 5 + 10 * flow
const HEAT = { respiration: 1, vesselsMove: false }
