import { figure, plot } from '../figures.ts'
import { familyOf, h, m, mcq, qty, table } from '../kit.ts'
import { is, near, value } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Biology', 'biology')

/** Net uptake of carbon dioxide by a leaf; −4 in the dark. */
const net = (light: number): number => Math.min(-4 + 2 * light, 12)

function uptake(): string {
  const g = plot(
    { from: 0, to: 12, step: 2, label: 'light intensity, arbitrary units' },
    { from: -6, to: 14, step: 2, label: 'net uptake of carbon dioxide' },
    400,
    290,
  )
  return figure(
    g.width,
    g.height,
    [...g.body, g.curve(net, 0, 12)],
    'Graph of the net uptake of carbon dioxide by a leaf against light intensity: a straight line from −4 at zero light through 0 at 2 units to 12 at 8 units of light, then level at 12.',
  )
}

/** Loss of mass in a day of leaves that were coated with grease, in grams. */
const LOSSES = { none: 10, upper: 8, lower: 3, both: 1 }

export const leaves: Family[] = [
  family(
    'light',
    ['Plant physiology', 'Photosynthesis'],
    () =>
      mcq({
        d: 4,
        data: uptake(),
        text: 'The leaf respires at the same rate in light and dark. At what rate does photosynthesis itself use carbon dioxide at a light intensity of 6 units, in the units of the graph?',
        right: [m(12), 'Net uptake 8, and 4 from its own respiration.'],
        wrong: [
          [m(8), 'This is the net uptake; the leaf also uses what it respires.'],
          [m(4), 'Respiration was subtracted.'],
          [m(16), 'This is the rate in strong light.'],
          [m(10), 'Half of the respiration was added.'],
        ],
        solution: h`In the dark the leaf gives off 4 units by respiration. At 6 units of light it takes in 8 on balance, so photosynthesis uses \(8 + 4 = 12\).`,
        proof: (s) => is(s, net(6) - net(0)),
      }),
    () =>
      mcq({
        d: 3,
        text: 'Pondweed 20 cm from a small lamp gives off 60 bubbles a minute. Light alone limits the rate, and the intensity of light is inversely proportional to the square of the distance. How many bubbles a minute are expected at 40 cm?',
        right: [qty(15), 'Twice as far: a quarter of the light.'],
        wrong: [
          [qty(30), 'The rate was taken as inversely proportional to the distance.'],
          [qty(120), 'The rate was taken as proportional to the distance.'],
          [qty(240), 'The square law was turned round.'],
          [qty(20), 'The distance was subtracted from the number of bubbles.'],
        ],
        solution: h`The distance doubles, so the intensity falls to \(\frac{1}{2^2} = \frac14\), and so does the rate: \(60 \div 4 = 15\).`,
        proof: (s) => near(value(s) * 40 ** 2, 60 * 20 ** 2),
      }),
  ),
  family(
    'stomata',
    ['Plant physiology', 'Transport in plants'],
    () =>
      mcq({
        d: 3,
        text: 'How do guard cells open a stoma in the morning?',
        right: [
          'They take up ions, water follows by osmosis, and they swell and bend apart.',
          'The wall next to the pore is thicker and stretches less.',
        ],
        wrong: [
          [
            'They lose water by osmosis, and shrink away from each other.',
            'Guard cells that lose water become soft and close the pore.',
          ],
          ['They contract like muscles, with energy from light.', 'Plant cells cannot contract.'],
          [
            'They take up sugar from the xylem, and the pore is pushed open by air.',
            'Xylem carries water and ions, and air does not push.',
          ],
          [
            'They divide, so that the pore between them grows.',
            'Stomata open and close within minutes, without division.',
          ],
        ],
        solution:
          'Ions are pumped into the guard cells, the solution inside becomes more concentrated, water enters by osmosis, and the turgid cells curve, which opens the pore.',
        proof: (s) => {
          const outside = 0.2
          const inside = outside + 0.2
          const water = inside > outside ? 'in' : 'out'
          return water === 'in' && /take up ions, water follows by osmosis/.test(s)
        },
      }),
    () =>
      mcq({
        d: 4,
        data: table(
          ['grease on', 'loss of mass in grams'],
          [
            ['neither surface', m(LOSSES.none)],
            ['upper surface only', m(LOSSES.upper)],
            ['lower surface only', m(LOSSES.lower)],
            ['both surfaces', m(LOSSES.both)],
          ],
        ),
        text: 'Four equal twigs with leaves were coated with waterproof grease as in the table and hung up for a day. What percentage of the water lost by the twig without grease escaped through the lower surfaces of its leaves?',
        right: [qty(70, '%'), h`\(\frac{10 - 3}{10}\).`],
        wrong: [
          [qty(30, '%'), 'This is lost when the lower surface is sealed.'],
          [qty(80, '%'), 'This is lost when the upper surface is sealed, stem included.'],
          [qty(20, '%'), 'This is the share of the upper surfaces.'],
          [qty(90, '%'), 'This is the share of both surfaces together.'],
        ],
        solution: h`Grease on the lower surface saves \(10 - 3 = 7\) g, so 70 % escapes there. Check: upper surface \(10 - 8 = 2\) g, other parts 1 g, together 10 g.`,
        proof: (s) => {
          const lower = (value(s) / 100) * LOSSES.none
          const upper = LOSSES.none - LOSSES.upper
          return (
            near(lower + upper + LOSSES.both, LOSSES.none) &&
            near(lower, LOSSES.upper - LOSSES.both)
          )
        },
      }),
  ),
]
