import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block, PrintedDocument } from '../../api/src/printing/document.ts'
import { openPrinter } from '../../api/src/printing/printer.ts'
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

interface Bare {
  /** Milliseconds that the library takes for a document. */
  timeOf(document: PrintedDocument): Promise<number>
  /** Ends its process, and waits for that. */
  close(): Promise<void>
}

function openBare(): Bare {
  const child = fork(join(import.meta.dirname, 'bare-typesetter.ts'), { execArgv: [] })
  return {
    timeOf: async (document) => {
      child.send(document)
      const [ms] = await once(child, 'message')
      return Number(ms)
    },
    close: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
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

/** A printer's process from its first document to the one after its last, beside the library alone. */
async function measureProcess(documents: number, another: () => PrintedDocument) {
  const printer = openPrinter()
  try {
    const first = await timeOf(() => printer.print(another()))
    const holdsFirst = printersMB()
    const bare = openBare()
    await bare.timeOf(another())
    const [own, alone]: [number[], number[]] = [[], []]
    for (let printed = 1; printed < documents; printed += 1) {
      own.push(await timeOf(() => printer.print(another())))
      alone.push(await bare.timeOf(another()))
    }
    await bare.close()
    for (let printed = documents; printed < perProcess; printed += 1) await printer.print(another())
    const holdsLast = printersMB()
    await printer.print(another())
    return {
      first,
      own: median(own),
      alone: median(alone),
      holdsFirst,
      holdsLast,
      holdsNext: printersMB(),
    }
  } finally {
    printer.close()
  }
}

/**
 * A report by the printer, process and all, against the library alone in a process as new, in turns;
 * and what the printer's process holds at its first document, its last, and what the next one holds.
 */
export async function benchPrinting({ rounds, documents }: Effort): Promise<void> {
  // None twice, which the library would know by heart.
  let number = 0
  const another = () => {
    number += 1
    return reportOf(number)
  }
  const found: Awaited<ReturnType<typeof measureProcess>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    found.push(await measureProcess(documents, another))
  }
  printTable('Reports as PDF: ms each, and MB of the printer’s process', [
    ['round', 'first', 'next', 'bare', 'MB, 1st', 'MB, 50th', 'MB, 51st'],
    ...found.map(({ first, own, alone, holdsFirst, holdsLast, holdsNext }, round) => [
      String(round + 1),
      ...[first, own, alone, holdsFirst, holdsLast, holdsNext].map((figure) => figure.toFixed(1)),
    ]),
  ])
  const ratios = found.map(({ own, alone }) => own / alone)
  const backs = found.map(({ holdsNext, holdsFirst }) => holdsNext / holdsFirst)
  judge('A printed report against the library alone', median(ratios), { most: 1.5 }, 'x')
  judge('Memory after 50 documents against the first', median(backs), { most: 1.2 }, 'x')
}
