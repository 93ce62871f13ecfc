import {
  chakra,
  QueryRegion,
  type QueryRegionProps,
  SkeletonText,
  Stack,
  Text,
} from '@portal/shared/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { bankFor } from './bank.rules.ts'
import { BankField } from './bank-field.tsx'
import type { BankComment, DeskItem } from './desk.types.ts'

const Options = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '60',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.raised',
    '& > [role=option]': {
      paddingX: '3',
      paddingY: '2',
      fontSize: 'sm',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
      '&[aria-selected=true]': { bg: 'bg.brandSoft', boxShadow: 'inset 3px 0 0 currentColor' },
    },
  },
})

export interface BankPickerProps {
  bank: QueryRegionProps<readonly BankComment[]>['query']
  kind: DeskItem['kind']
  /** Title of the criterion that the comment is about. */
  criterion: string | null
  onChoose: (comment: BankComment) => void
  /** A second stroke is meant as one. */
  onSlash: () => void
  onClose: () => void
}

/** Saved comments to put into the one that is written: sought by words, chosen by arrows and Enter. */
export function BankPicker(props: BankPickerProps) {
  const { bank, kind, criterion, onChoose, onSlash, onClose } = props
  const [sought, setSought] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const found = bankFor(bank.data ?? [], { kind, criterion, sought })
  const here = Math.min(at, found.length - 1)
  const press = (event: KeyboardEvent) => {
    const { key } = event
    const chosen = found[here]
    if (key === 'ArrowDown') setAt((here + 1) % Math.max(1, found.length))
    else if (key === 'ArrowUp') setAt((here - 1 + found.length) % Math.max(1, found.length))
    else if (key === 'Enter' && chosen !== undefined) onChoose(chosen)
    else if (key === 'Escape') onClose()
    else if (key === '/' && sought === '') onSlash()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Stack gap="2">
      <BankField
        listId={`${id}-list`}
        activeId={found[here] === undefined ? undefined : `${id}-${found[here].id}`}
        value={sought}
        onValue={(next) => {
          setSought(next)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <QueryRegion
        query={bank}
        skeleton={<SkeletonText lines={3} />}
        failed="Your saved comments could not be loaded"
        compact
      >
        {(all) =>
          found.length === 0 ? (
            <Text size="sm" tone="muted" role="status">
              {all.length === 0
                ? 'Nothing is saved yet. Save comments under My comments.'
                : 'No saved comment holds these words.'}
            </Text>
          ) : (
            <Options id={`${id}-list`} role="listbox" aria-label="Saved comments">
              {found.map((comment, index) => (
                <chakra.div
                  key={comment.id}
                  id={`${id}-${comment.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === here}
                  onClick={() => onChoose(comment)}
                >
                  {comment.shortcut === null ? null : <strong>{comment.shortcut} </strong>}
                  {comment.text}
                </chakra.div>
              ))}
            </Options>
          )
        }
      </QueryRegion>
    </Stack>
  )
}
