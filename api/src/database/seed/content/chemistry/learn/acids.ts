import { BLUE, figure, label, plot } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Acids, bases and salts')

function pHCurve(): string {
  const g = plot(
    { from: 0, to: 50, step: 10, label: 'alkali added in cm³' },
    { from: 0, to: 14, step: 2, label: 'pH' },
  )
  return figure(
    g.width,
    g.height,
    [
      ...g.body,
      g.curve((v) => 7 + 5.4 * Math.tanh((v - 25) / 1.5) + (v - 25) / 50, 0, 50, BLUE),
      label(g.to([34, 7]), 'neutral: 25 cm³', { size: 12 }),
    ],
    'Graph of pH against the volume of alkali added to an acid. The pH is near 1 at first, rises steeply through 7 at 25 cubic centimetres, and ends near 13.',
  )
}

export const acidPages: readonly LearnPage[] = [
  lesson(
    'Neutralisation',
    h`
Acids give hydrogen ions in water; bases take them up. Their reactions make salts, and the choice of a method for a salt depends on what dissolves.

### Reactions of acids

- acid + alkali → salt + water
- acid + metal oxide → salt + water
- acid + carbonate → salt + water + carbon dioxide
- acid + reactive metal → salt + hydrogen

The heart of neutralisation is ${chem('H^+ + OH^- → H2O')}. Hydrochloric acid gives chlorides, nitric acid nitrates, sulfuric acid sulfates.

### Making a salt

${table(
  ['salt', 'method'],
  [
    [
      'soluble, from an insoluble base',
      'add excess base to warm acid, filter, evaporate, crystallise',
    ],
    [
      'soluble, of sodium, potassium or ammonium',
      'titrate with an indicator, then repeat without it',
    ],
    ['insoluble', 'mix two solutions, filter, wash, dry'],
  ],
)}

All nitrates and all salts of sodium, potassium and ammonium dissolve. Most chlorides do (not silver, lead), most sulfates do (not barium, lead, calcium only slightly). Most carbonates and hydroxides do not, except those of group 1 and ammonium.

### Following it by pH

${pHCurve()}

The steep part shows where acid and alkali match.

### Worked example

What volume of nitric acid of \(0.20\ \mathrm{mol\,dm^{-3}}\) dissolves 0.37 g of calcium hydroxide (\(M_r = 74\))? ${chem('Ca(OH)2 + 2HNO3 → Ca(NO3)2 + 2H2O')}. Base: \(0.37 \div 74 = 0.0050\) mol. Acid: 0.010 mol. Volume: \(0.010 \div 0.20 = 0.050\ \mathrm{dm^3} = 50\ \mathrm{cm^3}\).

### Take care

- An alkali is a base that dissolves; copper oxide is a base but no alkali.
- Copper does not react with dilute acids, since it is below hydrogen.
- Do not boil a salt solution dry if you want crystals.
- An indicator left in would colour the salt.
`,
  ),
  lesson(
    'Strength and pH',
    h`
Strength and concentration are different things, and pH depends on both. Keep them apart and most questions answer themselves.

### The pH scale

pH measures the concentration of hydrogen ions. Each step of one is a factor of <strong>ten</strong>:

\([\mathrm{H^+}] = 10^{-\mathrm{pH}}\ \mathrm{mol\,dm^{-3}}\)

Below 7 a solution is acidic, at 7 neutral (at room temperature), above 7 alkaline. Diluting an acid tenfold raises its pH by one, if it is strong; but never above 7.

### Strong or weak, concentrated or dilute

- A <strong>strong</strong> acid (hydrochloric, nitric, sulfuric) is fully ionised in water.
- A <strong>weak</strong> acid (ethanoic, citric, carbonic) is only partly ionised, in equilibrium: ${chem('CH3COOH ⇌ CH3COO^- + H^+')}.
- <strong>Concentrated</strong> or <strong>dilute</strong> says how much acid is dissolved.

${table(
  ['at equal concentration', 'strong acid', 'weak acid'],
  [
    ['hydrogen ions', 'more', 'fewer'],
    ['pH', 'lower', 'higher'],
    ['rate with magnesium', 'faster', 'slower'],
    ['conduction', 'better', 'worse'],
    ['alkali needed to neutralise it', 'the same', 'the same'],
  ],
)}

The last row surprises many. As hydrogen ions are used up, more molecules of the weak acid ionise, until all have reacted.

### Worked example

\(40\ \mathrm{cm^3}\) of hydrochloric acid of \(0.10\ \mathrm{mol\,dm^{-3}}\) is mixed with \(10\ \mathrm{cm^3}\) of sodium hydroxide of \(0.35\ \mathrm{mol\,dm^{-3}}\). Acid: 0.0040 mol. Alkali: 0.0035 mol. Left: 0.0005 mol of hydrogen ions in \(0.050\ \mathrm{dm^3}\), \(0.010\ \mathrm{mol\,dm^{-3}}\): pH 2.

### Take care

- From pH 3 to pH 6 is a factor of 1000, not 2 or 3.
- A dilute strong acid can have a higher pH than a concentrated weak one.
- You cannot average pH values when you mix: work with amounts of ions.
- Sulfuric acid gives two hydrogen ions for each molecule.
`,
  ),
]
