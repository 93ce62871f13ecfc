import { describe, expect, it } from 'vitest'
import {
  acceptOf,
  afterRefusal,
  fileFault,
  hintOf,
  isInParts,
  noTries,
  redrawn,
} from './files.rules.ts'

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
    ['table', 'application/vnd.ms-excel', 10, null],
    ['video', 'video/mp4', 9_000 * megabyte, null],
    ['video', 'video/quicktime', 10, 'File must be an MP4 or WebM video'],
  ] as const)('as a %s of type %j and %i bytes is at fault by %j', (kind, type, size, fault) => {
    expect(fileFault({ type, size }, kind)).toBe(fault)
  })

  it('is asked for by type and ending', () => {
    expect(acceptOf('pdf')).toBe('application/pdf,.pdf')
    expect(hintOf('image')).toBe('PNG, JPEG, WebP or GIF, less than 2 MB.')
    expect(hintOf('pdf')).toBe('PDF, less than 100 MB.')
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

const waited = { next: 2, waitedMs: 595_000 }

it.each([
  [noTries, 0, undefined, 2_000, { next: 3, waitedMs: 0 }],
  [{ next: 4, waitedMs: 9 }, 503, undefined, 8_000, { next: 5, waitedMs: 9 }],
  [{ next: 5, waitedMs: 0 }, 503, undefined, null, null],
  [noTries, 429, 7, 7_000, { next: 3, waitedMs: 0 }],
  [noTries, 503, 600, 30_000, { next: 3, waitedMs: 0 }],
  [noTries, 422, undefined, null, null],
  [noTries, 404, undefined, null, null],
  [noTries, 409, undefined, 2_000, { next: 3, waitedMs: 0 }],
  // Somebody else is at it: no try of one's own.
  [{ next: 5, waitedMs: 10_000 }, 409, 10, 10_000, { next: 5, waitedMs: 20_000 }],
  [waited, 409, 5, 5_000, { next: 2, waitedMs: 600_000 }],
  [waited, 409, 6, null, null],
  [noTries, 409, 0, 1_000, { next: 2, waitedMs: 1_000 }],
] as const)(
  '%j, refused with %i (wait %j), goes on in %j ms as %j',
  (tries, status, wait, pauseMs, then) => {
    expect(afterRefusal(tries, status, wait)).toEqual(pauseMs && { pauseMs, tries: then })
  },
)
