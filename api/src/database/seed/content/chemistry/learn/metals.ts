import { circle, figure, GREY_FILL, label } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Metals')

function alloy(): string {
  const pure = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((n) =>
      circle([42 + n * 30 + (row % 2) * 15, 50 + row * 27], 15, { fill: GREY_FILL }),
    ),
  )
  const mixed = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((n) => {
      const large = (row + 2 * n) % 5 === 2
      return circle([235 + n * 32, 50 + row * 30 + (large ? 4 : 0)], large ? 19 : 13, {
        fill: large ? '#fdba74' : GREY_FILL,
      })
    }),
  )
  return figure(
    400,
    160,
    [...pure, ...mixed, label([110, 142], 'pure metal'), label([300, 142], 'alloy')],
    'Left: atoms of a pure metal, all of one size, in regular rows. Right: an alloy, in which larger atoms of a second metal break up the rows.',
  )
}

export const metalPages: readonly LearnPage[] = [
  lesson(
    'Reactivity and extraction',
    h`
The reactivity series puts the metals in order of how easily they lose electrons. It tells you what reacts with what, and how a metal can be won from its ore.

### The series

K, Na, Ca, Mg, Al, (C), Zn, Fe, Sn, Pb, (H), Cu, Ag, Au.

- Metals at the top react with cold water: ${chem('2K + 2H2O → 2KOH + H2')}.
- Magnesium, zinc and iron react with steam.
- All above hydrogen react with dilute acids.
- A metal displaces any metal below it from its compounds.

Aluminium seems unreactive only because a thin layer of oxide protects it.

### Extraction

${table(
  ['metal', 'method'],
  [
    ['above carbon', 'electrolysis of a molten compound'],
    ['below carbon', 'reduction of the oxide with carbon or carbon monoxide'],
    ['gold, silver at times', 'found as the metal'],
  ],
)}

In the blast furnace ${chem('Fe2O3 + 3CO → 2Fe + 3CO2')}; limestone removes sand as slag. Aluminium oxide is dissolved in molten cryolite, which lowers the temperature needed, and electrolysed. This takes much electricity, so recycling aluminium saves a great deal.

Poor ores of copper can be used by plants that collect copper (phytomining) or by bacteria (bioleaching).

### Worked example

A metal M does not react with cold water, dissolves in dilute acid, and its oxide is not reduced by carbon. Where does it stand? Above hydrogen because of the acid, above carbon because of the oxide, but not among the top ones: magnesium or aluminium.

How much iron can 1.6 t of ${chem('Fe2O3')} (\(M_r = 160\)) give? The fraction of iron is \(\frac{112}{160} = 0.70\): 1.12 t.

### Take care

- Carbon and hydrogen are in the list for comparison, though they are non-metals.
- Extraction is <em>reduction</em> of the metal.
- Reactive means it <em>holds on</em> to oxygen, so its ore is hard to split.
- A metal does not displace one above it, however much you add.
`,
  ),
  lesson(
    'Uses and alloys',
    h`
Which metal suits a job depends on strength, density, conduction, cost and corrosion. Pure metals are often too soft, so they are mixed.

### Why alloys are harder

A metal consists of layers of positive ions in a sea of delocalised electrons. In a pure metal the layers slide over each other easily. In an alloy atoms of another size disturb the layers, so that they slide less easily.

${alloy()}

Alloys still conduct heat and electricity, because the electrons remain free.

${table(
  ['material', 'made of', 'property', 'use'],
  [
    ['steel', 'iron with a little carbon', 'strong', 'cars, bridges'],
    ['stainless steel', 'iron, chromium, nickel', 'does not rust', 'cutlery'],
    ['brass', 'copper, zinc', 'easy to shape', 'taps, instruments'],
    ['bronze', 'copper, tin', 'hard', 'statues, bearings'],
    ['duralumin', 'aluminium, copper, others', 'light and strong', 'aircraft'],
  ],
)}

### Rusting

Iron rusts when both oxygen <em>and</em> water are present; salt makes it faster. Protection is by a barrier (paint, oil, plastic, tin) or by <strong>sacrifice</strong>: a more reactive metal such as zinc or magnesium loses electrons in place of iron. Galvanised steel has both: the zinc protects even where it is scratched. A scratched tin coating makes rusting worse, since tin is less reactive than iron.

### Worked example

18-carat gold is \(\frac{18}{24} = 75\%\) gold. What mass of copper must be added to 30 g of pure gold to make it? 30 g must be 75 %, so the alloy weighs \(30 \div 0.75 = 40\ \mathrm{g}\): 10 g of copper.

### Take care

- An alloy is a mixture, so its composition can vary.
- Say that layers slide <em>less easily</em>, and not that bonds are stronger.
- Rust is hydrated iron(III) oxide; only iron and steel rust, other metals corrode.
- Boiled water under oil stops rusting because it holds no oxygen.
`,
  ),
]
