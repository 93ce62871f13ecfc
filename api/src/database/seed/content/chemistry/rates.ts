import { BLUE, figure, label, plot, RED } from '../figures.ts'
import { blanks, equation, essay, familyOf, h, mcq, statements } from '../kit.ts'
import { agrees, near } from '../proof.ts'
import type { Family } from '../types.ts'

const family = familyOf('Chemistry', 'chemistry')

const volume = (t: number, speed: number, end: number): number => end * (1 - Math.exp(-speed * t))

function gasCurves(): string {
  const g = plot(
    { from: 0, to: 10, step: 1, label: 'time in minutes' },
    { from: 0, to: 100, step: 20, label: 'gas in cm³' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((t) => volume(t, 0.5, 80), 0, 10, BLUE),
      g.curve((t) => volume(t, 1.2, 40), 0, 10, RED),
      label(g.to([6, 83]), 'P', { colour: BLUE }),
      label(g.to([6, 46]), 'Q', { colour: RED }),
    ],
    'Two curves of gas volume in cubic centimetres against time in minutes. P rises and levels off at 80 after about 9 minutes. Q is steeper at the start and levels off at 40 after about 4 minutes.',
  )
}

export const rates: Family[] = [
  family(
    'rates',
    ['Rates and equilibrium', 'Rates of reaction'],
    () =>
      mcq({
        d: 3,
        data: gasCurves(),
        text: 'Curve P is for the reaction of an excess of marble chips with some dilute acid. Which change gives curve Q?',
        right: [
          'half the amount of acid, with the marble in smaller pieces',
          'Half the gas, given off faster at the start.',
        ],
        wrong: [
          [
            'half the amount of acid, with the marble in larger pieces',
            'The gas would be given off more slowly.',
          ],
          [
            'the same amount of acid, with the marble in smaller pieces',
            'The final volume would be unchanged.',
          ],
          [
            'half the amount of marble, still in excess',
            'The acid decides the final volume, which would be unchanged.',
          ],
          [
            'the same amount of acid, at a higher temperature',
            'The final volume would be unchanged.',
          ],
          [
            'half the amount of acid, at a lower temperature',
            'The gas would be given off more slowly.',
          ],
        ],
        solution:
          'Q ends at half the volume of P, so half as much acid reacted (marble is in excess). Q is steeper at the start, so the reaction is faster: a larger surface.',
        proof: (s) => {
          const half = near(volume(60, 1.2, 40) * 2, volume(60, 0.5, 80), 1e-6)
          const faster = volume(0.01, 1.2, 40) > volume(0.01, 0.5, 80)
          return (
            half &&
            faster &&
            /half the amount of acid/.test(s) &&
            /smaller pieces|higher temperature/.test(s)
          )
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'A catalyst is added to a reaction of gases at constant temperature.',
        list: [
          [
            'The catalyst raises the average energy of the particles.',
            false,
            'that depends on the temperature only.',
            () => CATALYST.raisesEnergy,
          ],
          [
            'A larger share of the collisions leads to reaction.',
            true,
            'the activation energy of the new path is lower.',
            () => CATALYST.barrier < 1,
          ],
          [
            'More of the product is present when equilibrium is reached.',
            false,
            'both directions are sped up equally.',
            () => CATALYST.forward !== CATALYST.backward,
          ],
        ],
        solution:
          'A catalyst offers a path of lower activation energy in both directions and changes nothing else.',
      }),
    () =>
      equation({
        d: 1,
        text: h`In a reaction the volume of gas collected is \(V\) at time \(s\) and \(W\) at a later time \(t\). Write an expression for the average rate of production of gas between these times.`,
        expected: '(W - V)/(t - s)',
        vars: ['W', 'V', 't', 's'],
        solution: h`The rate is the change in volume divided by the time taken: \(\dfrac{W - V}{t - s}\).`,
        proof: (s) =>
          agrees(`V + (${s})*(t - s)`, ({ W = 0 }) => W, [
            { V: 10, W: 34, s: 2, t: 5 },
            { V: 0, W: 7, s: 1, t: 9 },
          ]),
      }),
    () =>
      essay({
        d: 3,
        text: 'Explain, in terms of particles, why the reaction of zinc with dilute sulfuric acid becomes faster when (a) the acid is more concentrated, (b) the zinc is powdered, and (c) the acid is warmer. Say why the effect of warming is larger than the rise in collision rate alone would suggest.',
        model: h`Particles react when they collide with at least the activation energy.

(a) A more concentrated acid holds more hydrogen ions in each volume, so they collide with the zinc more often. (b) Powder has a larger surface area for the same mass, so more zinc atoms are exposed and there are more collisions each second.

(c) In warmer acid the particles move faster, so they collide more often. But a much larger fraction of the collisions now has at least the activation energy, so more of the collisions succeed. This second effect is the greater one.`,
        criteria: [
          ['Successful collisions need the activation energy', /at least the activation energy/],
          [
            'More particles in each volume collide more often',
            /more hydrogen ions in each volume[\s\S]*more often/,
          ],
          ['Larger surface area exposes more zinc', /larger surface area/],
          ['Particles move faster and collide more often', /move faster/],
          [
            'A larger fraction of collisions succeeds, which is the greater effect',
            /larger fraction of the collisions[\s\S]*greater one/,
          ],
        ],
      }),
  ),
  family(
    'equilibrium',
    ['Rates and equilibrium', 'Equilibrium'],
    () =>
      mcq({
        d: 4,
        text: h`Ammonia is made from nitrogen and hydrogen: \(\mathrm{N_2(g) + 3H_2(g) \rightleftharpoons 2NH_3(g)}\). The forward reaction gives out heat. Which change raises both the rate and the yield of ammonia at equilibrium?`,
        right: ['a higher pressure', 'More frequent collisions, and fewer molecules on the right.'],
        wrong: [
          [
            'a higher temperature',
            'The rate rises, but the yield falls, since the forward reaction gives out heat.',
          ],
          ['a lower temperature', 'The yield rises, but the rate falls.'],
          ['adding a catalyst', 'The rate rises, but the yield is unchanged.'],
          ['a lower pressure', 'Both fall.'],
        ],
        solution:
          'Higher pressure brings the molecules closer, so the rate rises, and moves the equilibrium to the side with fewer molecules: 2 in place of 4.',
        proof: (s) => {
          const moles = { left: 1 + 3, right: 2 }
          const effects: Record<string, [rate: number, yieldOf: number]> = {
            'a higher temperature': [1, HABER.exothermic ? -1 : 1],
            'a lower temperature': [-1, HABER.exothermic ? 1 : -1],
            'adding a catalyst': [1, 0],
            'a higher pressure': [1, Math.sign(moles.left - moles.right)],
            'a lower pressure': [-1, -Math.sign(moles.left - moles.right)],
          }
          return effects[s]?.every((each) => each === 1) ?? false
        },
      }),
    () =>
      blanks({
        d: 3,
        text: h`Brown nitrogen dioxide is in equilibrium with colourless dinitrogen tetroxide: \(\mathrm{2NO_2(g) \rightleftharpoons N_2O_4(g)}\). The forward reaction gives out heat.

When the mixture is warmed at constant volume its colour becomes [[blank]]. When the pressure is raised, the amount of dinitrogen tetroxide [[blank]].`,
        right: [
          ['darker', 'rises'],
          'Warming favours the reaction that takes in heat; pressure favours fewer molecules.',
        ],
        wrong: [
          [['paler', 'rises'], 'Warming moves the equilibrium to the brown side.'],
          [['darker', 'falls'], 'The right-hand side has fewer molecules.'],
          [['paler', 'falls'], 'Both are turned round.'],
          [['unchanged', 'rises'], 'The position of equilibrium depends on temperature.'],
        ],
        solution:
          'The backward reaction takes in heat, so warming makes more of the brown gas: darker. Higher pressure favours one molecule over two, so the tetroxide rises.',
        proof: (s) => {
          const warmer = HABER.exothermic ? 'darker' : 'paler'
          return s === `${warmer} | ${MOLECULES.tetroxide < MOLECULES.dioxide ? 'rises' : 'falls'}`
        },
      }),
    (rng) =>
      statements({
        rng,
        d: 2,
        text: 'A reversible reaction in a closed flask has reached dynamic equilibrium.',
        list: [
          [
            'The concentrations no longer change.',
            true,
            'each substance is made as fast as it is used.',
            () => near(settle().at(-1)?.product ?? 0, settle().at(-2)?.product ?? 1, 1e-6),
          ],
          [
            'Both reactions have stopped.',
            false,
            'both go on, at equal rates.',
            () => (settle().at(-1)?.forward ?? 0) < 1e-9,
          ],
          [
            'The concentrations of reactants and products are equal.',
            false,
            'they are constant, but in general not equal.',
            () => near(settle().at(-1)?.product ?? 0, settle().at(-1)?.reactant ?? 0, 0.01),
          ],
        ],
        solution:
          'At equilibrium the forward and backward rates are equal, so the amounts stay constant.',
      }),
  ),
]

const HABER = { exothermic: true }
/** Molecules on each side of 2NO2 = N2O4. */
const MOLECULES = { dioxide: 2, tetroxide: 1 }
/** A catalyst multiplies both rates alike and lowers the barrier. */
const CATALYST = { raisesEnergy: false, barrier: 0.6, forward: 50, backward: 50 }

/** A reversible reaction followed in small steps until it settles. */
function settle() {
  let [reactant, product] = [1, 0]
  return Array.from({ length: 4000 }, () => {
    const forward = 0.3 * reactant
    const backward = 0.1 * product
    reactant += (backward - forward) * 0.02
    product += (forward - backward) * 0.02
    return { reactant, product, forward }
  })
}
