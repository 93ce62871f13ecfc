import type { Delta, Range } from 'quill/core.js'
import Blockquote from 'quill/formats/blockquote.js'
import Bold from 'quill/formats/bold.js'
import CodeBlock, { Code } from 'quill/formats/code.js'
import Header from 'quill/formats/header.js'
import Indent from 'quill/formats/indent.js'
import Italic from 'quill/formats/italic.js'
import List from 'quill/formats/list.js'
import Script from 'quill/formats/script.js'
import Strike from 'quill/formats/strike.js'
import Underline from 'quill/formats/underline.js'
import Clipboard from 'quill/modules/clipboard.js'
import Uploader from 'quill/modules/uploader.js'
import { Quill } from 'react-quill'
import { indentBy } from './commands.ts'
import { hosts } from './hosts.ts'
import { BlankBlot, EquationBlot, PictureBlot, PieceBlot, SafeLink } from './objects.ts'
import { textOps, toDelta } from './ops-of-delta.ts'
import { opsOfNode } from './read-html.ts'
import { htmlOf } from './write-html.rules.ts'

/** Reads and writes what passes the clipboard as texts are stored. */
class TextClipboard extends Clipboard {
  protected override convertHTML(html: string): Delta {
    const host = hosts.get(this.quill)
    // An editor that is put together anew reads its own HTML, which is replaced at once.
    if (host === undefined) return toDelta([])
    const page = new DOMParser().parseFromString(html, 'text/html')
    // Word's lists and Docs' frames, whose marks only Quill knows.
    this.normalizeHTML(page)
    const { ops, lost } = opsOfNode(page.body, host.keeps)
    if (lost.images > 0) host.onLost(lost)
    return toDelta(ops)
  }

  override onCopy(range: Range): { html: string; text: string } {
    const ops = textOps(this.quill.getContents(range.index, range.length))
    return { html: htmlOf(ops, true), text: this.quill.getText(range.index, range.length) }
  }
}

/** Hands on every file; the editor says what is wrong with those it cannot take. */
class FilesOnly extends Uploader {
  override upload(_range: Range, files: FileList | File[]): void {
    const all = Array.from(files)
    if (all.length > 0) hosts.get(this.quill)?.onFiles(all)
  }
}

// Some formats bring what they stand in, which Quill takes for a mistake.
Quill.debug('error')

/** Each by name, so that nothing comes in that has no name here (`formula` runs what is pasted). */
Quill.register(
  {
    'formats/bold': Bold,
    'formats/italic': Italic,
    'formats/underline': Underline,
    'formats/strike': Strike,
    'formats/script': Script,
    'formats/code': Code,
    'formats/code-block': CodeBlock,
    'formats/header': Header,
    'formats/list': List,
    'formats/indent': Indent,
    'formats/blockquote': Blockquote,
    'formats/link': SafeLink,
    'formats/picture': PictureBlot,
    'formats/equation': EquationBlot,
    'formats/blank': BlankBlot,
    'formats/piece': PieceBlot,
    'modules/clipboard': TextClipboard,
    'modules/uploader': FilesOnly,
  },
  true,
)

/** Tab leaves the text; Ctrl with brackets indents. */
const bindings = {
  tab: null,
  indent: null,
  outdent: null,
  'remove tab': null,
  'indent code-block': null,
  'outdent code-block': null,
  // No lists to tick off, and none that would begin with another number than it says.
  'list autofill': { prefix: /^\s*?(1\.|-|\*)$/ },
  deeper: indenting(']', '+1'),
  higher: indenting('[', '-1'),
}

function indenting(key: string, by: '+1' | '-1') {
  return {
    key,
    shortKey: true,
    handler(this: { quill: Quill }) {
      const kind = hosts.get(this.quill)?.kind
      if (kind) indentBy(this.quill, kind, by)
      return false
    },
  }
}

/** Constant: another object would have the editor built anew. */
export const modules = {
  toolbar: false,
  keyboard: { bindings },
  history: { userOnly: true, delay: 700, maxStack: 200 },
}
