import { expect, test } from 'vitest'
import { spokenOf } from './spoken.rules.ts'

test.each([
  ['Take y = x³ − 3x.', 'Take y equals x cubed minus 3x.'],
  ['Half of g is 5 m/s².', 'Half of g is 5 metres per second squared.'],
  ['Burn it: −394 kJ/mol.', 'Burn it: minus 394 kilojoules per mole.'],
  ['A battery of 12 V, 2 Ω on top', 'A battery of 12 volts, 2 ohms on top'],
  ['W sin θ, at 30°', 'W sine theta, at 30 degrees'],
  ['20 % of 24 dm³', '20 per cent of 24 cubic decimetres'],
  ['5 minutes, 3 atoms', '5 minutes, 3 atoms'],
  ['x² − 9 over x² + 5x + 6', 'x squared minus 9 over x squared plus 5x plus 6'],
  ['10 g are 0.10 mol, 5 and 6', '10 grams are 0.10 moles, 5 and 6'],
])('%s', (text, spoken) => {
  expect(spokenOf(text)).toBe(spoken)
})
