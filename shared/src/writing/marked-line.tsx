import { chakra, VisuallyHidden } from '@portal/shared/ui'
import { memo } from 'react'
import type { WrittenLine } from '../writing-rules/index.ts'
import { MarkNumber } from './marked-frame.tsx'
import { type LinePlace, type Segment, segmentsOf, type TextMark } from './marks.rules.ts'
import { inFormats, type LineTag } from './written-blocks.tsx'

export interface MarkedLineProps {
  as: LineTag
  line: WrittenLine
  /** Those of this line alone. */
  marks: readonly TextMark[]
  /** Id of the comment that is looked at, where it is one of these. */
  active: string | null
  place: LinePlace | null
  /** Whether the numbers are stops of the Tab key. */
  isTabbable: boolean
  onChoose: ((id: string) => void) | undefined
}

/** A line is drawn again only when something of its own is another: texts are long, and comments many. */
export const MarkedLine = /* @__PURE__ */ memo(Line, (one, other) => {
  const [place, otherPlace] = [one.place, other.place]
  return (
    one.as === other.as &&
    one.line === other.line &&
    one.active === other.active &&
    one.isTabbable === other.isTabbable &&
    one.onChoose === other.onChoose &&
    place?.start === otherPlace?.start &&
    place?.end === otherPlace?.end &&
    place?.caret === otherPlace?.caret &&
    one.marks.length === other.marks.length &&
    one.marks.every((mark, index) => mark === other.marks[index])
  )
})

function Line({ as: Tag, line, marks, active, place, isTabbable, onChoose }: MarkedLineProps) {
  return (
    <Tag data-start={line.start} data-end={line.end} data-indent={line.formats.indent}>
      {segmentsOf(line, marks, place).map((segment) => (
        <Words key={segment.start} {...{ segment, active, isTabbable, onChoose }} />
      ))}
      {place?.caret === line.end ? <Caret /> : null}
    </Tag>
  )
}

const Caret = () => <span data-caret="" data-aside="" aria-hidden="true" />

const Lifted = /* @__PURE__ */ chakra('span', { base: { whiteSpace: 'nowrap' } })

type WordsProps = Pick<MarkedLineProps, 'active' | 'isTabbable' | 'onChoose'> & { segment: Segment }

function Words({ segment, active, isTabbable, onChoose }: WordsProps) {
  const { marks, begins, ends, isChosen, hasCaret } = segment
  const words = isChosen ? <span data-chosen="">{segment.text}</span> : segment.text
  const drawn = inFormats(words, segment.formats)
  const top = marks.find(({ id }) => id === active) ?? marks.at(-1)
  return (
    <>
      {begins.map(({ id, number }) => (
        <VisuallyHidden key={id} data-aside="">
          {` (comment ${number} from here) `}
        </VisuallyHidden>
      ))}
      {hasCaret ? <Caret /> : null}
      {top === undefined ? (
        drawn
      ) : (
        <mark
          data-marks={marks.map(({ id }) => id).join(' ')}
          data-sort={top.sort}
          data-active={top.id === active ? '' : undefined}
          data-changed={top.isChanged ? '' : undefined}
          data-draft={top.isDraft ? '' : undefined}
        >
          {drawn}
        </mark>
      )}
      {ends.map(({ id, number }) => (
        <Lifted key={id} data-aside="">
          {onChoose === undefined ? (
            <MarkNumber as="span">
              <VisuallyHidden>Comment </VisuallyHidden>
              {number}
            </MarkNumber>
          ) : (
            <MarkNumber
              type="button"
              tabIndex={isTabbable ? undefined : -1}
              aria-label={`Comment ${number}`}
              aria-pressed={id === active}
              data-active={id === active ? '' : undefined}
              data-number-of={id}
              onClick={() => onChoose(id)}
            >
              {number}
            </MarkNumber>
          )}
        </Lifted>
      ))}
    </>
  )
}
