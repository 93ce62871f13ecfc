import { expect, it } from 'vitest'
import { pageLink, withAddresses } from './page-links.rules.ts'

it.each([
  [`Open ${pageLink('/')} now`, 'Open https://portal.example/ now'],
  [
    `${pageLink('/a?b=c&d#e')}\n${pageLink('/f')}`,
    'https://portal.example/a?b=c&d#e\nhttps://portal.example/f',
  ],
  // As mails had it that were queued by an older release.
  ['Open https://old.example/a', 'Open https://old.example/a'],
  ['The portal: /here', 'The portal: /here'],
  ['https://other.example/portal:/a', 'https://other.example/portal:/a'],
  ['', ''],
])('%j goes out as %j', (text, sent) => {
  expect(withAddresses(text, 'https://portal.example')).toBe(sent)
})

it('takes an address as it is, whatever signs are in it', () => {
  expect(withAddresses(pageLink('/a'), 'https://portal.example/$&')).toBe(
    'https://portal.example/$&/a',
  )
})
