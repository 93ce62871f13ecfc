import type { Quill } from 'react-quill'
import type { Keeps, Lost } from './read-html.ts'
import type { TextKind } from './tools.rules.ts'

/** What the parts of Quill that are ours ask of the editor that they stand in. */
export interface Host {
  kind: TextKind
  keeps: Keeps
  /** Image files that were pasted or dropped. */
  onFiles: (files: File[]) => void
  /** What of a paste could not be kept. */
  onLost: (lost: Lost) => void
}

/** Quill makes its modules itself, so that they find their editor here. */
export const hosts = new WeakMap<Quill, Host>()
