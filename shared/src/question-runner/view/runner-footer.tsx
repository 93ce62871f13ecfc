import { Button, chakra, Row } from '@portal/shared/ui'
import type { ReadOnly } from '@portal/shared/viewing'
import { ArrowLeft, ArrowRight, LayoutGrid } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { ariaKeys, type ShortcutId, type ShortcutKeys } from '../rules/shortcuts.ts'
import { BookmarkIcon, FlagIcon, MarkForReviewIcon } from './icons.ts'

const Bar = chakra('footer', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: { base: '1', md: '3' },
    paddingX: { base: '3', md: '6' },
    paddingTop: '2',
    paddingBottom: 'max(0.5rem, env(safe-area-inset-bottom))',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& button': { whiteSpace: 'nowrap', paddingX: { base: '2.5', lg: '4' } },
    '@media (max-height: 30rem)': { position: 'static' },
  },
})

const Wide = chakra('span', { base: { display: { base: 'none', lg: 'inline' } } })

/** What the main button does. */
export type PrimaryStep = 'submit' | 'next' | 'finish'

export interface RunnerFooterProps {
  isFlagged: boolean
  isMarkedForReview: boolean
  isBookmarked: boolean
  isFirst: boolean
  isOpen: boolean
  /** Marking for review makes no sense once a question is submitted. */
  canMark: boolean
  primary: PrimaryStep
  /** On the button that ends the set. */
  finishWords: string
  /** The next question is on its way. */
  isDrawing: boolean
  /** Nothing can be said about a question in a preview. */
  isPreview: boolean
  readOnly: ReadOnly | null
  /** The person's single keys, and the letters of the options on the screen. */
  keys: ShortcutKeys
  letters: string
  onPrevious: () => void
  onPrimary: () => void
  onFlag: () => void
  onMark: () => void
  onBookmark: () => void
  onPalette: () => void
}

/**
 * Previous, what can be done with the question, palette, and the next step. Drawn anew only when
 * one of these changes.
 */
export const RunnerFooter = memo(function RunnerFooter(props: RunnerFooterProps) {
  const { primary, readOnly, isPreview } = props
  const words = { submit: 'Submit', next: 'Next', finish: props.finishWords }[primary]
  return (
    <Bar>
      <Button
        variant="secondary"
        icon={<ArrowLeft size={18} />}
        disabled={props.isFirst}
        aria-label="Previous"
        aria-keyshortcuts="ArrowLeft"
        onClick={props.onPrevious}
      >
        <Wide>Previous</Wide>
      </Button>
      <Row gap={{ base: '0', md: '2' }} flexWrap="nowrap">
        {isPreview ? null : <Marks {...props} />}
        <chakra.span display={{ base: 'inline', xl: 'none' }}>
          <Tool label="Questions" icon={<LayoutGrid size={18} />} onPress={props.onPalette} />
        </chakra.span>
      </Row>
      <Button
        variant="primary"
        loading={primary === 'next' && props.isDrawing}
        disabled={!props.isOpen && primary !== 'next' && readOnly === null}
        {...(primary === 'next' ? undefined : readOnly?.control)}
        iconAfter={primary === 'next' ? <ArrowRight size={18} /> : undefined}
        onClick={props.onPrimary}
      >
        {words}
      </Button>
    </Bar>
  )
})

/** What can be said about the open question. */
function Marks(props: RunnerFooterProps) {
  const { isFlagged, isMarkedForReview, isBookmarked, readOnly } = props
  const keys = (id: ShortcutId) => ariaKeys(props.keys, id, props.letters)
  return (
    <>
      <Tool
        label={isFlagged ? 'Flagged' : 'Flag'}
        icon={<FlagIcon size={18} fill={isFlagged ? 'currentColor' : 'none'} />}
        readOnly={readOnly}
        keys={keys('flag')}
        onPress={props.onFlag}
      />
      <Tool
        label="Mark for review"
        icon={<MarkForReviewIcon size={18} fill={isMarkedForReview ? 'currentColor' : 'none'} />}
        isPressed={isMarkedForReview}
        isDisabled={!props.canMark && readOnly === null}
        readOnly={readOnly}
        keys={keys('mark')}
        onPress={props.onMark}
      />
      <Tool
        label="Bookmark"
        icon={<BookmarkIcon size={18} fill={isBookmarked ? 'currentColor' : 'none'} />}
        isPressed={isBookmarked}
        readOnly={readOnly}
        keys={keys('bookmark')}
        onPress={props.onBookmark}
      />
    </>
  )
}

function Tool({
  label,
  icon,
  isPressed,
  isDisabled = false,
  readOnly,
  keys,
  onPress,
}: {
  label: string
  icon: ReactNode
  isPressed?: boolean
  isDisabled?: boolean
  readOnly?: ReadOnly | null
  /** The keys that do the same, as assistive technology reads them. */
  keys?: string
  onPress: () => void
}) {
  return (
    <Button
      variant={isPressed ? 'soft' : 'ghost'}
      icon={icon}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys}
      disabled={isDisabled}
      {...readOnly?.control}
      onClick={onPress}
    >
      <Wide>{label}</Wide>
    </Button>
  )
}
