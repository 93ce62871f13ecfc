import type { Quill } from 'react-quill'
import { indentBy, put } from './commands.ts'
import type { Formats } from './ops.ts'
import type { TextKind, ToolName } from './tools.rules.ts'

/** How a tool changes what is chosen, by what is there. Those without one open a dialog. */
export function press(quill: Quill, tool: ToolName, kind: TextKind, formats: Formats): void {
  const format = (name: keyof Formats, value: unknown) => quill.format(name, value, 'user')
  const [high, low] = kind.headings
  const acts: Partial<Record<ToolName, () => void>> = {
    bold: () => format('bold', !formats.bold),
    italic: () => format('italic', !formats.italic),
    underline: () => format('underline', !formats.underline),
    sub: () => format('script', formats.script === 'sub' ? false : 'sub'),
    super: () => format('script', formats.script === 'super' ? false : 'super'),
    heading: () => format('header', formats.header === high ? false : high),
    subheading: () => format('header', formats.header === low ? false : low),
    bullet: () => format('list', formats.list === 'bullet' ? false : 'bullet'),
    ordered: () => format('list', formats.list === 'ordered' ? false : 'ordered'),
    quote: () => format('blockquote', !formats.blockquote),
    code: () => format('code-block', !formats['code-block']),
    indent: () => indentBy(quill, kind, '+1'),
    outdent: () => indentBy(quill, kind, '-1'),
    blank: () => put(quill, { blank: true }),
    undo: () => quill.history.undo(),
    redo: () => quill.history.redo(),
  }
  acts[tool]?.()
}

/** Whether a tool is on where the caret is; undefined for tools that do one thing. */
export function isPressed(tool: ToolName, kind: TextKind, formats: Formats): boolean | undefined {
  const [high, low] = kind.headings
  const states: Partial<Record<ToolName, boolean>> = {
    bold: formats.bold === true,
    italic: formats.italic === true,
    underline: formats.underline === true,
    sub: formats.script === 'sub',
    super: formats.script === 'super',
    heading: formats.header === high,
    subheading: formats.header === low,
    bullet: formats.list === 'bullet',
    ordered: formats.list === 'ordered',
    quote: formats.blockquote === true,
    code: Boolean(formats['code-block']),
    link: formats.link !== undefined,
  }
  return states[tool]
}
