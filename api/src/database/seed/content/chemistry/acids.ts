import { blanks, chem, equation, familyOf, h, m, mcq, statements } from '../kit.ts'
import { agrees, balanced, near, value } from '../proof.ts'
import type { Family } from '../types.ts'
import { formulaOf, mr, REACTIVITY } from './facts.ts'

const family = familyOf('Chemistry', 'chemistry')

const rank = (symbol: string): number => REACTIVITY.indexOf(symbol)

export const acids: Family[] = [
  family(
    'neutral',
    ['Acids, bases and salts', 'Neutralisation'],
    () =>
      mcq({
        d: 2,
        text: 'Which method makes pure, dry crystals of copper(II) sulfate?',
        right: [
          'add an excess of copper(II) oxide to warm dilute sulfuric acid, filter, let the filtrate crystallise',
          'All acid is used up, and the solid left over is filtered off.',
        ],
        wrong: [
          [
            'add copper to dilute sulfuric acid, filter, let the filtrate crystallise',
            'Copper does not react with dilute sulfuric acid.',
          ],
          [
            'add a little copper(II) oxide to an excess of dilute sulfuric acid, let it crystallise',
            'Acid would be left among the crystals.',
          ],
          [
            'mix copper(II) chloride and sodium sulfate solutions and filter',
            'No precipitate forms: all the possible salts are soluble.',
          ],
          [
            'add an excess of copper(II) oxide to dilute hydrochloric acid, filter, let the filtrate crystallise',
            'This makes copper(II) chloride.',
          ],
        ],
        solution:
          'The insoluble base is used in excess so that no acid is left, then filtered off. The filtrate is warmed until it is nearly saturated and left to crystallise.',
        proof: (s) =>
          rank('Cu') > rank('H') &&
          /copper\(II\) oxide/.test(s) &&
          /sulfuric/.test(s) &&
          /excess of copper/.test(s) &&
          /filter/.test(s),
      }),
    () =>
      mcq({
        d: 1,
        text: 'Which products form when sodium carbonate reacts with dilute nitric acid?',
        right: [
          'sodium nitrate, carbon dioxide and water',
          'A carbonate and an acid give a salt, carbon dioxide and water.',
        ],
        wrong: [
          ['sodium nitrate and hydrogen', 'A metal, not a carbonate, gives hydrogen.'],
          ['sodium nitrate and water', 'The carbon must appear in a product.'],
          ['sodium nitrite, carbon dioxide and water', 'Nitric acid gives nitrates.'],
          ['sodium hydroxide, carbon dioxide and nitrogen', 'A salt is formed, and no nitrogen.'],
        ],
        solution: chem('Na2CO3 + 2HNO3 → 2NaNO3 + CO2 + H2O'),
        proof: (s) => {
          const names: Record<string, string> = {
            'sodium nitrate': '2NaNO3',
            'sodium nitrite': '2NaNO2',
            'sodium hydroxide': '2NaOH',
            'carbon dioxide': 'CO2',
            water: 'H2O',
            hydrogen: 'H2',
            nitrogen: 'N2',
          }
          return balanced(
            'Na2CO3 + 2HNO3',
            s
              .split(/, | and /)
              .map((each) => names[each] ?? each)
              .join(' + '),
          )
        },
      }),
    () =>
      equation({
        d: 2,
        text: h`\(\mathrm{MgCO_3 + 2HCl \rightarrow MgCl_2 + CO_2 + H_2O}\). A solution that contains \(n\) moles of hydrochloric acid reacts completely with just enough magnesium carbonate (\(M_r = 84\)). Write an expression for the mass of magnesium carbonate, in grams.`,
        expected: '42*n',
        vars: ['n'],
        solution: h`\(n\) mol of acid reacts with \(\frac{n}{2}\) mol of carbonate, of mass \(\frac{n}{2} \times 84 = 42n\) grams.`,
        proof: (s) =>
          balanced('MgCO3 + 2HCl', 'MgCl2 + CO2 + H2O') &&
          agrees(s, ({ n = 0 }) => (mr('MgCO3') * n) / 2, [{ n: 1 }, { n: 0.3 }]),
      }),
  ),
  family(
    'strength',
    ['Acids, bases and salts', 'Strength and pH'],
    () =>
      mcq({
        d: 3,
        text: h`\(10\ \mathrm{cm^3}\) of hydrochloric acid of pH 2 is diluted with water to \(1000\ \mathrm{cm^3}\). What is the new pH?`,
        right: [m(4), 'The concentration falls to one hundredth: two units of pH.'],
        wrong: [
          [m(3), 'A dilution by ten was used.'],
          [m(0), 'The pH was lowered: dilution makes the solution less acidic.'],
          [m('0.02'), 'The pH was divided by 100.'],
          [m(5), 'A dilution by 1000 was used.'],
        ],
        solution: h`The acid is diluted 100 times. Each factor of ten raises the pH by one, so it becomes \(2 + 2 = 4\).`,
        proof: (s) => near(value(s), -Math.log10((0.01 * 10) / 1000)),
      }),
    (rng) =>
      statements({
        rng,
        d: 3,
        text: h`Equal volumes of hydrochloric acid (strong) and ethanoic acid (weak), both \(0.1\ \mathrm{mol\,dm^{-3}}\), are compared.`,
        list: [
          [
            'The hydrochloric acid has the lower pH.',
            true,
            'it is fully ionised, so it holds more hydrogen ions.',
            () => ions(1) > ions(0.013),
          ],
          [
            'The hydrochloric acid neutralises more sodium hydroxide.',
            false,
            'both hold the same amount of acid, and the weak acid goes on ionising as its ions are used.',
            () => 0.1 * 1 !== 0.1,
          ],
          [
            'The ethanoic acid reacts more slowly with magnesium.',
            true,
            'it has the lower concentration of hydrogen ions.',
            () => ions(0.013) < ions(1),
          ],
        ],
        solution:
          'Strength is the share of molecules that ionise; concentration is how much acid there is. Here only the strength differs.',
      }),
    () =>
      blanks({
        d: 1,
        text: `A solution of pH 13 contains more [[blank]] ions than ${chem('H^+')} ions, and turns universal indicator [[blank]].`,
        right: [[chem('OH^-'), 'purple'], 'A pH above 7 means an alkali.'],
        wrong: [
          [[chem('OH^-'), 'red'], 'Universal indicator is red in strong acid.'],
          [[chem('Cl^-'), 'purple'], 'A pH says nothing about chloride ions.'],
          [[chem('H3O^+'), 'red'], 'This describes an acid.'],
          [[chem('OH^-'), 'green'], 'Universal indicator is green in a neutral solution.'],
        ],
        solution: `A pH above 7 means that hydroxide ions outnumber hydrogen ions. At pH 13 universal indicator is purple.`,
        proof: (s) => {
          const hydrogen = 10 ** -13
          const hydroxide = 1e-14 / hydrogen
          const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple']
          const band = colours[Math.min(5, Math.floor((13 * 6) / 14))]
          return formulaOf(s) === `${hydroxide > hydrogen ? 'OH^-' : 'H^+'} | ${band}`
        },
      }),
  ),
]

const ions = (share: number): number => 0.1 * share
