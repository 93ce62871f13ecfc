import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { brandColourFault, brandColoursOf, contrastOf } from './brand-colour.rules.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2)
  })
})

test.each([
  ['#485aff', null],
  ['#767676', null],
  ['#777777', /4\.47:1/],
  ['#ffaa06', /1\.9\d:1/],
])('of the colour %s is said %s', (hex, said) => {
  const fault = brandColourFault(hex)
  if (said === null) expect(fault).toBeNull()
  else expect(fault).toMatch(said)
})

const darkGrounds = ['#0A0F1C', '#141927', '#1D2231', '#282D3C']
const lightGrounds = ['#FFFFFF', '#F5F7FB', '#EEF0F4']

test('whatever colour is taken, what follows from it can be read in both modes', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`)
    .filter((hex) => brandColourFault(hex) === null)
  fc.assert(
    fc.property(colour, (hex) => {
      const { light, dark } = brandColoursOf(hex)
      const ratio = (one: string | undefined, other: string | undefined) =>
        contrastOf(one ?? '', other ?? '')
      for (const ground of [...lightGrounds, light['bg-brand-soft']]) {
        expect(ratio(light['fg-brand'], ground)).toBeGreaterThanOrEqual(4.5)
      }
      for (const ground of [...darkGrounds, dark['bg-brand-soft']]) {
        expect(ratio(dark['fg-link'], ground)).toBeGreaterThanOrEqual(4.5)
      }
      for (const name of ['bg-brand', 'bg-brand-hover', 'bg-brand-active']) {
        expect(ratio(light[name], '#ffffff')).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})
