import { describe, expect, it } from 'vitest'
import { readCaptions } from './read-captions.ts'

const read = (text: string, seconds: number | null = 60) => readCaptions(Buffer.from(text), seconds)
const cuesOf = async (text: string) => (await read(text)).cues
const faultOf = async (text: string | Uint8Array) =>
  await readCaptions(Buffer.from(text), 60).then(
    () => null,
    (error: { status: number; errors: { path: string; message: string }[] }) => [
      error.status,
      ...error.errors.map(({ path, message }) => `${path}: ${message}`),
    ],
  )

const hello = [{ start: 1, end: 2.5, text: 'Hello' }]

describe('captions', () => {
  it.each([
    ['as WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHello\n'],
    ['with a mark of their encoding', '\ufeffWEBVTT\n\n00:01.000 --> 00:02.500\nHello\n'],
    ['with CRLF', 'WEBVTT\r\n\r\n00:01.000 --> 00:02.500\r\nHello\r\n'],
    ['with CRCRLF', 'WEBVTT\r\r\n\r\r\n00:01.000 --> 00:02.500\r\r\nHello\r\r\n'],
    ['with CR', 'WEBVTT\r\r00:01.000 --> 00:02.500\rHello\r'],
    ['without an end of the last line', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHello'],
    ['with hours', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello'],
    ['with settings', 'WEBVTT\n\n00:01.000 --> 00:02.500 align:start line:0,end\nHello'],
    ['with a head', 'WEBVTT - of a lesson\nKind: captions\n\n00:01.000 --> 00:02.500\nHello'],
    ['with arrows in their head', 'WEBVTT\nRegion: id=a-->\n\n00:01.000 --> 00:02.500\nHello'],
    ['whose head goes on with a cue', 'WEBVTT\n00:01.000 --> 00:02.500\nHello'],
    ['with ids', 'WEBVTT\n\nintro\n00:01.000 --> 00:02.500\nHello\n\n'],
    ['with a note', 'WEBVTT\n\nNOTE Of a lesson\nand more\n\n00:01.000 --> 00:02.500\nHello'],
    ['with commas for dots', 'WEBVTT\n\n00:01,000 --> 00:02,500\nHello'],
    ['as SubRip', '1\n00:00:01,000 --> 00:00:02,500\nHello\n'],
    ['as SubRip with CRLF and a mark', '\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\n\r\n'],
    ['with two marks of their encoding', '\ufeff\ufeff1\n00:00:01,000 --> 00:00:02,500\nHello\n'],
    ['with hours of one digit', '1\n0:00:01,000 --> 0:00:02,500\nHello\n'],
    ['with fewer digits of a second', '1\n00:00:01 --> 00:00:02,5\nHello\n'],
    ['with places on the picture', '1\n00:00:01,000 --> 00:00:02,500 X1:1 X2:2 Y1:3 Y2:4\nHello\n'],
    ['with tabs', '1\n00:00:01,000\t-->\t00:00:02,500\nHello\n'],
    ['without a head', '00:01.000 --> 00:02.500\nHello'],
    ['with spaces in empty lines', 'WEBVTT\n  \n00:01.000 --> 00:02.500\nHello\n \t\n'],
    ['without spaces around the arrow', 'WEBVTT\n\n00:01.000-->00:02.500\nHello'],
  ])('%s are read', async (_, text) => {
    expect(await read(text)).toEqual({ cues: hello, warnings: [] })
  })

  it('go on where an empty line is missing', async () => {
    const cues = await cuesOf(
      '1\n00:00:01,000 --> 00:00:02,500\nHello\n2\n00:00:03,000 --> 00:00:04,000\nYou, 2\n',
    )
    expect(cues).toEqual([...hello, { start: 3, end: 4, text: 'You, 2' }])
  })

  it('may begin at once, and end in any order', async () => {
    const times = [
      [1, 9],
      [1, 2],
      [3, 4],
    ]
    const said = times.map(
      ([from, to]) => `00:0${from}.000 --> 00:0${to}.000\nFrom ${from} to ${to}`,
    )
    expect(await read(`WEBVTT\n\n${said.join('\n\n')}`)).toEqual({
      cues: times.map(([start, end]) => ({ start, end, text: `From ${start} to ${end}` })),
      warnings: [],
    })
  })

  it('keep words that look like settings, times or numbers', async () => {
    const cues = await cuesOf(
      'WEBVTT\n\n00:01.000 --> 00:02.000\nsize: 5 cm\n\n00:02.000 --> 00:03.000\nA --> B\n42\n',
    )
    expect(cues.map(({ text }) => text)).toEqual(['size: 5 cm', 'A --> B\n42'])
  })

  it('may be said at once by two', async () => {
    const both = 'WEBVTT\n\n00:01.000 --> 00:05.000\nOne\n\n00:02.000 --> 00:03.000\nOther\n'
    expect(await read(both)).toMatchObject({
      cues: [{ text: 'One' }, { text: 'Other' }],
      warnings: [],
    })
  })

  it('say what was left out or mended, by line', async () => {
    const { cues, warnings } = await read(
      [
        ...['WEBVTT', '', 'STYLE', '::cue { color: red }', '', 'REGION', 'id:a', ''],
        ...[
          '00:09.000 --> 00:10.000',
          '<v Anna><i>Last</i>',
          '',
          '00:01.000 --> 00:02.500',
          'Hello',
          '',
        ],
        ...['00:03.000 --> 00:04.000', '', 'Parted', '', 'lost words', ''],
        ...['01:30.000 --> 01:31.000', 'Too late', '', '00:40.000 --> 00:40.000', ''],
      ].join('\n'),
    )
    expect(cues.map(({ text }) => text)).toEqual(['Hello', 'Parted', 'Last', 'Too late'])
    expect(warnings).toEqual([
      { line: 3, message: 'Styles and places are left out' },
      { line: 6, message: 'Styles and places are left out' },
      { line: 10, message: 'Formatting is left out' },
      { line: 12, message: 'This stood after what is said later' },
      { line: 16, message: 'An empty line before the words is left out' },
      { line: 19, message: 'Words without a time are left out' },
      { line: 21, message: 'This is after the end of the video' },
      { line: 24, message: 'A time without words is left out' },
    ])
  })
})

describe('captions that cannot be read', () => {
  const long = 'x'.repeat(501)
  it.each([
    ['WEBVTT\n\n00:05.000 --> 00:02.000\nA', 'file: Line 3: It ends before it starts'],
    ['WEBVTT\n\n00:05.000 --> 00:05.000\nA', 'file: Line 3: It ends before it starts'],
    [
      'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:xx.000 --> 00:09.000\nB',
      'file: Line 6: The times cannot be read',
    ],
    ['WEBVTT\n\n00:01.000 --> \nA', 'file: Line 3: The times cannot be read'],
    ['1\n00:00:61,000 --> 00:01:02,000\nA', 'file: Line 2: The times cannot be read'],
    ['1\nten --> twelve\nA', 'file: Line 2: The times cannot be read'],
    ...['->', '–>', '—>', '--\u2009>', '→'].map((arrow) => [
      `1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n00:00:03,000 ${arrow} 00:00:04,000\nB`,
      'file: Line 6: The times cannot be read',
    ]),
    ['1\n00:00:01, 500 --> 00:00:02, 500\nA', 'file: Line 2: The times cannot be read'],
    ['1\n00:00:01:500 --> 00:00:02:500\nA', 'file: Line 2: The times cannot be read'],
    ['1\n-00:00:01,000 --> 00:00:02,000\nA', 'file: Line 2: The times cannot be read'],
    ['0:00:01.000,0:00:02.500\nHello', 'file: Line 1: There are no captions in this file'],
    [
      'WEBVTT\n\n04:00:00.000 --> 04:00:01.000\nA',
      'file: Line 3: Captions end after four hours at the latest',
    ],
    [
      `WEBVTT\n\n00:01.000 --> 00:02.000\n${long}`,
      'file: Line 3: The words must have at most 500 characters',
    ],
    ['WEBVTT\n', 'file: Line 1: There are no captions in this file'],
    ['only words', 'file: Line 1: There are no captions in this file'],
    [
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>\n',
      'file: Line 1: There are no captions in this file',
    ],
  ])('%j: %s', async (text, fault) => {
    expect(await faultOf(text)).toEqual([422, fault])
  })

  it('are in another encoding, of which the first line is named', async () => {
    const words = 'This is not UTF-8. Save the captions as UTF-8, and bring them again'
    const windows = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nCaf\u00e9\n', 'latin1')
    expect(await faultOf(windows)).toEqual([422, `file: Line 4: ${words}`])
    const wide = Buffer.from('\ufeffWEBVTT\n', 'utf16le')
    for (const bytes of [wide, Buffer.from(wide).swap16()]) {
      expect(await faultOf(bytes)).toEqual([422, `file: Line 1: ${words}`])
    }
  })

  it('have more than 5,000 cues', async () => {
    const blocks = (count: number) =>
      `WEBVTT\n\n${Array.from({ length: count }, (_, at) => `${at}\n00:01.000 --> 00:02.000\nA\n`).join('\n')}`
    expect((await read(blocks(5_000))).cues).toHaveLength(5_000)
    expect(await faultOf(blocks(5_001))).toEqual([
      422,
      'file: Line 20004: At most 5,000 lines can be shown',
    ])
  })
})
