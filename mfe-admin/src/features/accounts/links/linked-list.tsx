import { type Pickable, SearchPicker } from '@portal/shared/pickers'
import {
  Badge,
  Box,
  Button,
  IconButton,
  Row,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@portal/shared/ui'
import { X } from 'lucide-react'
import { useId, useState } from 'react'

/** Somebody, or a school, at the other end of a link. */
export interface Linked {
  id: string
  name: string
  href?: string
  /** Small words beside the name: `stopped`. */
  note?: string | undefined
}

export interface LinkedListProps<A> {
  /** What they are: `Managers`. */
  title: string
  /** One of them: `manager`. */
  noun: string
  items: readonly Linked[]
  /** What is said where there are none. */
  none: string
  /** Whom another is picked from; none can be added where it is left out. */
  from?: Pickable<A>
  isWriting: boolean
  /** Another takes the place of the first. */
  isSingle?: true | undefined
  /** What the first of them is, where they have an order. */
  first?: string
  /** Makes another one the first. */
  onFirst?: (one: Linked) => void
  onAdd?: (id: string) => Promise<boolean>
  onRemove: (one: Linked) => void
}

/** Those who are linked, each with what parts them, and a field that adds another. */
export function LinkedList<A>(props: LinkedListProps<A>) {
  const { title, noun, items, none, from, isWriting, isSingle, onAdd, onRemove } = props
  const { first, onFirst } = props
  const heading = useId()
  return (
    <Stack gap="3" role="group" aria-labelledby={heading}>
      <Text id={heading} fontWeight="semibold">
        {title}
      </Text>
      {items.length === 0 ? (
        <Text tone="muted" size="sm">
          {none}
        </Text>
      ) : (
        <Stack as="ul" gap="1" listStyle="none">
          {items.map((one, at) => (
            <Row as="li" key={one.id} gap="2" flexWrap="nowrap" justifyContent="space-between">
              <Row gap="2" minWidth="0">
                <Text as="span" overflowWrap="anywhere">
                  {one.href ? <TextLink to={one.href}>{one.name}</TextLink> : one.name}
                </Text>
                {one.note ? <Badge>{one.note}</Badge> : null}
                {first && at === 0 && items.length > 1 ? <Badge tone="brand">{first}</Badge> : null}
              </Row>
              {onFirst && at > 0 ? (
                <Button size="sm" variant="ghost" disabled={isWriting} onClick={() => onFirst(one)}>
                  Make first
                  <VisuallyHidden> {one.name}</VisuallyHidden>
                </Button>
              ) : null}
              <IconButton
                size="sm"
                label={`Remove ${noun} ${one.name}`}
                icon={<X size={16} />}
                disabled={isWriting}
                onClick={() => onRemove(one)}
              />
            </Row>
          ))}
        </Stack>
      )}
      {from && onAdd ? (
        <Adder
          noun={noun}
          label={`${isSingle && items.length > 0 ? 'Another' : 'New'} ${noun}`}
          from={from}
          isWriting={isWriting}
          onAdd={onAdd}
        />
      ) : null}
    </Stack>
  )
}

type AdderProps<A> = Pick<LinkedListProps<A>, 'noun' | 'isWriting'> & {
  label: string
  from: Pickable<A>
  onAdd: (id: string) => Promise<boolean>
}

function Adder<A>({ noun, label, from, isWriting, onAdd }: AdderProps<A>) {
  const [chosen, setChosen] = useState('')
  // Another one is a field of its own, which begins empty.
  const [round, setRound] = useState(0)
  const add = async () => {
    if (!(await onAdd(chosen))) return
    setChosen('')
    setRound(round + 1)
  }
  return (
    <Row gap="2" alignItems="flex-end" flexWrap="nowrap">
      <Box flex="1" minWidth="0">
        <SearchPicker
          key={round}
          label={label}
          none="Type a name"
          from={from}
          value={chosen}
          onValue={setChosen}
        />
      </Box>
      <Button disabled={chosen === ''} loading={isWriting} onClick={() => void add()}>
        Add {noun}
      </Button>
    </Row>
  )
}
