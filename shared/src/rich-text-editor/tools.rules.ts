import type { Formats, HeadingLevel } from './ops.ts'
import type { Keeps } from './read-html.ts'

/** Which tools a text has: all; those of an answer; those of a student's writing; none. */
export type ToolSet = 'full' | 'answer' | 'writing' | 'plain'

export type ToolName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'sub'
  | 'super'
  | 'heading'
  | 'subheading'
  | 'bullet'
  | 'ordered'
  | 'outdent'
  | 'indent'
  | 'quote'
  | 'code'
  | 'link'
  | 'image'
  | 'equation'
  | 'blank'
  | 'table'
  | 'undo'
  | 'redo'

/** What a text may hold. */
export interface TextKind {
  tools: ToolSet
  /** Two levels of headings, the higher first. */
  headings: readonly [HeadingLevel, HeadingLevel]
  links: boolean
  images: boolean
  equations: boolean
  blanks: boolean
}

const sets: Readonly<Record<ToolSet, readonly ToolName[]>> = {
  full: [
    'bold',
    'italic',
    'underline',
    'sub',
    'super',
    'heading',
    'subheading',
    'bullet',
    'ordered',
    'outdent',
    'indent',
    'quote',
    'code',
    'link',
    'image',
    'equation',
    'blank',
    'table',
  ],
  answer: [
    'bold',
    'italic',
    'underline',
    'sub',
    'super',
    'bullet',
    'ordered',
    'link',
    'image',
    'equation',
    'blank',
  ],
  writing: [
    'bold',
    'italic',
    'underline',
    'heading',
    'subheading',
    'bullet',
    'ordered',
    'outdent',
    'indent',
    'quote',
  ],
  plain: ['equation', 'blank'],
}

/** The tools of a text, in groups, in the order of the toolbar. */
export function toolsOf(kind: TextKind): ToolName[] {
  const asked: Partial<Record<ToolName, boolean>> = {
    link: kind.links,
    image: kind.images,
    equation: kind.equations,
    blank: kind.blanks,
  }
  const own = sets[kind.tools].filter((name) => asked[name] !== false)
  return own.length === 0 ? [] : [...own, 'undo', 'redo']
}

const writing = ['bold', 'italic', 'underline', 'header', 'list', 'indent', 'blockquote'] as const
const stored = [...writing, 'strike', 'code', 'script', 'code-block'] as const

/** What of a text is kept when it is loaded or pasted. */
export function keepsOf(kind: TextKind): Keeps {
  const isHtml = kind.tools === 'full' || kind.tools === 'answer'
  const names: readonly (keyof Formats)[] = isHtml
    ? stored
    : kind.tools === 'writing'
      ? writing
      : []
  return {
    formats: new Set([...names, ...(kind.links ? (['link'] as const) : [])]),
    headings: kind.headings,
    // An answer's picture or table stays, whether or not there is a tool for it.
    pictures: isHtml,
    equations: kind.equations,
    blanks: kind.blanks,
    pieces: isHtml,
  }
}

/** The names by which Quill knows what a text may hold. */
export function formatNames(kind: TextKind): string[] {
  const keeps = keepsOf(kind)
  return [
    ...keeps.formats,
    ...(keeps.pictures ? ['picture'] : []),
    ...(keeps.equations ? ['equation'] : []),
    ...(keeps.blanks ? ['blank'] : []),
    ...(keeps.pieces ? ['piece'] : []),
  ]
}
