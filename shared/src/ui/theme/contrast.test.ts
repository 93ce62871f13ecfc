import { expect, test } from 'vitest'
import { semanticColours } from './semantic.ts'

type Pair = { value: { base: string; _dark: string } }

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const { bg, fg } = semanticColours
const modes = ['base', '_dark'] as const
const surfaces = [bg.canvas, bg.surface, bg.raised, bg.subtle, bg.hover]
const tones = { ...semanticColours.event, ...semanticColours.light, ...semanticColours.alert }
const states = [
  semanticColours.success,
  semanticColours.warning,
  semanticColours.danger,
  semanticColours.info,
  semanticColours.neutral,
]

function expectReadable(text: Pair, ground: Pair, least = 4.5): void {
  for (const mode of modes) {
    expect(contrast(text.value[mode], ground.value[mode])).toBeGreaterThanOrEqual(least)
  }
}

test('text passes AA on every surface in both modes', () => {
  for (const surface of surfaces) {
    for (const text of [fg.DEFAULT, fg.muted, fg.subtle, fg.link]) expectReadable(text, surface)
  }
})

test('tones pass AA on their own ground and on surfaces', () => {
  for (const tone of [...Object.values(tones), ...states]) {
    expectReadable(tone.text, tone.soft)
    expectReadable(tone.text, bg.surface)
  }
})

test('words on brand, danger and ink pass; edges of controls pass 3:1', () => {
  for (const ground of [bg.brand, bg.brandHover, bg.brandActive, bg.danger, bg.dangerHover]) {
    expectReadable(fg.onBrand, ground)
  }
  expectReadable(fg.onInk, bg.ink)
  expectReadable(fg.onInkMuted, bg.inkHover)
  expectReadable(fg.brand, bg.brandSoftHover)
  expectReadable(semanticColours.border.control, bg.surface, 3)
  expectReadable(semanticColours.focus, bg.canvas, 3)
})

test("the calendar's colours are the given ones, in both modes", () => {
  const colours = Object.values(semanticColours.event).map((tone) => tone.DEFAULT.value)
  const given = ['#485AFF', '#FFAA06', '#06D79E', '#DA5A5C', '#FFFF00', '#9D4B94']
  expect(colours).toEqual(given.map((colour) => ({ base: colour, _dark: colour })))
})
