import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCaptions } from './read-captions.ts'
import { cueLines, hasTags, plainCueText, searchTextOf, timestamp, writeVtt } from './vtt.rules.ts'

describe('the words of a cue', () => {
  it.each([
    ['<i>Every</i> <b>body</b>', 'Every body'],
    ['<v Anna>Hello</v>', 'Hello'],
    ['<c.yellow.bg_blue>Hello</c>', 'Hello'],
    ['<00:01.500>Hello <00:00:02.000>there', 'Hello there'],
    ['<font color="#fff">Hello</font>', 'Hello'],
    ['{\\an8}Hello', 'Hello'],
    ['One<br>Two<br />Three', 'One\nTwo\nThree'],
    ['x < y and y > z', 'x < y and y > z'],
    ['x<y', 'x<y'],
    ['a --> b', 'a --> b'],
    ['fish &amp; chips &lt;i&gt; &#39;', "fish & chips <i> '"],
    ['it&apos;s&#32;a&#8217;b&#x2019;c &hellip;', "it's a\u2019b\u2019c &hellip;"],
    ['&#0; &#xd800; &#x110000; &amp;#65;', '&#0; &#xd800; &#x110000; &#65;'],
    ['  two  \n\n  lines ', 'two\nlines'],
    ['a\u0000b\tc', 'a b c'],
    ['<i></i>', ''],
  ])('of %j are %j', (text, plain) => {
    expect(plainCueText(text)).toBe(plain)
  })

  it('have tags or not', () => {
    expect(['<i>a</i>', 'a < b', '<v A>b'].map(hasTags)).toEqual([true, false, true])
  })
})

it.each([
  [0, '00:00:00.000'],
  [1.0005, '00:00:01.001'],
  [59.9996, '00:01:00.000'],
  [3_723.456, '01:02:03.456'],
  [14_400, '04:00:00.000'],
])('%d seconds are written as %s', (seconds, text) => {
  expect(timestamp(seconds)).toBe(text)
})

it('is written with its signs escaped, so that nothing in it is a tag', () => {
  expect(writeVtt([{ start: 1, end: 2, text: '<script>\n&amp; -->' }])).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n&lt;script&gt;\n&amp;amp; --&gt;\n',
  )
  expect(
    searchTextOf([
      { start: 1, end: 2, text: 'a\nb' },
      { start: 2, end: 3, text: 'c' },
    ]),
  ).toBe('a b c')
})

it('what is written is read again as it was, whatever somebody says', async () => {
  const cue = fc
    .record({
      start: fc.integer({ min: 0, max: 14_000_000 }).map((ms) => ms / 1000),
      lasts: fc.integer({ min: 1, max: 100_000 }).map((ms) => ms / 1000),
      text: fc
        .oneof(
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
          fc.constantFrom('size: 5', '7', 'NOTE', 'WEBVTT', 'STYLE', '00:01.000 --> 00:02.000'),
        )
        .map(cueLines)
        .filter((text) => text !== ''),
    })
    .map(({ start, lasts, text }) => ({
      start,
      end: Math.round((start + lasts) * 1000) / 1000,
      text,
    }))
  await fc.assert(
    fc.asyncProperty(fc.array(cue, { minLength: 1, maxLength: 20 }), async (cues) => {
      const sorted = cues.toSorted((one, other) => one.start - other.start)
      const read = await readCaptions(Buffer.from(writeVtt(sorted)), null)
      expect(read).toEqual({ cues: sorted, warnings: [] })
    }),
    { numRuns: 200 },
  )
})
