import { atoms } from '../proof.ts'

// School-level reference values (relative atomic masses rounded as in examination data sheets).

/** Atomic number and relative atomic mass. */
export const ELEMENTS: Record<string, { z: number; mass: number }> = {
  H: { z: 1, mass: 1 },
  He: { z: 2, mass: 4 },
  B: { z: 5, mass: 10.8 },
  C: { z: 6, mass: 12 },
  N: { z: 7, mass: 14 },
  O: { z: 8, mass: 16 },
  F: { z: 9, mass: 19 },
  Ne: { z: 10, mass: 20 },
  Na: { z: 11, mass: 23 },
  Mg: { z: 12, mass: 24 },
  Al: { z: 13, mass: 27 },
  S: { z: 16, mass: 32 },
  Cl: { z: 17, mass: 35.5 },
  Ar: { z: 18, mass: 40 },
  K: { z: 19, mass: 39 },
  Ca: { z: 20, mass: 40 },
  Fe: { z: 26, mass: 56 },
  Cu: { z: 29, mass: 64 },
}

/** Relative formula mass from the atoms of a formula. */
export const mr = (formula: string): number =>
  [...atoms(formula)].reduce(
    (total, [symbol, count]) => total + count * (ELEMENTS[symbol]?.mass ?? 0),
    0,
  )

/** Electrons shell by shell for the first twenty elements, e.g. `2.8.6`. */
export function shells(electrons: number): string {
  const sizes = [2, 8, 8, 2]
  const filled: number[] = []
  let left = electrons
  for (const size of sizes) {
    if (left <= 0) break
    filled.push(Math.min(size, left))
    left -= size
  }
  return filled.join('.')
}

/** Electrons of an atom or ion such as `Mg^2+`. */
export function electronsOf(species: string): number {
  const [symbol = '', charge] = species.split('^')
  const size = charge ? Number(charge.slice(0, -1) || 1) * (charge.endsWith('-') ? -1 : 1) : 0
  return (ELEMENTS[symbol]?.z ?? 0) - size
}

/** Metals (with carbon and hydrogen) from the most to the least reactive. */
export const REACTIVITY = ['K', 'Na', 'Ca', 'Mg', 'Al', 'C', 'Zn', 'Fe', 'Pb', 'H', 'Cu', 'Ag']

/** Halogens from the most to the least reactive, with boiling points in °C. */
export const HALOGENS = [
  { name: 'fluorine', ion: 'fluoride', boils: -188 },
  { name: 'chlorine', ion: 'chloride', boils: -34 },
  { name: 'bromine', ion: 'bromide', boils: 59 },
  { name: 'iodine', ion: 'iodide', boils: 184 },
]

/** Flame colours and precipitates used to recognise ions. */
export const FLAMES: Record<string, string> = {
  lithium: 'crimson',
  sodium: 'yellow',
  potassium: 'lilac',
  calcium: 'orange-red',
  copper: 'green',
}

export const ANION_TESTS: Record<string, { reagent: string; result: string }> = {
  sulfate: { reagent: 'barium chloride with acid', result: 'white precipitate' },
  chloride: { reagent: 'silver nitrate with nitric acid', result: 'white precipitate' },
  bromide: { reagent: 'silver nitrate with nitric acid', result: 'cream precipitate' },
  iodide: { reagent: 'silver nitrate with nitric acid', result: 'yellow precipitate' },
  carbonate: { reagent: 'dilute acid', result: 'carbon dioxide' },
}

export const GAS_TESTS: Record<string, string> = {
  hydrogen: 'burns with a squeaky pop',
  oxygen: 'relights a glowing splint',
  'carbon dioxide': 'turns limewater milky',
  chlorine: 'bleaches damp litmus paper',
  ammonia: 'turns damp red litmus paper blue',
}

/** A formula shown in HTML as plain text again, e.g. `SO4^2-`. */
export const formulaOf = (html: string): string =>
  html
    .replace(/<sup>(.*?)<\/sup>/g, '^$1')
    .replace(/<\/?sub>/g, '')
    .replace(/−/g, '-')
