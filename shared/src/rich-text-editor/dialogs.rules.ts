import type { Embed, Picture } from './ops.ts'

/** The dialog that is open, and what it is about. */
export type OpenDialog =
  | { kind: 'link'; address: string | undefined; asksWords: boolean }
  | { kind: 'equation'; latex?: string }
  /** `files`: pasted or dropped, still to be sent. */
  | { kind: 'image'; picture?: Picture; files?: readonly File[] }
  | { kind: 'piece'; html?: string }

/** The dialog of a thing that stands in the text; undefined for one without. */
export function dialogOf(embed: Embed): OpenDialog | undefined {
  if ('equation' in embed) return { kind: 'equation', latex: embed.equation }
  if ('picture' in embed) return { kind: 'image', picture: embed.picture }
  return 'piece' in embed ? { kind: 'piece', html: embed.piece } : undefined
}

/** What the dialogs do to the text. */
export interface DialogActs {
  onEmbed: (embed: Embed) => void
  /** Puts one of several images in; the dialog stays for the others. */
  onFirst: (picture: Picture) => void
  onLink: (link: { address: string; words: string }) => void
  onRemove: () => void
  onClose: () => void
}
