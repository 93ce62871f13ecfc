import { figure, type Point, plot } from '../figures.ts'
import { blanks, equation, essay, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, is, near } from '../proof.ts'
import type { Family } from '../types.ts'
import { DISEASES, HORMONES } from './facts.ts'

const family = familyOf('Biology', 'biology')

const GLUCOSE: Point[] = [
  [0, 90],
  [30, 90],
  [60, 140],
  [90, 120],
  [120, 95],
  [150, 90],
  [180, 85],
  [210, 90],
]

function glucoseGraph(): string {
  const g = plot(
    { from: 0, to: 210, step: 30, label: 'time in minutes' },
    { from: 60, to: 160, step: 20, label: 'glucose, mg per 100 cm³' },
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.points(GLUCOSE)],
    'Graph of blood glucose in milligrams per 100 cubic centimetres against time in minutes: 90 until 30 minutes, up to 140 at 60, 120 at 90, 95 at 120, 90 at 150, 85 at 180 and 90 at 210 minutes.',
  )
}

const NEURONES = ['receptor', 'sensory neurone', 'relay neurone', 'motor neurone', 'effector']
const level = (minute: number): number => GLUCOSE.find(([t]) => t === minute)?.[1] ?? 0

export const control: Family[] = [
  family(
    'nerves',
    ['Control and defence', 'Nervous system'],
    () =>
      mcq({
        d: 3,
        text: h`In a reflex, an impulse travels 0.90 m along neurones at \(60\ \mathrm{m\,s^{-1}}\) and crosses two synapses, each of which takes 0.5 ms. How long does it take from receptor to effector?`,
        unit: 'ms',
        right: [16, h`\(15 + 1\).`],
        wrong: [
          [15, 'The synapses were left out.'],
          [15.5, 'Only one synapse was counted.'],
          [55, 'The distance was multiplied by the speed, and the synapses added.'],
          [67.7, 'The speed was divided by the distance, and the synapses added.'],
        ],
        solution: h`Along the neurones: \(0.90 \div 60 = 0.015\ \mathrm{s} = 15\ \mathrm{ms}\). Two synapses: 1 ms. Together 16 ms.`,
        proof: (s) => is(s, 1000 * (0.9 / 60 + 2 * 0.0005)),
      }),
    () =>
      blanks({
        d: 1,
        text: 'In a reflex arc the impulse passes from the receptor along a [[blank]] neurone to the spinal cord, and leaves it along a [[blank]] neurone to the effector.',
        right: [['sensory', 'motor'], 'A relay neurone links them in the spinal cord.'],
        wrong: [
          [['motor', 'sensory'], 'The two are exchanged.'],
          [['relay', 'motor'], 'Relay neurones lie within the spinal cord.'],
          [['sensory', 'relay'], 'Relay neurones lie within the spinal cord.'],
          [['motor', 'relay'], 'Neither is in the right place.'],
        ],
        solution: 'Receptor, sensory neurone, relay neurone, motor neurone, effector.',
        proof: (s) => {
          const [one, other] = s.split(' | ').map((name) => NEURONES.indexOf(`${name} neurone`))
          return (
            one === NEURONES.indexOf('receptor') + 1 && other === NEURONES.indexOf('effector') - 1
          )
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'Consider a synapse between two neurones.',
        list: [
          [
            'A chemical diffuses across the gap.',
            true,
            'a transmitter is released by the first neurone.',
            () => SYNAPSE.signal === 'chemical',
          ],
          [
            'Impulses can cross in either direction.',
            false,
            'only one side releases the transmitter and only the other has receptors for it.',
            () => SYNAPSE.releases === SYNAPSE.receives,
          ],
          [
            'A drug that blocks the receptors stops impulses from crossing.',
            true,
            'the transmitter then has no effect.',
            () => SYNAPSE.receives === 'second neurone',
          ],
        ],
        solution:
          'The first neurone releases a transmitter that diffuses across and binds to receptors on the second.',
      }),
  ),
  family(
    'hormones',
    ['Control and defence', 'Hormones and homeostasis'],
    () =>
      mcq({
        d: 1,
        text: 'Which hormone is matched with the gland that releases it and with its effect?',
        right: [
          'ADH; pituitary gland; makes the kidneys take back more water',
          'Less water is then lost in urine.',
        ],
        wrong: [
          ['insulin; pancreas; raises blood glucose', 'Insulin lowers it.'],
          ['glucagon; liver; raises blood glucose', 'Glucagon is released by the pancreas.'],
          [
            'adrenaline; pituitary gland; raises the heart rate',
            'Adrenaline is released by the adrenal glands.',
          ],
          [
            'FSH; pituitary gland; triggers the release of an egg',
            'That is the effect of LH; FSH makes an egg mature.',
          ],
        ],
        solution:
          'ADH is released by the pituitary gland, at the base of the brain, and makes the collecting ducts let more water back into the blood.',
        proof: (s) => {
          const [name = '', made, effect] = s.split('; ')
          return HORMONES[name]?.from === made && HORMONES[name]?.effect === effect
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        data: glucoseGraph(),
        text: 'The graph shows the blood glucose of a healthy person who had a sugary drink at 30 minutes.',
        list: [
          [
            'Between 60 and 120 minutes insulin was acting.',
            true,
            'the level falls, since cells take up glucose and the liver stores it as glycogen.',
            () => level(120) < level(60) && HORMONES.insulin?.effect === 'lowers blood glucose',
          ],
          [
            'At 180 minutes the level was higher than before the drink.',
            false,
            'it was 85, below the first level of 90.',
            () => level(180) > level(0),
          ],
          [
            'Between 180 and 210 minutes glucagon could account for the change.',
            true,
            'the level rises back to normal.',
            () => level(210) > level(180) && HORMONES.glucagon?.effect === 'raises blood glucose',
          ],
        ],
        solution: 'Insulin lowers and glucagon raises the level: negative feedback on both sides.',
      }),
    () =>
      mcq({
        d: 2,
        text: 'A person drinks a litre of water on a cool day. What happens in the next hour?',
        right: [
          'Less ADH is released, and a large volume of dilute urine is formed.',
          'The kidneys take back less water.',
        ],
        wrong: [
          [
            'More ADH is released, and a small volume of concentrated urine is formed.',
            'This happens when the body lacks water.',
          ],
          [
            'Less ADH is released, and a small volume of concentrated urine is formed.',
            'Less ADH means that less water is taken back.',
          ],
          [
            'More ADH is released, and a large volume of dilute urine is formed.',
            'More ADH would make the kidneys take back more water.',
          ],
          [
            'ADH does not change, and the water is lost as sweat.',
            'On a cool day little is lost as sweat, and ADH responds to the water in the blood.',
          ],
        ],
        solution:
          'The blood becomes more dilute, less ADH is released, and the collecting ducts let less water back.',
        proof: (s) => {
          const needsWater = false
          const adh = needsWater ? 'More' : 'Less'
          const urine =
            HORMONES.ADH?.effect.includes('take back more water') && adh === 'Less'
              ? 'large volume of dilute'
              : 'small volume'
          return s.startsWith(adh) && s.includes(urine)
        },
      }),
  ),
  family(
    'disease',
    ['Control and defence', 'Disease and immunity'],
    () =>
      mcq({
        d: 2,
        text: 'Which disease can be treated with an antibiotic that kills bacteria?',
        right: ['cholera', 'It is caused by a bacterium.'],
        wrong: [
          ['measles', 'It is caused by a virus.'],
          ['influenza', 'It is caused by a virus.'],
          ['malaria', 'It is caused by a protist.'],
          ["athlete's foot", 'It is caused by a fungus.'],
        ],
        solution:
          'Antibiotics act on bacteria and not on viruses; of these only cholera is caused by a bacterium.',
        proof: (s) => DISEASES[s] === 'bacterium',
      }),
    () =>
      essay({
        d: 3,
        text: 'Explain how a vaccine against measles protects a child who meets the virus two years later, and how it also protects a baby in the same town who is too young to be vaccinated.',
        model: h`The vaccine contains a weakened or inactive form of the virus, with its antigens. White blood cells (lymphocytes) with a matching receptor divide and make antibodies against them. Some become memory cells, which stay in the body.

When the child meets the live virus, the memory cells respond at once: antibodies are made faster and in larger amounts than the first time, and the virus is destroyed before the child falls ill.

If most people in the town are vaccinated, the virus finds few people who can catch it and pass it on, so the baby is unlikely to meet it. This is called herd immunity.`,
        criteria: [
          [
            'The vaccine holds a weakened or inactive form with antigens',
            /weakened or inactive[\s\S]*antigens/,
          ],
          ['Lymphocytes make antibodies', /lymphocytes[\s\S]*antibodies/],
          ['Memory cells stay in the body', /memory cells/],
          ['Second response is faster and larger', /faster and in larger amounts/],
          ['Few people can pass it on: herd immunity', /herd immunity/],
        ],
      }),
    () =>
      equation({
        d: 4,
        text: h`A pathogen is passed on by each infected person to \(R\) others on average when nobody is immune. Each of these contacts is immune with probability \(p\). Write an expression for the average number of people to whom one infected person now passes it on.`,
        expected: 'R*(1 - p)',
        vars: ['R', 'p'],
        solution: h`Only contacts who are not immune, a fraction \(1 - p\), are infected: \(R(1 - p)\). If this is less than 1 the outbreak dies out.`,
        proof: (s) =>
          agrees(`(${s}) + R*p`, ({ R = 0 }) => R, [
            { R: 4, p: 0.5 },
            { R: 15, p: 0.9 },
          ]) && near(15 * (1 - 0.9), 1.5),
      }),
  ),
]

/** How a signal crosses a synapse. */
const SYNAPSE = { signal: 'chemical', releases: 'first neurone', receives: 'second neurone' }
