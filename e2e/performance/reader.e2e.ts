import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { makePdf } from '../reader/make-pdf.ts'
import { openPage } from '../support/browser.ts'
import { servePiece } from '../support/piece.ts'

const brotli = promisify(brotliCompress)

test('the reader and its worker keep their budgets of bytes, and come only when it is opened', async () => {
  const page = await openPage()
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const name = /\/reader\/([^?]+\.(?:js|css))$/.exec(response.url())?.[1]
    // The page itself is what every screen has.
    if (name && !/^(page|client|versions)\./.test(name)) bodies.set(name, response.body())
  })
  const file = makePdf([{ lines: ['One page'] }])
  await page.route('**/media/file/**', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: file }),
  )
  await servePiece(page, 'reader', 'Reader')
  await page.goto('/reader/')
  await page.getByRole('region', { name: 'Page 1' }).getByText('One page').waitFor()
  const sizes = { reader: 0, worker: 0 }
  for (const body of bodies.values()) {
    const script = await body
    // What reads files is the one that is large; it is a script of its own.
    sizes[script.length > 900_000 ? 'worker' : 'reader'] += (await brotli(script)).length
  }
  expect(sizes.reader).toBeGreaterThan(100_000)
  expect(sizes.reader).toBeLessThanOrEqual(175_000)
  expect(sizes.worker).toBeGreaterThan(100_000)
  expect(sizes.worker).toBeLessThanOrEqual(320_000)
})
