import { BLUE, figure, label, plot, RED } from '../figures.ts'
import { blanks, equation, familyOf, h, mcq, qty, statements } from '../kit.ts'
import { agrees, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

const rate = (light: number, limit: number): number => limit * (1 - Math.exp(-light / (limit / 12)))

function lightGraph(): string {
  const g = plot(
    { from: 0, to: 10, step: 1, label: 'light intensity, arbitrary units' },
    { from: 0, to: 40, step: 10, label: 'rate of photosynthesis' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((x) => rate(x, 16), 0, 10, BLUE),
      g.curve((x) => rate(x, 32), 0, 10, RED),
      label(g.to([7.5, 18.5]), '0.04 % carbon dioxide', { size: 13, colour: BLUE }),
      label(g.to([7.3, 34]), '0.10 % carbon dioxide', { size: 13, colour: RED }),
    ],
    'Two curves of the rate of photosynthesis against light intensity. Both start at zero with the same slope. With 0.04 per cent carbon dioxide the rate levels off near 16; with 0.10 per cent it levels off near 32.',
  )
}

/** What moves in each transport tissue. */
const TISSUES = {
  xylem: { carries: 'water and mineral ions', living: false },
  phloem: { carries: 'dissolved sugars', living: true },
}

export const plants: Family[] = [
  family(
    'photosynthesis',
    ['Plant physiology', 'Photosynthesis'],
    () =>
      mcq({
        d: 2,
        data: lightGraph(),
        text: 'Which factor limits the rate of photosynthesis at a light intensity of 10 units in 0.04 % carbon dioxide, at the same temperature for both curves?',
        right: [
          'the concentration of carbon dioxide',
          'More of it raises the rate at this intensity.',
        ],
        wrong: [
          ['the light intensity', 'The curve is level here, so more light changes nothing.'],
          ['the temperature', 'At the same temperature the other curve is higher.'],
          ['the concentration of oxygen', 'Oxygen is a product.'],
          ['nothing: the rate is the highest possible', 'The other curve is higher.'],
        ],
        solution:
          'The lower curve is level, so light does not limit. The upper curve, with more carbon dioxide, is higher: carbon dioxide limits.',
        proof: (s) => {
          const moreLight = rate(11, 16) - rate(10, 16)
          const moreGas = rate(10, 32) - rate(10, 16)
          return moreLight < 0.1 && moreGas > 5 && s.includes('carbon dioxide')
        },
      }),
    () =>
      equation({
        d: 2,
        text: h`In the light a plant gives off oxygen at a rate \(a\). In the dark, at the same temperature, it takes in oxygen at a rate \(b\). Assume that it respires at the same rate in both. Write an expression for the rate at which photosynthesis produces oxygen in the light.`,
        expected: 'a + b',
        vars: ['a', 'b'],
        solution: h`What is given off is what is produced less what is respired: \(a = P - b\), so \(P = a + b\).`,
        proof: (s) =>
          agrees(`(${s}) - b`, ({ a = 0 }) => a, [
            { a: 5, b: 2 },
            { a: 0, b: 1.5 },
          ]),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: 'A well-watered plant is kept in a sealed glass box in constant bright light.',
        list: [
          [
            'Its cells respire although they are in the light.',
            true,
            'living cells respire all the time.',
            () => ALWAYS.respiration,
          ],
          [
            'The concentration of carbon dioxide in the box falls at first.',
            true,
            'photosynthesis takes up more than respiration gives off.',
            () => 10 - 2 > 0,
          ],
          [
            'The plant goes on growing at the same rate for weeks.',
            false,
            'carbon dioxide runs short, and photosynthesis slows until it only matches respiration.',
            () => boxed(200) > boxed(1),
          ],
        ],
        solution:
          'In bright light photosynthesis is faster than respiration, until carbon dioxide becomes scarce.',
      }),
    () =>
      mcq({
        d: 1,
        text: 'A leaf is kept in the dark for two days and then tested with iodine solution. What is seen, and why?',
        right: [
          'the iodine stays brown, because the starch has been used up',
          'Without light no new glucose is made, and starch is broken down for respiration.',
        ],
        wrong: [
          [
            'the iodine turns blue-black, because starch is stored in the dark',
            'In the dark starch is used and not made.',
          ],
          [
            'the iodine stays brown, because leaves never contain starch',
            'Leaves in the light do store starch.',
          ],
          [
            'the iodine turns blue-black, because glucose turns it so',
            'Iodine shows starch, not glucose.',
          ],
          [
            'the leaf turns brick red, because it contains sugar',
            'Brick red is the result of another test, with Benedict’s solution.',
          ],
        ],
        solution:
          'In the dark the leaf makes no glucose and uses its starch, so iodine solution stays brown.',
        proof: (s) => {
          const starch = Math.max(0, 10 - 48 * 0.5)
          const colour = starch > 0 ? 'turns blue-black' : 'stays brown'
          return s.includes(colour) && s.includes('used up')
        },
      }),
  ),
  family(
    'transport',
    ['Plant physiology', 'Transport in plants'],
    () =>
      blanks({
        d: 1,
        text: 'Water and mineral ions travel up a plant in the [[blank]]. Dissolved sugars travel in the [[blank]].',
        right: [['xylem', 'phloem'], 'Xylem for water, phloem for sugars.'],
        wrong: [
          [['phloem', 'xylem'], 'The two are exchanged.'],
          [['xylem', 'xylem'], 'Sugars travel in the phloem.'],
          [['phloem', 'phloem'], 'Water travels in the xylem.'],
          [['stomata', 'phloem'], 'Stomata are pores in the leaf.'],
        ],
        solution: 'Xylem vessels carry water and ions upwards; phloem carries sugars up and down.',
        proof: (s) => {
          const find = (what: string) =>
            Object.entries(TISSUES).find(([, each]) => each.carries === what)?.[0]
          return s === `${find('water and mineral ions')} | ${find('dissolved sugars')}`
        },
      }),
    () =>
      mcq({
        d: 4,
        text: h`In a potometer the air bubble moves 60 mm in 5 minutes along a tube whose cross-sectional area is \(0.8\ \mathrm{mm^2}\). At what rate does the shoot take up water?`,
        right: [qty(9.6, 'mm^3 min^-1'), h`\(60 \times 0.8 \div 5\).`],
        wrong: [
          [qty(48, 'mm^3 min^-1'), 'The volume was not divided by the time.'],
          [qty(12, 'mm^3 min^-1'), 'This number is the speed of the bubble.'],
          [qty(15, 'mm^3 min^-1'), 'The speed was divided by the area.'],
          [qty(240, 'mm^3 min^-1'), 'The volume was multiplied by the time.'],
        ],
        solution: h`Volume: \(60 \times 0.8 = 48\ \mathrm{mm^3}\) in 5 minutes: \(48 \div 5 = 9.6\ \mathrm{mm^3}\) a minute.`,
        proof: (s) => near((value(s) * 5) / 0.8, 60),
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'Think about how fast water evaporates from the leaves of a plant.',
        list: [
          [
            'It is faster on a windy day than on a still one.',
            true,
            'wind carries moist air away, so the gradient is steeper.',
            () => evaporation({ outside: 0.3 }) > evaporation({ outside: 0.7 }),
          ],
          [
            'It is faster in humid air than in dry air.',
            false,
            'humid air makes the gradient less steep.',
            () => evaporation({ outside: 0.9 }) > evaporation({ outside: 0.3 }),
          ],
          [
            'It is slower when the stomata are closed.',
            true,
            'most water vapour leaves through stomata.',
            () => evaporation({ outside: 0.5, open: 0.1 }) < evaporation({ outside: 0.5 }),
          ],
        ],
        solution: 'Water vapour diffuses out through stomata down its concentration gradient.',
      }),
    () =>
      mcq({
        d: 5,
        text: 'A ring of bark, with the phloem but not the xylem, is cut away round the trunk of a young tree. What happens over the following weeks?',
        right: [
          'The bark swells above the ring, and the roots slowly run short of sugar.',
          'Sugars from the leaves can no longer pass the ring.',
        ],
        wrong: [
          [
            'The leaves wilt within hours, since no water reaches them.',
            'Water travels in the xylem, which is left.',
          ],
          [
            'The bark swells below the ring, and the leaves run short of sugar.',
            'Sugars are made in the leaves and come from above.',
          ],
          [
            'The roots stop taking up water at once, since they have no stomata.',
            'Roots take up water by osmosis and never had stomata.',
          ],
          ['Nothing changes, since bark is dead.', 'The inner bark contains the living phloem.'],
        ],
        solution:
          'Phloem carries sugars down to the roots. With the phloem cut, sugars gather above the ring, and the roots live on their stores until these are used up.',
        proof: (s) => {
          const cut = TISSUES.phloem.carries
          return cut === 'dissolved sugars' && /swells above/.test(s) && /roots/.test(s)
        },
      }),
  ),
]

const ALWAYS = { respiration: true }
/** Rate of photosynthesis in a closed box after some hours, with a fixed stock of carbon dioxide. */
const boxed = (hours: number): number => 10 * Math.exp(-hours / 20)
/** Rate of evaporation, in any unit, from the moist inside of a leaf. */
const evaporation = ({ outside, open = 1 }: { outside: number; open?: number }): number =>
  (1 - outside) * open
