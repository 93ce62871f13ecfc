import { Button, chakra } from '@portal/shared/ui'
import { memo, useEffect, useRef, useState } from 'react'
import { clockOf } from './time.rules.ts'
import { type Cue, cutAt, lineAt, linesWith } from './transcript.rules.ts'

const Lines = chakra('ol', {
  base: {
    position: 'relative',
    maxHeight: '26rem',
    overflowY: 'auto',
    listStyle: 'none',
    '& button': {
      display: 'grid',
      gridTemplateColumns: '3.25rem minmax(0, 1fr)',
      gap: '2',
      width: '100%',
      minHeight: '11',
      paddingX: '2',
      paddingY: '2',
      borderRadius: 'md',
      fontSize: 'sm',
      textAlign: 'start',
      alignItems: 'baseline',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& time': { color: 'fg.muted' },
    '& mark': { bg: 'warning.soft', color: 'warning.text', fontWeight: 'semibold' },
    '& [aria-current]': { bg: 'bg.brandSoft', fontWeight: 'medium' },
    '@media print': { maxHeight: 'none', overflow: 'visible' },
  },
})

interface LinesProps {
  cues: readonly Cue[]
  at: number
  sought: string
  /** Language of the lines. */
  lang: string | null
  onSeek: (second: number) => void
}

/** The lines; the one that is said is kept in sight until the reader moves through them. */
export function TranscriptLines({ cues, at, sought, lang, onSeek }: LinesProps) {
  const list = useRef<HTMLOListElement>(null)
  const [isFollowing, setFollowing] = useState(true)
  const current = lineAt(cues, at)
  useEffect(() => {
    const { current: box } = list
    const line = box?.children[current]
    if (!isFollowing || sought !== '' || !box || !(line instanceof HTMLElement)) return
    // The list alone is moved: the page stays where its reader has it.
    box.scrollTop = line.offsetTop - box.clientHeight / 3
  }, [current, isFollowing, sought])
  const found = new Set(linesWith(cues, sought))
  const stop = () => setFollowing(false)
  return (
    <>
      <Lines
        ref={list}
        lang={lang ?? undefined}
        aria-label="Transcript"
        onWheel={stop}
        onTouchMove={stop}
        // Its bar, which is the list itself; a line leads to its second, and is followed on.
        onPointerDown={({ target, currentTarget }) => {
          if (target === currentTarget) stop()
        }}
        onKeyDown={(event) => {
          if (['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Tab'].includes(event.key)) stop()
        }}
      >
        {cues.map((cue, line) => (
          <Line
            // Two may be said at once.
            key={`${line} ${cue.start}`}
            cue={cue}
            isCurrent={line === current}
            sought={found.has(line) ? sought : ''}
            isHidden={sought.trim() !== '' && !found.has(line)}
            onSeek={onSeek}
          />
        ))}
      </Lines>
      {isFollowing ? null : (
        <div data-print="hidden">
          <Button onClick={() => setFollowing(true)}>Follow the video</Button>
        </div>
      )}
    </>
  )
}

interface LineProps {
  cue: Cue
  isCurrent: boolean
  sought: string
  isHidden: boolean
  onSeek: (second: number) => void
}

const Line = memo(function Line({ cue, isCurrent, sought, isHidden, onSeek }: LineProps) {
  return (
    <li hidden={isHidden}>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onSeek(cue.start)}
      >
        <time>{clockOf(cue.start)}</time>
        <span>
          {cutAt(cue.text, sought).map(({ at, text, isSought }) =>
            isSought ? <mark key={at}>{text}</mark> : text,
          )}
        </span>
      </button>
    </li>
  )
})
