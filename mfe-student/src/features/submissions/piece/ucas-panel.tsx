import {
  Alert,
  Button,
  focusHeading,
  formatNumber,
  Row,
  Stack,
  Text,
  toast,
  VisuallyHidden,
} from '@portal/shared/ui'
import { partOfText, plainForUcas, type WritingPart } from '@portal/shared/writing-rules'
import { Copy } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { SideCard } from './side-card.tsx'
import {
  longBreaksOver,
  nameOfOdd,
  type OddPlace,
  oddPlaces,
  placeInRaw,
  replacedToday,
  replacementWords,
} from './ucas.rules.ts'

export interface UcasPanelProps {
  /** The answers as they are counted. */
  texts: readonly string[]
  most: number
  isReadOnly: boolean
  isSheet: boolean
  onPut: (part: number, words: WritingPart) => void
  /** Goes to a part of an answer as it stands in its editor. */
  onShow: (part: number, start: number, end: number) => void
  /** An answer as it stands in its editor. */
  rawOf: (part: number) => string
}

/** So many odd characters are listed; the others once these are mended. */
const mostListed = 20

/** How the answers are counted, what UCAS may change in them, and the way to take them there. */
export default function UcasPanel({
  texts,
  most,
  isReadOnly,
  isSheet,
  onPut,
  onShow,
  rawOf,
}: UcasPanelProps) {
  const odd = useMemo(() => oddPlaces(texts), [texts])
  const over = longBreaksOver(texts, most)
  const show = ({ part, start, end }: OddPlace) => {
    const place = placeInRaw(rawOf(part), texts[part] ?? '', start, end)
    onShow(part, place.start, place.end)
  }
  const list = useRef<HTMLDivElement>(null)
  const none = useRef<HTMLParagraphElement>(null)
  const pressed = useRef<number | null>(null)
  const replace = (place: OddPlace, row: number) => {
    pressed.current = row
    const { part } = place
    onPut(part, partOfText(replacedToday(rawOf(part), texts[part] ?? '', place)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other characters are other rows
  useEffect(() => {
    const row = pressed.current
    pressed.current = null
    // What was pressed is gone with its row: the next one is there now.
    if (row === null || document.activeElement !== document.body) return
    const rows = list.current?.children
    const buttons = rows?.[Math.min(row, rows.length - 1)]?.querySelectorAll('button')
    if (buttons) buttons[buttons.length - 1]?.focus()
    else if (none.current !== null) focusHeading(none.current)
  }, [odd])
  return (
    <SideCard
      title="UCAS check"
      isSheet={isSheet}
      action={
        <Button size="sm" icon={<Copy size={16} aria-hidden />} onClick={() => copy(texts)}>
          Copy for UCAS
        </Button>
      }
    >
      <Stack gap="3">
        <Text size="sm" tone="muted">
          We count every letter, space, tab and line break as 1 and an emoji as 2 or more; the
          questions and line breaks at the end of an answer do not count. UCAS publishes its limits,
          not its way of counting, and drops bold, italics and underline.
        </Text>
        {over === undefined ? null : (
          <Alert kind="warning">{formatNumber(over)} if each line break counts as two</Alert>
        )}
        {odd.length === 0 ? (
          <Text size="sm" ref={none}>
            No characters that UCAS may change.
          </Text>
        ) : (
          <Stack gap="2">
            <Text size="sm" weight="semibold">
              UCAS may change {odd.length === 1 ? 'this character' : 'these characters'}
            </Text>
            <Stack as="ul" ref={list} gap="2" listStyleType="none">
              {odd.slice(0, mostListed).map((place, row) => (
                <OddRow
                  key={`${place.part} ${place.start}`}
                  {...{ place, isReadOnly }}
                  onShow={() => show(place)}
                  onReplace={() => replace(place, row)}
                />
              ))}
            </Stack>
            {odd.length > mostListed ? (
              <Text size="sm" tone="muted">
                And {formatNumber(odd.length - mostListed)} more.
              </Text>
            ) : null}
          </Stack>
        )}
      </Stack>
    </SideCard>
  )
}

interface OddRowProps {
  place: OddPlace
  isReadOnly: boolean
  onShow: () => void
  onReplace: () => void
}

function OddRow({ place, isReadOnly, onShow, onReplace }: OddRowProps) {
  const name = nameOfOdd(place.text)
  const instead = replacementWords(place)
  const where = `${name} in answer ${place.part + 1}`
  return (
    <Row as="li" gap="2" justifyContent="space-between">
      <Text size="sm" flex="1 1 8rem">
        {where}
        {instead === undefined ? '' : `, better ${instead}`}
      </Text>
      {isReadOnly ? null : (
        <Row gap="1">
          <Button size="sm" variant="ghost" onClick={onShow}>
            Show<VisuallyHidden> {where}</VisuallyHidden>
          </Button>
          {instead === undefined ? null : (
            <Button size="sm" variant="ghost" onClick={onReplace}>
              Replace<VisuallyHidden> {where}</VisuallyHidden>
            </Button>
          )}
        </Row>
      )}
    </Row>
  )
}

function copy(texts: readonly string[]): void {
  const failed = () =>
    toast.danger('This browser did not let the text be copied. Download it as .txt instead.')
  // Absent on addresses without TLS.
  if (!('clipboard' in navigator)) return void failed()
  navigator.clipboard
    .writeText(plainForUcas(texts))
    .then(() => toast.success('Your answers are copied as plain text.'), failed)
}
