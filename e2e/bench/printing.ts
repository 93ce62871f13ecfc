import { readdirSync, readFileSync } from 'node:fs'
import type { Block, PrintedDocument } from '../../api/src/printing/document.ts'
import { openPrinter } from '../../api/src/printing/printer.ts'
import { openTypesetter } from '../../api/src/printing/typesetter.ts'
import type { Effort } from './effort.ts'
import { judge, median, printTable } from './numbers.ts'
import { residentMB } from './resident.ts'

/** Documents after which a printer's process gives way to another. */
const perProcess = 50

const label = (text: string): Block => ({ kind: 'label', text })
const words = (text: string): Block => ({ kind: 'paragraph', parts: [{ kind: 'text', text }] })
const item = (text: string, at: number): Block => ({
  kind: 'item',
  mark: `${at}.`,
  parts: [{ kind: 'text', text }],
})

/** As long as a tuition report is, with an equation. */
function reportOf(number: number): PrintedDocument {
  const blocks: Block[] = [
    label('Covered'),
    words('Quadratics: completing the square, the discriminant, where curves meet lines'),
    label('Went well'),
    words('Completed the square quickly, with a coefficient in front, and saw why. '.repeat(5)),
    label('To work on'),
    words('Read the question to the end: the sum of the roots was asked for. '.repeat(5)),
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'One to try: when has ' },
        { kind: 'equation', code: 'x^2 - k x + 9 = 0', alt: 'x^2 - kx + 9 = 0' },
        { kind: 'text', text: ' equal roots?' },
      ],
    },
    label('Homework'),
    ...[1, 2, 3].map((at) => item('Twelve discriminant questions without a calculator', at)),
  ]
  return {
    title: `Tuition report ${number}`,
    facts: [
      { label: 'Hour', value: '3 March 2027, 1 h' },
      { label: 'Subject', value: 'Mathematics' },
    ],
    sections: [{ heading: '', blocks }],
  }
}

/** The megabytes of the youngest process that this one has started: the printer's. */
function printersMB(): number {
  const children = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === process.pid)
    .map(Number)
  return residentMB(Math.max(...children))
}

function parentOf(pid: string): number {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    // It has ended meanwhile.
    return Number.NaN
  }
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await act()
  return performance.now() - before
}

/**
 * A report by the printer, process and all, against the library alone on the same document, in turns;
 * and what the printer's process holds at its first document, its last, and what the next one holds.
 */
export async function benchPrinting({ rounds, documents }: Effort): Promise<void> {
  const printer = openPrinter()
  const bare = await openTypesetter()
  try {
    const rows: string[][] = []
    const ratios: number[] = []
    const backs: number[] = []
    // None twice, which the library would know by heart.
    let number = 0
    const another = () => {
      number += 1
      return reportOf(number)
    }
    for (let round = 0; round < rounds; round += 1) {
      // Each round begins with a process that is new.
      const first = await timeOf(() => printer.print(another()))
      const holdsFirst = printersMB()
      await bare.set(another())
      const [own, alone]: [number[], number[]] = [[], []]
      for (let printed = 1; printed < perProcess; printed += 1) {
        const [one, other] = [another(), another()]
        if (printed >= documents) await printer.print(one)
        else {
          own.push(await timeOf(() => printer.print(one)))
          alone.push(await timeOf(() => bare.set(other)))
        }
      }
      const holdsLast = printersMB()
      await printer.print(another())
      const holdsNext = printersMB()
      for (let printed = 1; printed < perProcess; printed += 1) await printer.print(another())
      ratios.push(median(own) / median(alone))
      backs.push(holdsNext / holdsFirst)
      rows.push([
        String(round + 1),
        ...[first, median(own), median(alone), holdsFirst, holdsLast, holdsNext].map((figure) =>
          figure.toFixed(1),
        ),
      ])
    }
    printTable('Reports as PDF: ms each, and MB of the printer’s process', [
      ['round', 'first', 'next', 'bare', 'MB, 1st', 'MB, 50th', 'MB, 51st'],
      ...rows,
    ])
    judge('A printed report against the library alone', median(ratios), { most: 1.5 }, 'x')
    judge('Memory after 50 documents against the first', median(backs), { most: 1.2 }, 'x')
  } finally {
    printer.close()
  }
}
