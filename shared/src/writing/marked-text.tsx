import { Text } from '@portal/shared/ui'
import { type MouseEvent, type Ref, useMemo } from 'react'
import { type TextPlace, tidyPart, type WritingPart } from '../writing-rules/index.ts'
import { MarkedFrame } from './marked-frame.tsx'
import { MarkedLine } from './marked-line.tsx'
import { marksIn, placeInLine, type TextMark } from './marks.rules.ts'
import { Blocks } from './written-blocks.tsx'
import { blocksOf } from './written-text.rules.ts'

export interface MarkedTextProps {
  part: WritingPart
  /** Which part it is, from 0; marks and places of other parts are left alone. */
  index?: number
  /** The same object for the same mark, so that only lines with another one are drawn again. */
  marks: readonly TextMark[]
  /** Id of the comment that is looked at. */
  active?: string | null
  /** A click on the words or the number of a comment. The same function at each drawing. */
  onChoose?: ((id: string) => void) | undefined
  /** Draws the text without its marks. */
  isHidden?: boolean
  /** Where somebody is who goes by keys; left out, the numbers are stops of the Tab key. */
  place?: TextPlace | null
  /** Said where nothing is written. */
  empty?: string
  ref?: Ref<HTMLDivElement>
}

const none: readonly TextMark[] = []

/**
 * A text to be read, with the comments marked on its words. Marks are split at all ends, since
 * comments overlap; each speaks where it begins, and its number stands where it ends.
 */
export function MarkedText(props: MarkedTextProps) {
  const { part, index = 0, marks, active = null, onChoose, isHidden = false, place } = props
  const blocks = useMemo(() => blocksOf(tidyPart(part)), [part])
  const here = useMemo(
    () => (isHidden ? none : marks.filter((mark) => mark.part === index)),
    [marks, index, isHidden],
  )
  const inPart = place?.part === index ? place : null
  const choose = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || isSelecting()) return
    const ids = target.closest('[data-marks]')?.getAttribute('data-marks')?.split(' ') ?? []
    // Another click on words of several comments goes on to the next of them.
    const next = ids[ids.indexOf(active ?? '') - 1] ?? ids.at(-1)
    if (next !== undefined) onChoose?.(next)
  }
  return (
    <MarkedFrame ref={props.ref} data-writing-part={index} onClick={choose}>
      {blocks.length === 0 ? (
        <Text tone="muted" data-aside="">
          {props.empty ?? 'Nothing is written here.'}
        </Text>
      ) : (
        <Blocks
          blocks={blocks}
          line={(line, tag) => {
            const own = marksIn(line, here)
            return (
              <MarkedLine
                key={line.start}
                as={tag}
                line={line}
                marks={own}
                active={own.some(({ id }) => id === active) ? active : null}
                place={placeInLine(line, inPart)}
                isTabbable={place === undefined}
                onChoose={onChoose}
              />
            )
          }}
        />
      )}
    </MarkedFrame>
  )
}

/** A click that ends a selection chooses nothing. */
const isSelecting = () => {
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed
}
