import type { DialogActs, OpenDialog } from './dialogs.rules.ts'
import { EquationDialog } from './equation-dialog.tsx'
import { FigureDialog } from './figure-dialog.tsx'
import { figureOf } from './figures.ts'
import { FixedPieceDialog } from './fixed-piece-dialog.tsx'
import { ImageDialogs } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { gridOf } from './read-table.ts'
import { TableDialog } from './table-dialog.tsx'

export interface EditorDialogsProps extends DialogActs {
  dialog: OpenDialog
}

/** The editor's dialogs, in a script of their own. */
export default function EditorDialogs(props: EditorDialogsProps) {
  const { dialog, onEmbed, onFirst, onLink, onRemove, onClose } = props
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
    const { picture, files = [] } = dialog
    return (
      <ImageDialogs
        files={files}
        onDone={(described) => onEmbed({ picture: described })}
        onFirst={onFirst}
        onClose={onClose}
        {...(picture && { picture, onRemove })}
      />
    )
  }
  return <PieceDialog html={dialog.html} {...{ onEmbed, onRemove, onClose }} />
}

type PieceDialogProps = Pick<DialogActs, 'onEmbed' | 'onRemove' | 'onClose'> & {
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
