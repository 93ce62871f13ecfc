import { describe, expect, it } from 'vitest'
import type { ReadItem } from './formats.ts'
import { readerFor } from './readers.ts'
import { answer, moodleQuestion, quiz } from './testing.ts'

/** Items that are made to take long: each has its outcome, and holds nobody up. */

const good = moodleQuestion('multichoice', answer(100, 'a'))

/** The processor's time that the longest hold of the thread took, in ms, while something is done. */
async function longestHold(run: () => Promise<void>): Promise<number> {
  const cpu = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let longest = 0
  let isOver = false
  let since = cpu()
  const look = () => {
    longest = Math.max(longest, cpu() - since)
    since = cpu()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await run()
  isOver = true
  return Math.max(longest, cpu() - since)
}

/** A file as a disk gives it. */
async function* inPieces(file: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536)
}

const many = (text: string, times: number) => text.repeat(times)
const image = (bytes: number) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(bytes, 7)]).toString(
    'base64',
  )
const files = (count: number, encoded: string) =>
  Array.from(
    { length: count },
    (_, at) => `<file name="${at}.png" path="/" encoding="base64">${encoded}</file>`,
  ).join('')
const images = (count: number) =>
  Array.from({ length: count }, (_, at) => `<img src="@@PLUGINFILE@@/${at}.png" alt="">`).join('')
const choice = (text: string, about: Parameters<typeof moodleQuestion>[2] = {}) =>
  moodleQuestion('multichoice', answer(100, 'a'), { text, ...about })
const megabyte = 1_048_576
const large = image(2 * megabyte - 100)

const cases: [string, string, (item: ReadItem | undefined) => unknown, unknown][] = [
  ['one of 41 MB', choice(many('x', 41 * megabyte)), refusal, 'malformed'],
  ['one of 39 MB', choice(many('x ', 19.5 * megabyte)), refusal, 'too-long'],
  [
    'an image of 30 MB',
    choice(`a<img src="data:image/png;base64,${many('AAAA', 7.5 * megabyte)}">`),
    warning,
    'image-missing',
  ],
  ['ten images beside it', choice(images(10), { beside: files(10, large) }), fileCount, 1],
  [
    'five images in it',
    choice(many(`a<img src="data:image/png;base64,${large}" alt="">`, 5)),
    fileCount,
    1,
  ],
  [
    'elements 101 deep',
    `<question type="essay">${many('<a>', 101)}${many('</a>', 101)}</question>`,
    refusal,
    'malformed',
  ],
  ['HTML 101 deep', choice(`${many('<div>', 101)}a`), refusal, 'too-deep'],
  [
    'a million elements',
    `<question type="essay">${many('<tag/>', megabyte)}</question>`,
    refusal,
    'malformed',
  ],
  ['LaTeX never closed', choice(many('\\(x ', 14_000)), refusal, undefined],
  ['LaTeX of others never closed', choice(many('\\[x $$ [tex]', 4_000)), refusal, undefined],
  ['a megabyte of braces', choice(`\\(${many('{', megabyte)}\\)`), refusal, 'too-long'],
  [
    'as many braces as are read',
    choice(`\\(${many('{', 50_000)}\\)`),
    warning,
    'equation-unreadable',
  ],
  [
    'gaps that never begin',
    moodleQuestion('cloze', '', { text: `{1${many(' ', megabyte)}` }),
    refusal,
    'no-question',
  ],
  [
    'openings of gaps',
    moodleQuestion('cloze', '', { text: many('{1:SA:=', 500_000) }),
    refusal,
    'no-question',
  ],
  [
    'gaps without end',
    moodleQuestion('cloze', '', { text: many('{1:SA:=a}', 20_000) }),
    refusal,
    'too-many-gaps',
  ],
  [
    'empty lines',
    choice(`a${many('\n', 100_000)}b`, { format: 'moodle_auto_format' }),
    refusal,
    undefined,
  ],
  ['a name of a megabyte', choice('a', { name: many('&amp;', megabyte / 5) }), refusal, undefined],
  [
    '27 answers',
    moodleQuestion('multichoice', answer(100, 'a') + many(answer(0, 'b'), 26)),
    refusal,
    'too-many-answers',
  ],
  [
    '26 answers with an image each',
    moodleQuestion(
      'multichoice',
      answer(100, 'a') +
        many(answer(0, `b<img src="data:image/png;base64,${image(200_000)}" alt="">`), 25),
    ),
    refusal,
    undefined,
  ],
]

function refusal(item: ReadItem | undefined) {
  return item?.refusal?.name
}
function warning(item: ReadItem | undefined) {
  return item?.warnings[0]?.name
}
function fileCount(item: ReadItem | undefined) {
  return item?.files.length
}

describe('an item that could take long', () => {
  it.each(cases)('%s', async (_name, item, seen, expected) => {
    const file = Buffer.from(quiz(item, good))
    const items: ReadItem[] = []
    const held = await longestHold(async () => {
      for await (const one of readerFor(file).read(inPieces(file))) items.push(one)
    })
    expect(items.map(seen)[0]).toBe(expected)
    expect(items.at(-1)?.question).not.toBeNull()
    // Several times what it takes, for machines that do other work too.
    expect(held).toBeLessThan(200)
  })
})
