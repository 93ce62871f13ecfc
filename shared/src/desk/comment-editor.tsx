import { RadioGroup, TextArea } from '@portal/shared/forms'
import { Button, Row, Text } from '@portal/shared/ui'
import { type CommentSort, commentSorts } from '@portal/shared/writing'
import { BookMarked, Trash2 } from 'lucide-react'
import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react'
import { expandedAt, insertedAt } from './bank.rules.ts'
import { BankPicker } from './bank-picker.tsx'
import { aboutOf, CommentFrame } from './comment-card.tsx'
import { useBank } from './desk.queries.ts'
import { most } from './desk.rules.ts'
import type { BankComment, Comment, Criterion, DeskItem } from './desk.types.ts'
import { commentKeyOf } from './keys.rules.ts'
import type { DeskActions } from './use-desk-actions.ts'

export interface CommentEditorProps {
  comment: Comment
  number: number
  kind: DeskItem['kind']
  criteria: readonly Criterion[]
  actions: DeskActions
}

const isSort = (value: string): value is CommentSort => value in commentSorts
const sorts = Object.entries(commentSorts).flatMap(([value, { word }]) =>
  isSort(value) ? [{ value, label: word }] : [],
)

/** None of the criteria; a key is never empty. */
const none = ''

/** The field of a comment: what is written in it is kept at once, as a draft until it is done. */
export function CommentEditor({ comment, number, kind, criteria, actions }: CommentEditorProps) {
  const { id, text, sort, criterion } = comment
  const bank = useBank(kind)
  const [isBankOpen, setBankOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Where the caret is to stand once something was put in. */
  const [caret, setCaret] = useState<{ at: number } | null>(null)
  useEffect(() => {
    if (caret === null) return
    field.current?.focus()
    field.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])

  const openBank = useCallback(() => setBankOpen(true), [])
  const use = (bankId: string, written: { text: string; caret: number }) => {
    actions.act({ do: 'use', bankId })
    actions.write(id, { text: written.text })
    setCaret({ at: written.caret })
  }
  const insert = (chosen: BankComment) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
    setBankOpen(false)
    use(chosen.id, insertedAt(text, selectionStart, selectionEnd, chosen.text))
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // A word that is composed has keys of its own.
    if (event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const does = commentKeyOf(event)
    if (does === null) return
    if (does === 'expand') {
      const written = expandedAt(text, selectionStart, bank.data ?? [])
      if (written === null || selectionStart !== selectionEnd) return
      event.preventDefault()
      return use(written.bankId, written)
    }
    // In the middle of a word it is a stroke: `and/or`.
    if (does === 'bank' && !/(^|\s)$/u.test(text.slice(0, selectionStart))) return
    event.preventDefault()
    event.stopPropagation()
    if (does === 'bank') openBank()
    else if (does === 'keep') actions.keep(id)
    else actions.leave(id)
  }
  return (
    <CommentFrame data-active="" data-comment={id}>
      <Text size="sm" tone="muted" fontStyle="italic" lineClamp={3}>
        {aboutOf(comment)}
      </Text>
      <TextArea
        ref={field}
        id={`comment-${id}`}
        label={`Comment ${number}`}
        hint="/ for saved comments, Ctrl+Enter keeps it, Esc keeps it as a draft"
        rows={3}
        value={text}
        maxLength={most.text}
        onKeyDown={press}
        onValue={(next) => actions.write(id, { text: next })}
      />
      {isBankOpen ? (
        <BankPicker
          {...{ bank, kind }}
          criterion={criteria.find(({ key }) => key === criterion)?.title ?? null}
          onChoose={insert}
          onSlash={() => {
            const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
            setBankOpen(false)
            actions.write(id, {
              text: `${text.slice(0, selectionStart)}/${text.slice(selectionEnd)}`,
            })
            setCaret({ at: selectionStart + 1 })
          }}
          onClose={() => {
            setBankOpen(false)
            setCaret({ at: field.current?.selectionStart ?? text.length })
          }}
        />
      ) : null}
      <CommentKinds {...{ id, sort, criterion, kind, criteria, actions }} />
      <CommentButtons id={id} actions={actions} onBank={isBankOpen ? null : openBank} />
    </CommentFrame>
  )
}

interface CommentKindsProps
  extends Pick<CommentEditorProps, 'kind' | 'criteria' | 'actions'>,
    Pick<Comment, 'id' | 'sort' | 'criterion'> {}

/** What a comment is for, and which criterion it is about; not drawn again for each key. */
const CommentKinds = /* @__PURE__ */ memo(function CommentKinds(props: CommentKindsProps) {
  const { id, sort, criterion, kind, criteria, actions } = props
  return (
    <>
      <RadioGroup
        label="Sort"
        look="chips"
        options={sorts}
        value={sort}
        onValue={(next) => actions.write(id, { sort: next })}
      />
      {criteria.length === 0 ? null : (
        <RadioGroup
          label="Criterion"
          look="chips"
          options={[
            { value: none, label: 'None' },
            ...criteria.map(({ key, title }, index) => ({
              value: key,
              label: kind === 'question' ? `Criterion ${index + 1}` : title,
            })),
          ]}
          value={criterion ?? none}
          onValue={(next) => actions.write(id, { criterion: next === none ? null : next })}
        />
      )}
    </>
  )
})

interface CommentButtonsProps {
  id: string
  actions: DeskActions
  /** Null while the saved comments are open. */
  onBank: (() => void) | null
}

const CommentButtons = /* @__PURE__ */ memo(function CommentButtons(props: CommentButtonsProps) {
  const { id, actions, onBank } = props
  return (
    <Row gap="2">
      <Button variant="primary" size="sm" onClick={() => actions.keep(id)}>
        Keep comment
      </Button>
      <Button size="sm" onClick={() => actions.leave(id)}>
        Keep as draft
      </Button>
      {onBank === null ? null : (
        <Button size="sm" icon={<BookMarked size={14} aria-hidden />} onClick={onBank}>
          Saved comments
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<Trash2 size={14} aria-hidden />}
        onClick={() => actions.remove(id)}
      >
        Remove
      </Button>
    </Row>
  )
})
