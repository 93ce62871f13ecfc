// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { htmlInWords } from './html-words.ts'

it('compares texts by their words', () => {
  expect(htmlInWords('<p>One <b>bold</b> &amp; <i>more</i></p><p>Two<br>three</p>')).toBe(
    'One bold & more\nTwo\nthree',
  )
  expect(htmlInWords('<p>See <img data-file="1" alt="the plan"></p>')).toBe('See [image]')
})
