import { giveFile } from '@portal/shared/downloads'
import { Button, Menu, type MenuItem, Text } from '@portal/shared/ui'
import {
  Ellipsis,
  FileDown,
  FileUp,
  Focus,
  History,
  Pencil,
  Printer,
  Send,
  Target,
} from 'lucide-react'
import type { PieceRead } from '../submissions.queries.ts'
import type { PieceOpen } from './piece-dialogs.tsx'
import { fileName, plainFile } from './text.rules.ts'

export interface PieceActionsProps {
  read: PieceRead
  isReadOnly: boolean
  texts: readonly string[]
  onOpen: (open: PieceOpen) => void
  onFocus: (isOn: boolean) => void
}

/** What can be done with a piece, beside writing it. */
export function PieceActions({ read, isReadOnly, texts, onOpen, onFocus }: PieceActionsProps) {
  const { piece, task, mayHandIn, whyNot, openItem } = read
  const icon = { size: 18, 'aria-hidden': true } as const
  const writing: MenuItem[] = [
    {
      ...{ id: 'rename', label: 'Rename', icon: <Pencil {...icon} /> },
      onChoose: () => onOpen({ what: 'rename' }),
    },
    {
      ...{ id: 'file', label: 'Use a file', icon: <FileUp {...icon} /> },
      onChoose: () => onOpen({ what: 'file' }),
    },
    {
      ...{ id: 'focus', label: 'Focus mode', icon: <Focus {...icon} /> },
      onChoose: () => onFocus(true),
    },
    {
      ...{ id: 'goal', label: 'Word goal', icon: <Target {...icon} /> },
      onChoose: () => onOpen({ what: 'goal' }),
    },
  ]
  const items: MenuItem[] = [
    ...(isReadOnly ? [] : writing),
    {
      ...{ id: 'history', label: 'History', icon: <History {...icon} /> },
      onChoose: () => onOpen({ what: 'history' }),
    },
    {
      ...{ id: 'print', label: 'Print', icon: <Printer {...icon} /> },
      onChoose: () => window.print(),
    },
    {
      ...{ id: 'text', label: 'Download as .txt', icon: <FileDown {...icon} /> },
      onChoose: () => {
        const text = plainFile(piece.title, task.questions, texts)
        giveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName(piece.title))
      },
    },
  ]
  return (
    <>
      <Menu
        label="More"
        labelRest={`to do with ${piece.title}`}
        icon={<Ellipsis {...icon} />}
        align="end"
        items={items}
      />
      {isReadOnly ? null : (
        <Button
          variant="primary"
          icon={<Send {...icon} />}
          {...(!mayHandIn && { 'aria-disabled': true, title: whyNot ?? undefined })}
          onClick={() => onOpen({ what: 'hand in', source: 'text' })}
        >
          Hand in
        </Button>
      )}
      {isReadOnly || mayHandIn || whyNot === null || openItem !== null ? null : (
        <Text size="sm" tone="muted" width="100%">
          {whyNot}
        </Text>
      )}
    </>
  )
}
