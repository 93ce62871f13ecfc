import type { Uploads } from '@portal/shared/files'
import { EquationDialog } from './equation-dialog.tsx'
import { FigureDialog } from './figure-dialog.tsx'
import { figureOf } from './figures.ts'
import { FixedPieceDialog } from './fixed-piece-dialog.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { Embed, Picture } from './ops.ts'
import { gridOf } from './read-table.ts'
import { TableDialog } from './table-dialog.tsx'

/** The dialog that is open, and what it is about. */
export type OpenDialog =
  | { kind: 'link'; address: string | undefined; asksWords: boolean }
  | { kind: 'equation'; latex?: string }
  | { kind: 'image'; picture?: Picture }
  | { kind: 'piece'; html?: string }

/** The dialog of a thing that stands in the text; undefined for one without. */
export function dialogOf(embed: Embed): OpenDialog | undefined {
  if ('equation' in embed) return { kind: 'equation', latex: embed.equation }
  if ('picture' in embed) return { kind: 'image', picture: embed.picture }
  return 'piece' in embed ? { kind: 'piece', html: embed.piece } : undefined
}

export interface EditorDialogsProps {
  dialog: OpenDialog
  uploads: Uploads
  /** The image that was sent last and is to be described. */
  sent: Picture | undefined
  onEmbed: (embed: Embed) => void
  onLink: (link: { address: string; words: string }) => void
  onRemove: () => void
  onClose: () => void
}

/** The editor's dialogs. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { dialog, uploads, sent, onEmbed, onLink, onRemove, onClose } = props
  if (dialog.kind === 'link') {
    const { address, asksWords } = dialog
    return (
      <LinkDialog
        asksWords={asksWords}
        onDone={onLink}
        onClose={onClose}
        {...(address !== undefined && { address, onRemove })}
      />
    )
  }
  if (dialog.kind === 'equation') {
    const { latex } = dialog
    return (
      <EquationDialog
        onDone={(equation) => onEmbed({ equation })}
        onClose={onClose}
        {...(latex !== undefined && { latex, onRemove })}
      />
    )
  }
  if (dialog.kind === 'image') {
    const isChange = dialog.picture !== undefined
    const picture = dialog.picture ?? sent
    return (
      <ImageDialog
        // Another image, another description.
        key={picture?.file ?? picture?.data ?? ''}
        picture={picture}
        isChange={isChange}
        uploads={uploads}
        onDone={(described) => onEmbed({ picture: described })}
        onClose={onClose}
        {...(isChange && { onRemove })}
      />
    )
  }
  return <PieceDialog html={dialog.html} {...{ onEmbed, onRemove, onClose }} />
}

type PieceDialogProps = Pick<EditorDialogsProps, 'onEmbed' | 'onRemove' | 'onClose'> & {
  html: string | undefined
}

function PieceDialog({ html, onEmbed, onRemove, onClose }: PieceDialogProps) {
  const done = (piece: string) => onEmbed({ piece })
  if (html === undefined) return <TableDialog onDone={done} onClose={onClose} />
  const isTable = html.startsWith('<table')
  const grid = isTable ? gridOf(html) : undefined
  if (grid) return <TableDialog grid={grid} onDone={done} onClose={onClose} onRemove={onRemove} />
  const figure = isTable ? undefined : figureOf(html)
  if (figure) {
    return <FigureDialog figure={figure} onDone={done} onClose={onClose} onRemove={onRemove} />
  }
  const name = isTable ? 'table' : 'figure'
  return <FixedPieceDialog name={name} onClose={onClose} onRemove={onRemove} />
}
