import { figure, label, line, rect } from '../../figures.ts'
import { chem, h, table } from '../../kit.ts'
import { lessonOf } from '../../lesson.ts'
import type { LearnPage } from '../../types.ts'

const lesson = lessonOf('Chemistry', 'Equations and moles')

function bridge(): string {
  const box = (x: number, text: string) =>
    rect([x, 80], 84, 44, { fill: '#ffffff' }) + label([x + 42, 102], text, { size: 13 })
  return figure(
    400,
    180,
    [
      box(8, 'mass of A'),
      box(108, 'moles of A'),
      box(208, 'moles of B'),
      box(308, 'mass of B'),
      line([92, 102], [107, 102], { arrow: true }),
      line([192, 102], [207, 102], { arrow: true }),
      line([292, 102], [307, 102], { arrow: true }),
      label([100, 60], '÷ Mr of A', { size: 12 }),
      label([200, 150], 'ratio from the equation', { size: 12 }),
      label([300, 60], '× Mr of B', { size: 12 }),
    ],
    'Flow diagram: from the mass of A, divided by its relative formula mass, to the moles of A; by the ratio from the equation to the moles of B; times its relative formula mass to the mass of B.',
  )
}

export const molePages: readonly LearnPage[] = [
  lesson(
    'Balancing equations',
    h`
Atoms are neither made nor destroyed in a reaction. Balancing an equation is book-keeping, and a fixed order of work makes it quick.

### Method

- Write the correct formulae and never change them.
- Balance the elements that occur in only one formula on each side first.
- Leave elements that stand alone, such as ${chem('O2')}, to the end.
- If a half appears, double everything.
- Check charge as well, in ionic equations.

### Burning

For a hydrocarbon C<sub>x</sub>H<sub>y</sub> the coefficients are \(x\) for carbon dioxide, \(\frac{y}{2}\) for water and \(x + \frac{y}{4}\) for oxygen. Butane: ${chem('C4H10')} needs \(4 + 2.5 = 6.5\), so doubled: ${chem('2C4H10 + 13O2 → 8CO2 + 10H2O')}.

### Ionic equations and half-equations

Leave out spectator ions. For any acid with any alkali: ${chem('H^+ + OH^- → H2O')}. For a half-equation balance the main element, then oxygen with ${chem('H2O')}, then hydrogen with ${chem('H^+')}, then charge with electrons.

### Worked example

Balance ${chem('NH3 + O2 → NO + H2O')}. Nitrogen is balanced. Hydrogen: 2 and 3, so take ${chem('2NH3')} and ${chem('3H2O')}; then 2 NO. Oxygen on the right: 2 + 3 = 5, so \(2\frac12\) ${chem('O2')}. Doubled: ${chem('4NH3 + 5O2 → 4NO + 6H2O')}.

A harder one is ${chem('Al + Cu^2+ → Al^3+ + Cu')}. The atoms look balanced, but the charge is not: six electrons pass, so ${chem('2Al + 3Cu^2+ → 2Al^3+ + 3Cu')}.

### Take care

- A small number belongs to the formula; a large number counts formulae.
- The number before ${chem('O2')} is half the number of oxygen atoms needed.
- Count atoms in brackets: ${chem('Ca(OH)2')} has two of O and two of H.
- Total charge must be equal on both sides; it need not be zero.
`,
  ),
  lesson(
    'Reacting masses',
    h`
Balances weigh grams, but reactions count particles. The mole is the bridge between them.

### The mole

One mole is \(6.02 \times 10^{23}\) particles, and its mass in grams is the relative formula mass:

\(\text{amount in moles} = \dfrac{\text{mass in grams}}{M_r}\)

${bridge()}

### Limiting reactant, yield and purity

If amounts of two reactants are given, divide each by its coefficient; the smaller result limits the product. The rest is in excess.

\(\text{percentage yield} = \dfrac{\text{mass obtained}}{\text{greatest possible mass}} \times 100\)

\(\text{atom economy} = \dfrac{M_r \text{ of wanted product}}{\text{sum of } M_r \text{ of all products}} \times 100\)

### Formulae from masses

Divide each mass by \(A_r\), then divide all results by the smallest: this gives the empirical formula. With \(M_r\) you get the molecular formula. Water in crystals is treated in the same way: moles of water over moles of salt.

### Worked example

8.0 g of methane, ${chem('CH4')}, is burned in 48 g of oxygen: ${chem('CH4 + 2O2 → CO2 + 2H2O')}. Which limits, and how much carbon dioxide forms? Methane: \(8.0 \div 16 = 0.50\) mol, which needs 1.0 mol of oxygen. There is \(48 \div 32 = 1.5\) mol, so methane limits. 0.50 mol of carbon dioxide is \(0.50 \times 44 = 22\ \mathrm{g}\); 0.5 mol of oxygen, 16 g, is left.

### Take care

- Never compare masses directly: go through moles.
- The smaller mass is not always the limiting reactant.
- Oxygen gas is ${chem('O2')}, \(M_r = 32\).
- In an empirical formula do not round 1.5 to 2: double all instead.
`,
  ),
  lesson(
    'Solutions and gases',
    h`
Liquids are measured by volume, and so are gases. Two more formulas turn volumes into moles.

### Solutions

\(\text{concentration} = \dfrac{\text{amount}}{\text{volume}}\), with the volume in \(\mathrm{dm^3}\): divide cubic centimetres by 1000. To change \(\mathrm{mol\,dm^{-3}}\) into \(\mathrm{g\,dm^{-3}}\), multiply by \(M_r\). Diluting leaves the amount unchanged, so \(c_1V_1 = c_2V_2\).

### Titration

Find the amount of the known solution, use the ratio of the equation, and divide by the other volume. A back-titration measures what is left over: start with the total acid and subtract what the alkali neutralised.

### Gases

At room temperature and pressure one mole of <em>any</em> gas takes up \(24\ \mathrm{dm^3}\). So volumes of gases react in the ratio of the coefficients: no masses are needed.

${table(
  ['you know', 'amount in moles'],
  [
    ['mass', 'mass in g ÷ Mr'],
    ['solution', 'concentration × volume in dm³'],
    ['gas', 'volume in dm³ ÷ 24'],
  ],
)}

### Worked example

\(25.0\ \mathrm{cm^3}\) of sodium hydroxide is neutralised by \(20.0\ \mathrm{cm^3}\) of sulfuric acid of \(0.10\ \mathrm{mol\,dm^{-3}}\). Acid: \(0.020 \times 0.10 = 0.0020\) mol. From ${chem('2NaOH + H2SO4 → Na2SO4 + 2H2O')} the alkali is 0.0040 mol, at \(0.0040 \div 0.025 = 0.16\ \mathrm{mol\,dm^{-3}}\).

\(30\ \mathrm{cm^3}\) of methane with \(100\ \mathrm{cm^3}\) of oxygen: 60 reacts, 40 is left, and \(30\ \mathrm{cm^3}\) of carbon dioxide forms. Once the water has condensed, \(70\ \mathrm{cm^3}\) of gas remains.

### Take care

- \(250\ \mathrm{cm^3}\) is \(0.25\ \mathrm{dm^3}\).
- Look for 1 : 2 ratios in titrations with sulfuric acid or calcium hydroxide.
- Ask whether water is counted as a gas or has condensed.
- The molar volume is for gases only.
`,
  ),
]
