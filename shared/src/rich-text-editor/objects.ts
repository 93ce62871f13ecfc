import { fileAddress } from '@portal/shared/files'
import { BlockEmbed } from 'quill/blots/block.js'
import Embed from 'quill/blots/embed.js'
import { Parchment } from 'quill/core.js'
import Link from 'quill/formats/link.js'
import { addressAllowed } from '../contract/text-rules.ts'
import { dress } from './equations.ts'
import type { Picture } from './ops.ts'
import { pieceHtml } from './pieces.ts'

/** What each of the things in a text stands for; an attribute could be pasted. */
const values = new WeakMap<Node, unknown>()

function made(tag: string, className: string): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  return node
}

/** An image of the portal, or a drawing. */
export class PictureBlot extends Parchment.EmbedBlot {
  static override blotName = 'picture'
  static override tagName = 'IMG'
  static override className = 'ql-picture'

  static override create(picture: Picture): HTMLElement {
    const node = made('img', 'ql-picture')
    const { file, data = '', alt, width, height } = picture
    node.setAttribute('src', file === undefined ? data : fileAddress(file))
    if (file !== undefined) node.setAttribute('data-file', file)
    node.setAttribute('alt', alt)
    if (width !== undefined) node.setAttribute('width', width)
    if (height !== undefined) node.setAttribute('height', height)
    values.set(node, picture)
    return node
  }

  static override value(node: Node): unknown {
    return values.get(node)
  }
}

/** An equation: the server's picture of it, once it is there, named by its LaTeX. */
export class EquationBlot extends Parchment.EmbedBlot {
  static override blotName = 'equation'
  static override tagName = 'IMG'
  static override className = 'ql-equation'

  static override create(latex: string): HTMLElement {
    const node = made('img', 'ql-equation')
    node.setAttribute('alt', latex)
    values.set(node, latex)
    dress(node, latex)
    return node
  }

  static override value(node: Node): unknown {
    return values.get(node)
  }
}

/** A blank of a text that is to be filled in. */
export class BlankBlot extends Embed {
  static override blotName = 'blank'
  static override tagName = 'SPAN'
  static override className = 'ql-gap'

  static override create(): HTMLElement {
    const node = made('span', 'ql-gap')
    node.textContent = 'blank'
    return node
  }

  static override value(): true {
    return true
  }
}

/** A table or figure, which is edited in a dialog. */
export class PieceBlot extends BlockEmbed {
  static override blotName = 'piece'
  static override tagName = 'DIV'
  static override className = 'ql-piece'

  static override create(stored: string): HTMLElement {
    const node = made('div', 'ql-piece')
    const given = new DOMParser().parseFromString(stored, 'text/html').body.firstElementChild
    // Cleaned once more: this is put into the page as it is.
    const html = given === null ? '' : pieceHtml(given).html
    node.setAttribute('contenteditable', 'false')
    const shown = document.createElement('div')
    shown.className = 'rich-text'
    shown.innerHTML = html
    for (const image of shown.querySelectorAll('img[data-file]')) {
      image.setAttribute('src', fileAddress(image.getAttribute('data-file') ?? ''))
    }
    const edit = document.createElement('button')
    edit.type = 'button'
    // By keyboard the whole piece is chosen, and Enter opens it.
    edit.tabIndex = -1
    edit.textContent = given?.tagName === 'TABLE' ? 'Edit table' : 'Edit figure'
    node.append(shown, edit)
    values.set(node, html)
    return node
  }

  static override value(node: Node): unknown {
    return values.get(node)
  }
}

/** A link that leads nowhere but where links of a text may. */
export class SafeLink extends Link {
  static override sanitize(address: string): string {
    return addressAllowed(address) ? address : Link.SANITIZED_URL
  }
}
