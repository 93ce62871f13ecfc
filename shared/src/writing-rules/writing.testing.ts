import fc from 'fast-check'
import type { WritingFormats, WritingOp } from './part.ts'

/** Texts with all that tidying is about: breaks of all kinds, spaces, marks, halves, unseen ones. */
export const messyText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...[
        'a',
        'e',
        'é',
        'Å',
        ' ',
        '\u00a0',
        '\u3000',
        '\t',
        '\n',
        '\r',
        '\r\n',
        '\u2028',
        '\u0085',
      ],
      ...['\u0301', '\u0323', '\u0308\u0301', '\u1100', '\u1161', '\u11a8', '\u09c7', '\u09be'],
      ...['\u200b', '\ufeff', '\u00ad', '\u0000', '\u007f', '\u200d', '👩‍🚀', '\ud83d', '\ude00'],
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

const formats: fc.Arbitrary<WritingFormats> = fc.record(
  {
    bold: fc.constant(true as const),
    underline: fc.constant(true as const),
    header: fc.constantFrom(2 as const, 3 as const),
    list: fc.constantFrom('bullet' as const, 'ordered' as const),
    indent: fc.constantFrom(1 as const, 2 as const, 3 as const),
  },
  { requiredKeys: [] },
)

/** Runs of such texts, with formats where they belong and where they do not. */
export const messyOps: fc.Arbitrary<WritingOp[]> = fc.array(
  fc.record({ insert: messyText, attributes: formats }, { requiredKeys: ['insert'] }),
  { maxLength: 8 },
)
