import type { Clip } from '../clip.ts'
import { energyCycle } from './figures.ts'

const course = 'Chemistry calculations'

/** Short clips of chemistry. Relative masses: H 1, C 12, O 16, Na 23, Mg 24, Ca 40. */
export const chemistry: readonly Clip[] = [
  {
    title: 'Moles from masses',
    course,
    isVoiced: true,
    intro: ['From a mass to moles, across the equation, and back to a mass.'],
    slides: [
      {
        heading: 'The bridge',
        steps: [
          {
            show: '\\(n=\\dfrac{m}{M}\\)',
            say: 'Moles are mass over molar mass.',
          },
          {
            show: '8.0 g of NaOH: \\(\\dfrac{8.0}{40}=0.20\\ \\text{mol}\\)',
            say: 'Sodium hydroxide has 40 grams per mole, so 8.0 g are 0.20 mol.',
          },
        ],
      },
      {
        heading: 'Heating limestone',
        steps: [
          {
            show: '\\(\\ce{CaCO3 -> CaO + CO2}\\)',
            say: '10 g of calcium carbonate are heated. What mass of carbon dioxide comes off?',
          },
          {
            show: '1. \\(\\dfrac{10}{100}=0.10\\ \\text{mol}\\)',
            say: 'One: a mole of it is 40 and 12 and 48, so 100 grams. We have 0.10 mol.',
          },
          {
            show: '2. one to one: 0.10 mol \\(\\ce{CO2}\\)',
            say: 'Two: in the equation they are one to one, so 0.10 mol of carbon dioxide.',
          },
          {
            show: '3. \\(0.10\\times44=4.4\\ \\text{g}\\)',
            say: 'Three: times 44 grams per mole is 4.4 g.',
          },
        ],
      },
      {
        heading: 'As a gas',
        steps: [
          {
            show: '\\(0.10\\times24=2.4\\ \\text{dm}^3\\)',
            say: 'At room temperature a mole of any gas takes 24 dm³. Here it is 2.4 dm³.',
          },
          {
            show: 'Masses cannot be compared; moles can.',
            say: 'Masses of different substances cannot be compared. Moles can.',
          },
        ],
      },
    ],
  },
  {
    title: 'Limiting reagents',
    course,
    isVoiced: false,
    intro: ['What runs out first decides how much is made.'],
    slides: [
      {
        heading: 'Divide by the number in front',
        steps: [
          {
            show: '\\(\\ce{N2 + 3H2 -> 2NH3}\\)<br>2 mol \\(\\ce{N2}\\), 3 mol \\(\\ce{H2}\\)',
            say: 'Take 2 mol of nitrogen and 3 mol of hydrogen.',
          },
          {
            show: '\\(\\ce{N2}\\): \\(2\\div1=2\\)<br>\\(\\ce{H2}\\): \\(3\\div3=1\\), the smaller',
            say: 'Divide each by its number in the equation: 2 over 1, and 3 over 3.',
          },
          {
            show: '2 mol \\(\\ce{NH3}\\); 1 mol \\(\\ce{N2}\\) is left.',
            say: 'Hydrogen is the smaller, so it runs out: 2 mol of ammonia, and 1 mol of nitrogen is left.',
            spoken:
              'Hydrogen is the smaller, so it runs out: 2 moles of ammonia, and one mole of nitrogen is left.',
          },
        ],
      },
      {
        heading: 'With masses',
        steps: [
          {
            show: '\\(\\ce{2Mg + O2 -> 2MgO}\\)<br>4.8 g of each',
            say: '4.8 g of magnesium burn in 4.8 g of oxygen.',
          },
          {
            show: '0.20 mol and 0.15 mol',
            say: 'That is 4.8 over 24, 0.20 mol, and 4.8 over 32, 0.15 mol.',
          },
          {
            show: '\\(0.20\\div2=0.10\\) is the smaller',
            say: 'Divided by 2 and by 1 they are 0.10 and 0.15, so magnesium runs out.',
          },
          {
            show: '\\(0.20\\times40=8.0\\ \\text{g}\\) of MgO',
            say: '0.20 mol of the oxide, at 40 grams per mole, are 8.0 g.',
          },
        ],
      },
      {
        heading: 'Check the masses',
        steps: [
          {
            show: 'Oxygen left: \\(0.05\\times32=1.6\\ \\text{g}\\)',
            say: 'Of the oxygen 0.05 mol are left, which is 1.6 g.',
          },
          {
            show: '\\(8.0+1.6=4.8+4.8\\)',
            say: '8.0 and 1.6 make 9.6, as much as at the start. It fits.',
          },
        ],
      },
    ],
  },
  {
    title: 'Concentration and dilution',
    course,
    isVoiced: false,
    intro: ['Water changes the concentration, not the moles.'],
    slides: [
      {
        heading: 'Moles in a solution',
        steps: [
          {
            show: '\\(n=cV\\), with \\(V\\) in dm³',
            say: 'Moles are concentration times volume in dm³.',
          },
          {
            show: '250 cm³ of 0.40 mol/dm³:<br>\\(0.40\\times0.250=0.10\\ \\text{mol}\\)',
            say: '250 cm³ of 0.40 mol/dm³ hold 0.40 × 0.250 = 0.10 mol.',
          },
        ],
      },
      {
        heading: 'Dilution',
        steps: [
          { show: '\\(c_1V_1=c_2V_2\\)', say: 'The moles stay the same: c₁V₁ = c₂V₂.' },
          {
            show: '25 cm³ of 2.0 mol/dm³, made up to 100 cm³',
            say: '25 cm³ of 2.0 mol/dm³ are made up to 100 cm³ with water.',
          },
          {
            show: '\\(2.0\\times\\dfrac{25}{100}=0.50\\ \\text{mol/dm}^3\\)',
            say: 'Four times the volume, a quarter of the concentration: 0.50 mol/dm³.',
          },
        ],
      },
      {
        heading: 'Titration',
        steps: [
          {
            show: '\\(\\ce{2NaOH + H2SO4 -> Na2SO4 + 2H2O}\\)<br>25.0 cm³ of NaOH, 20.0 cm³ of acid',
            say: '25.0 cm³ of NaOH need 20.0 cm³ of H₂SO₄ of 0.100 mol/dm³.',
          },
          {
            show: '\\(0.100\\times0.0200=0.00200\\ \\text{mol}\\) acid',
            say: 'Acid: 0.100 × 0.0200 = 0.00200 mol.',
          },
          {
            show: 'NaOH: twice as much, 0.00400 mol',
            say: 'NaOH: 2 for each acid, so 0.00400 mol.',
          },
          {
            show: '\\(0.00400\\div0.0250=0.160\\ \\text{mol/dm}^3\\)',
            say: 'In 0.0250 dm³ that is 0.160 mol/dm³.',
          },
        ],
      },
    ],
  },
  {
    title: 'Energy cycles',
    course,
    isVoiced: false,
    intro: ['Whichever way a reaction goes, the enthalpy changes by the same.'],
    slides: [
      {
        heading: 'Two ways',
        figure: energyCycle,
        steps: [
          {
            show: 'In kJ/mol',
            say: 'Burn carbon to carbon dioxide: −394 kJ/mol.',
          },
          {
            show: 'From CO: \\(-283\\)',
            say: 'Burn carbon monoxide instead: −283.',
          },
          {
            show: 'From C to CO: \\(x\\)',
            say: 'How much is it from carbon to carbon monoxide? That is hard to measure.',
          },
          {
            show: '\\(x+(-283)=-394\\)',
            say: 'Both ways have the same ends, so the two steps add up to −394.',
          },
          { show: '\\(x=-394+283=-111\\)', say: 'So the missing one is −111 kJ/mol.' },
        ],
      },
      {
        heading: 'With bonds',
        steps: [
          {
            show: '\\(\\ce{H2 + Cl2 -> 2HCl}\\)',
            say: 'Or go by single atoms: break all bonds, then make new ones.',
          },
          {
            show: 'Break H–H and Cl–Cl: \\(436+243=679\\)',
            say: 'Breaking takes 436 and 243, together 679.',
          },
          {
            show: 'Make two H–Cl: \\(2\\times432=864\\)',
            say: 'Making two bonds of 432 gives back 864.',
          },
          {
            show: '\\(\\Delta H=679-864=-185\\ \\text{kJ/mol}\\)',
            say: 'Bonds broken less bonds made: −185 kJ/mol. It gives off heat.',
          },
        ],
      },
    ],
  },
]
