import { expect, it } from 'vitest'
import { allAddress, backAddress, pageAddress, postAddress } from './posts.rules.ts'

const params = new URLSearchParams('child=7&posts=all&kind=news&page=2')

it('opens a post on top of whatever stands there, and leads back to it', () => {
  expect(postAddress(params, '1')).toBe('?child=7&posts=all&kind=news&page=2&post=1')
  const there = new URLSearchParams('child=7&posts=all&kind=news&post=1')
  expect(backAddress(there)).toBe('?child=7&posts=all&kind=news')
})

it('keeps of an address what the page is about', () => {
  expect(allAddress(new URLSearchParams('child=7&search=ana'))).toBe('?child=7&posts=all')
  expect(pageAddress(params)).toBe('?child=7')
  expect(pageAddress(new URLSearchParams('posts=all'))).toBe('?')
})
