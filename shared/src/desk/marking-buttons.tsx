import { Button, Menu, type MenuItem } from '@portal/shared/ui'
import { CheckCheck, Ellipsis, Inbox, Send, Undo2 } from 'lucide-react'
import { memo } from 'react'
import type { DeskItem } from './desk.types.ts'
import type { DeskActions } from './use-desk-actions.ts'
import type { DeskDialog } from './view.rules.ts'

export interface MarkingButtonsProps {
  item: DeskItem
  actions: DeskActions
}

/** What ends the work at the desk. */
export const MarkingButtons = /* @__PURE__ */ memo(function MarkingButtons(
  props: MarkingButtonsProps,
) {
  const { item, actions } = props
  const icon = { size: 18, 'aria-hidden': true } as const
  const open = (dialog: DeskDialog) => actions.look({ do: 'open', dialog })
  if (item.mayCheck) {
    return (
      <>
        <Button icon={<Undo2 {...icon} />} onClick={() => open('give back')}>
          Give back
        </Button>
        <Button variant="primary" icon={<CheckCheck {...icon} />} onClick={() => open('release')}>
          Release
        </Button>
      </>
    )
  }
  const items: MenuItem[] = [
    {
      ...{ id: 'pool', label: 'Release to the pool', icon: <Inbox {...icon} /> },
      onChoose: () => open('to the pool'),
    },
    ...(item.kind === 'question' || item.round === 2
      ? []
      : [
          {
            ...{ id: 'back', label: 'Send back', icon: <Undo2 {...icon} /> },
            onChoose: () => open('send back'),
          },
        ]),
  ]
  return (
    <>
      <Menu
        label="More"
        labelRest={`to do with ${item.title}`}
        icon={<Ellipsis {...icon} />}
        align="end"
        items={items}
      />
      <Button variant="primary" icon={<Send {...icon} />} onClick={() => open('return')}>
        Return
      </Button>
    </>
  )
})
