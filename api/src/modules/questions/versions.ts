import { parse } from 'mathjs/number'
import type { StoredMarking } from '../../database/schema/index.ts'
import { renderHtml, renderLatex, TextCache } from '../../rich-text/index.ts'

/** Stands where an id is wanted for what is kept nowhere: no version, question or topic has it. */
export const idOfNothing = 2_147_483_647

/** A version of a question as the database has it. */
export interface StoredVersion {
  versionId: number
  text: string
  data: string | null
  solution: string
  marking: StoredMarking | null
  options: { letter: string; text: string; isCorrect: boolean; why: string }[]
}

/** The same as it is sent, in two halves: what may always be seen, and what is kept back. */
export interface RenderedVersion {
  shown: {
    text: string
    data: string | null
    options: { letter: string; html: string }[]
  }
  key: {
    correctLetter: string | null
    expected: string | null
    solution: string
    reasons: { letter: string; html: string }[]
    modelAnswer: string | null
    criteria: string[]
  }
}

const sizeOf = (version: RenderedVersion): number =>
  [
    version.shown.text,
    version.shown.data ?? '',
    version.key.solution,
    version.key.expected ?? '',
    version.key.modelAnswer ?? '',
    ...version.key.criteria,
    ...version.shown.options.map((option) => option.html),
    ...version.key.reasons.map((reason) => reason.html),
  ].reduce((sum, text) => sum + text.length, 0)

/** Thirty million characters: some thousand questions with many equations. */
const cache = new TextCache<RenderedVersion>(30_000_000, sizeOf)

/** For a process that goes on with another database, where the same ids mean other versions. */
export function forgetVersions(): void {
  cache.clear()
}

function expectedHtml(marking: StoredMarking | null): string | null {
  // A draft may have none yet.
  if (marking?.kind !== 'equation' || marking.expected.trim() === '') return null
  const off = marking.tolerance === undefined ? '' : `\\pm ${marking.tolerance}`
  const unit = marking.unit === undefined ? '' : `\\ \\mathrm{${marking.unit.replace(/ /g, '\\,')}}`
  try {
    const tex = parse(marking.expected)
      .toTex({ parenthesis: 'auto' })
      // The dot of a product is written only before a number.
      .replace(/\\cdot(?=\s*(?:[a-zA-Z]|\\|\{\s*[a-zA-Z]))/g, ' ')
    return renderLatex(`${tex}${off}${unit.replaceAll('%', '\\%').replaceAll('°', '^{\\circ}')}`)
  } catch {
    return renderLatex(`\\text{${marking.expected}}`)
  }
}

/** A version with its equations set. A version never changes, so it is set once and kept. */
export function renderVersion(version: StoredVersion): RenderedVersion {
  if (version.versionId === idOfNothing) return setVersion(version)
  const kept = cache.get(version.versionId)
  if (kept !== undefined) return kept
  const rendered = setVersion(version)
  cache.set(version.versionId, rendered)
  return rendered
}

function setVersion(version: StoredVersion): RenderedVersion {
  const { marking, options } = version
  const essay = marking?.kind === 'essay' ? marking : null
  return {
    shown: {
      text: renderHtml(version.text),
      data: version.data === null ? null : renderHtml(version.data),
      options: options.map(({ letter, text }) => ({ letter, html: renderHtml(text) })),
    },
    key: {
      correctLetter: options.find((option) => option.isCorrect)?.letter ?? null,
      expected: expectedHtml(marking),
      solution: renderHtml(version.solution),
      reasons: options
        .filter(({ why }) => why !== '')
        .map(({ letter, why }) => ({ letter, html: renderHtml(why) })),
      modelAnswer: essay === null ? null : renderHtml(essay.modelAnswer),
      criteria: essay === null ? [] : essay.criteria.map(renderHtml),
    },
  }
}
