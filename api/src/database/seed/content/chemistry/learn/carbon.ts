import { figure, label, line, rect } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Carbon chemistry')

function opening(): string {
  const unit = (x: number, double: boolean) => [
    label([x, 80], 'C'),
    label([x + 50, 80], 'C'),
    line([x + 10, double ? 76 : 80], [x + 40, double ? 76 : 80]),
    ...(double ? [line([x + 10, 84], [x + 40, 84])] : []),
    ...[x, x + 50].flatMap((at, n) => [
      line([at, 70], [at, 52]),
      label([at, 40], 'H'),
      line([at, 90], [at, 108]),
      label([at, 121], n === 1 ? 'CH₃' : 'H', { size: 14 }),
    ]),
  ]
  return figure(
    390,
    170,
    [
      label([25, 80], 'n', { italic: true }),
      ...unit(55, true),
      line([145, 80], [195, 80], { arrow: true }),
      ...unit(255, false),
      line([222, 80], [245, 80]),
      line([315, 80], [340, 80]),
      rect([232, 28], 94, 106, { dash: true }),
      label([352, 132], 'n', { italic: true }),
      label([80, 152], 'propene', { size: 13 }),
      label([280, 152], 'poly(propene)', { size: 13 }),
    ],
    'Addition polymerisation: n molecules of propene, with a double bond between two carbon atoms of which one carries a methyl group, form poly(propene), whose repeat unit has a single bond between the same atoms and links at both ends.',
  )
}

export const carbonPages: readonly LearnPage[] = [
  lesson(
    'Hydrocarbons',
    h`
Crude oil is a mixture of hydrocarbons, compounds of carbon and hydrogen only. Sorting it, cracking it and burning it fill most questions.

### Alkanes and alkenes

${table(
  ['', 'alkanes', 'alkenes'],
  [
    ['general formula', 'C<sub>n</sub>H<sub>2n+2</sub>', 'C<sub>n</sub>H<sub>2n</sub>'],
    ['bonds between carbon atoms', 'all single: saturated', 'one double bond: unsaturated'],
    ['bromine water', 'stays orange', 'turns colourless'],
    ['typical reaction', 'burning; substitution in light', 'addition'],
  ],
)}

Members of a homologous series have the same general formula and similar reactions, and their boiling points rise step by step. Molecules with the same formula but different structures are <strong>isomers</strong>: ${chem('C4H10')} has two, ${chem('C5H12')} three.

Alkenes add hydrogen (to alkanes), steam (to alcohols) and bromine (to dibromo compounds).

### From crude oil

Fractional distillation separates by boiling point. Short molecules rise high in the column; they are runny, volatile and easy to light. Long ones leave at the bottom. <strong>Cracking</strong> turns long alkanes into shorter alkanes and alkenes: ${chem('C10H22 → C8H18 + C2H4')}.

### Burning

With plenty of oxygen: carbon dioxide and water. With too little: carbon monoxide, which is toxic, and soot.

### Worked example

\(10\ \mathrm{cm^3}\) of a gaseous hydrocarbon burns in exactly \(45\ \mathrm{cm^3}\) of oxygen and gives \(30\ \mathrm{cm^3}\) of carbon dioxide. So \(x = 3\) and \(x + \frac{y}{4} = 4.5\), which gives \(y = 6\): ${chem('C3H6')}.

### Take care

- Turning a drawing over does not make a new isomer.
- Cracking equations must balance: count hydrogen.
- Bromine water turns <em>colourless</em>, not “clear”.
- There is no alkene with one carbon atom.
`,
  ),
  lesson(
    'Alcohols and acids',
    h`
A functional group gives a molecule its character. Two of them, –OH and –COOH, explain vinegar, wine, perfumes and soap.

### Alcohols

Alcohols carry –OH: methanol ${chem('CH3OH')}, ethanol ${chem('C2H5OH')}, propanol ${chem('C3H7OH')}. They burn, react with sodium to give hydrogen, and are neutral in water. Ethanol is made in two ways:

${table(
  ['', 'fermentation', 'hydration of ethene'],
  [
    ['equation', chem('C6H12O6 → 2C2H5OH + 2CO2'), chem('C2H4 + H2O → C2H5OH')],
    ['raw material', 'sugar, renewable', 'crude oil, not renewable'],
    ['conditions', 'yeast, about 30 °C, no air', '300 °C, high pressure, phosphoric acid'],
    ['speed and purity', 'slow, dilute product', 'fast, pure product'],
  ],
)}

### Carboxylic acids

They carry –COOH: methanoic, ethanoic, propanoic acid. They are weak acids that react as acids do with metals, bases and carbonates. Ethanol is oxidised to ethanoic acid by air and bacteria, or by an oxidising agent: ${chem('C2H5OH + O2 → CH3COOH + H2O')}.

### Esters

acid + alcohol ⇌ ester + water, with a little concentrated sulfuric acid as a catalyst. The name takes its first part from the alcohol and its second from the acid: ethanol and propanoic acid give ethyl propanoate. Esters smell of fruit and are used in perfumes and as solvents.

### Worked example

An acid of the series \(\mathrm{C}_n\mathrm{H}_{2n}\mathrm{O_2}\) has \(M_r = 74\). Then \(14n + 32 = 74\), so \(n = 3\): propanoic acid, ${chem('C2H5COOH')}. How much ethanol can 90 g of glucose (\(M_r = 180\)) give? 0.50 mol gives 1.0 mol, 46 g.

### Take care

- The carbon of –COOH counts: ethanoic acid has two carbon atoms.
- Alcohols are not alkalis, although they contain –OH.
- The oxygen of –OH makes the fuel need less oxygen when you balance.
- Fermentation needs the absence of air, or ethanoic acid forms.
`,
  ),
  lesson(
    'Polymers',
    h`
Plastics, proteins and DNA are all long chains of small units. You should be able to go from monomer to polymer and back by looking at the bonds.

### Addition polymers

Monomers with a C=C double bond add to one another. One bond of the double bond opens, and nothing else is formed. The polymer has the same composition by mass as the monomer.

${opening()}

To find the monomer, cut out two neighbouring carbon atoms of the chain with everything on them and put the double bond back.

### Condensation polymers

Here two different groups react, and each new link sets a small molecule free, usually water.

- Polyester: a diol and a dicarboxylic acid, ester links.
- Polyamide (nylon): a diamine and a dicarboxylic acid.
- Natural: proteins from amino acids, starch and cellulose from glucose, DNA from nucleotides.

A chain of \(N\) units has \(N - 1\) links.

### Properties and waste

Strong bonds run along the chain, weaker forces act between chains, so many plastics soften on warming. If there are cross-links between chains, they do not melt. Most addition polymers are not biodegradable. Burning them may give toxic gases, and recycling needs sorting.

### Worked example

A sample of poly(ethene) has \(M_r = 56\,000\). Ethene has 28, so the chain consists of \(56\,000 \div 28 = 2000\) units. Twenty molecules of a diol and twenty of a diacid in one chain: 40 units, 39 links, 39 molecules of water.

### Take care

- Draw the repeat unit with single bonds and with open links at both ends.
- Poly(propene) has CH₃ as a <em>side</em> group, not in the main chain.
- Addition: no by-product. Condensation: a small molecule for each link.
- Polymers no longer contain the double bond, so they do not decolourise bromine water.
`,
  ),
]
