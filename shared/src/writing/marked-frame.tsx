import { chakra } from '@portal/shared/ui'
import type { CommentSort } from './marks.rules.ts'
import { commentSorts } from './words.ts'
import { TextFrame } from './written-blocks.tsx'

const tokens = {
  neutral: 'neutral',
  brand: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  purple: 'alert.0',
} as const

const lookOf = (sort: CommentSort) => {
  const token = tokens[commentSorts[sort].tone]
  return {
    bg: `${token}.soft`,
    borderColor: `${token}.solid`,
    '&[data-active]': { bg: `${token}.line`, boxShadow: 'inset 0 0 0 1px currentColor' },
  }
}

/** A text with its marks: a line under the words, dashed where they have changed since. */
export const MarkedFrame = /* @__PURE__ */ chakra(TextFrame, {
  base: {
    '& mark': {
      color: 'inherit',
      borderBottomWidth: '2px',
      borderStyle: 'solid',
      cursor: 'pointer',
      scrollMargin: '8rem',
      '&[data-sort=praise]': lookOf('praise'),
      '&[data-sort=suggestion]': lookOf('suggestion'),
      '&[data-sort=correction]': lookOf('correction'),
      '&[data-sort=question]': lookOf('question'),
      '&[data-changed]': { borderStyle: 'dashed' },
      '&[data-draft]': { borderStyle: 'dotted' },
    },
    '& [data-chosen]': { bg: 'bg.brand', color: 'fg.onBrand' },
    '& [data-caret]': {
      display: 'inline-block',
      width: '2px',
      height: '1.2em',
      marginX: '-1px',
      verticalAlign: 'text-bottom',
      bg: 'border.brand',
      scrollMargin: '8rem',
    },
    '& [data-aside]': { userSelect: 'none' },
  },
})

/** The number of a comment behind its words, as a way to it. */
export const MarkNumber = /* @__PURE__ */ chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    marginX: '0.5',
    paddingX: '1',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg.surface',
    color: 'fg',
    fontSize: 'xs',
    fontWeight: 'semibold',
    fontStyle: 'normal',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
    textDecoration: 'none',
    verticalAlign: 'text-top',
    userSelect: 'none',
    cursor: 'pointer',
    '&[data-active]': { bg: 'bg.brand', borderColor: 'bg.brand', color: 'fg.onBrand' },
    // A finger needs more than the figure; between lines there is only this much room.
    _after: { content: '""', position: 'absolute', inset: '-2px' },
  },
})
