import { chakra } from '@portal/shared/ui'
import { RichText } from './rich-text.tsx'

const Lines = chakra('div', {
  base: {
    minWidth: '0',
    maxWidth: '100%',
    overflow: 'hidden',
    display: '-webkit-box',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    '& .katex': { fontSize: '1.05em', whiteSpace: 'normal' },
    // Sizes of our own: a browser without a font for mathematics sets powers as large as their base.
    '& :is(msup, msub, msubsup, munder, mover, munderover) > :not(:first-child)': {
      fontSize: '0.72em',
    },
    '& mfrac > *': { fontSize: '0.82em' },
  },
})

/** A question in a few words, its equations set: two lines at most, wherever it stands. */
export function RichSummary({ html }: { html: string }) {
  return (
    <Lines>
      <RichText html={html} inline />
    </Lines>
  )
}
