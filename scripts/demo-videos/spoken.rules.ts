/** Units behind a number, as they are read; the longer ones first. */
const units: readonly (readonly [string, string])[] = [
  ['kJ/mol', 'kilojoules per mole'],
  ['mol/dm³', 'moles per cubic decimetre'],
  ['g/mol', 'grams per mole'],
  ['dm³/mol', 'cubic decimetres per mole'],
  ['m/s²', 'metres per second squared'],
  ['m/s', 'metres per second'],
  ['N/m', 'newtons per metre'],
  ['dm³', 'cubic decimetres'],
  ['cm³', 'cubic centimetres'],
  ['mol', 'moles'],
  ['kJ', 'kilojoules'],
  ['kg', 'kilograms'],
  ['%', 'per cent'],
  ['g', 'grams'],
  ['m', 'metres'],
  ['s', 'seconds'],
  ['J', 'joules'],
  ['N', 'newtons'],
  ['V', 'volts'],
  ['A', 'amps'],
  ['Ω', 'ohms'],
]

const signs: readonly (readonly [RegExp, string])[] = [
  [/²/g, ' squared'],
  [/³/g, ' cubed'],
  [/°/g, ' degrees'],
  [/½/g, ' one half '],
  [/μ/g, ' mew '],
  [/θ/g, ' theta '],
  [/Δ/g, ' delta '],
  [/π/g, ' pie '],
  [/√/g, ' root '],
  [/ ?− ?/g, ' minus '],
  [/ ?\+ ?/g, ' plus '],
  [/ ?= ?/g, ' equals '],
  [/ ?× ?/g, ' times '],
  [/(?<=[\w)]) ?\/ ?(?=[\w(])/g, ' over '],
  [/\bsin\b/g, 'sine'],
  [/\bcos\b/g, 'cosine'],
  [/\btan\b/g, 'tangent'],
]

/** How a sentence of captions is read aloud: signs and units in words. */
export function spokenOf(text: string): string {
  let spoken = text
  for (const [unit, words] of units) {
    spoken = spoken.replaceAll(
      new RegExp(`(?<=\\d) ?${unit.replace('/', '\\/')}(?![\\wΩ²³/])`, 'g'),
      ` ${words}`,
    )
  }
  for (const [sign, words] of signs) spoken = spoken.replaceAll(sign, words)
  return spoken.replaceAll(/ +(?=[ ,.:;?!]|$)/g, '').trim()
}
