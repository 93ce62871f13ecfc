import { describe, expect, it } from 'vitest'
import { acceptOf, fileFault, isInParts, pauseBefore, redrawn } from './files.rules.ts'

const megabyte = 1024 * 1024

describe('a file that is chosen', () => {
  it.each([
    ['image', 'image/png', 2 * megabyte - 1, null],
    ['image', 'image/png', 2 * megabyte, 'File size must be less than 2MB'],
    ['image', 'image/svg+xml', 10, 'File must be an image'],
    ['image', '', 10, null],
    ['pdf', 'application/pdf', 100 * megabyte, 'File size must be less than 100MB'],
    ['pdf', 'image/png', 10, 'File must be a PDF'],
    ['csv', 'application/vnd.ms-excel', 10, null],
    ['video', 'video/mp4', 9_000 * megabyte, null],
    ['video', 'video/quicktime', 10, 'File must be an MP4 or WebM video'],
  ] as const)('as a %s of type %j and %i bytes is at fault by %j', (kind, type, size, fault) => {
    expect(fileFault({ type, size }, kind)).toBe(fault)
  })

  it('is asked for by type and ending', () => {
    expect(acceptOf('pdf')).toBe('application/pdf,.pdf')
  })

  it.each([
    ['image', 2 * megabyte, false],
    ['pdf', 20 * megabyte, false],
    ['pdf', 20 * megabyte + 1, true],
    ['video', 1, true],
    ['package', 1, true],
    ['csv', 4 * megabyte, false],
  ] as const)('as a %s of %i bytes is sent in parts: %j', (kind, size, inParts) => {
    expect(isInParts(kind, size)).toBe(inParts)
  })

  it.each([
    ['image/jpeg', 4000, 3000, { width: 1600, height: 1200 }],
    ['image/jpeg', 800, 600, { width: 800, height: 600 }],
    ['image/webp', 800, 600, { width: 800, height: 600 }],
    ['image/png', 1600, 9000, null],
    ['image/png', 1601, 1, { width: 1600, height: 1 }],
    ['image/gif', 4000, 3000, null],
  ])('as a picture %s of %i by %i is drawn as %j', (type, width, height, size) => {
    expect(redrawn({ type }, { width, height })).toEqual(size)
  })
})

it.each([
  [2, 0, undefined, 2_000],
  [4, 503, undefined, 8_000],
  [5, 503, undefined, null],
  [2, 429, 7, 7_000],
  [2, 503, 600, 30_000],
  [2, 422, undefined, null],
  [2, 404, undefined, null],
])('try %i after %i (wait %j) comes in %j ms', (next, status, wait, pause) => {
  expect(pauseBefore(next, status, wait)).toBe(pause)
})
