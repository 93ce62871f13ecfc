import { MediaImage } from '@portal/shared/files'
import { chakra } from '@portal/shared/ui'
import { useState } from 'react'
import { coverOf } from './cover.rules.ts'

const tone = (name: string) => ({
  bg: `${name}.soft`,
  color: `${name}.text`,
  borderColor: `${name}.line`,
})

const Frame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '3 / 4',
    width: '100%',
    overflow: 'hidden',
    borderRadius: 'md',
    borderWidth: '1px',
    '& > img': {
      // Out of the flow, so that a tall picture does not make it any taller.
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
    },
  },
  variants: {
    colour: {
      blue: tone('info'),
      green: tone('success'),
      amber: tone('warning'),
      red: tone('danger'),
      purple: tone('alert.0'),
    },
  },
})

const Drawn = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '2',
    padding: '12%',
    paddingLeft: '18%',
    overflow: 'hidden',
    // The spine.
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      left: '7%',
      width: '1px',
      bg: 'currentColor',
      opacity: '0.35',
    },
    '& > strong': {
      lineClamp: 5,
      fontWeight: 'semibold',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
    },
    '& > span': { lineClamp: 2, fontSize: 'xs', overflowWrap: 'anywhere' },
  },
  variants: {
    look: {
      short: { '& > strong': { fontSize: 'lg' } },
      long: { '& > strong': { fontSize: 'md' } },
      small: { padding: '8%', paddingLeft: '15%', '& > strong': { fontSize: 'xs' } },
    },
  },
})

export interface BookCoverProps {
  book: { title: string; authors: readonly string[]; cover: string | null }
  /** Beside the same words in a list: a drawn one has its title alone, in small letters. */
  isSmall?: boolean
}

/** The cover of a book: its picture, or one drawn from its title where there is none or it cannot be had. */
export function BookCover({ book, isSmall = false }: BookCoverProps) {
  const { title, authors, cover } = book
  const [failed, setFailed] = useState<string | null>(null)
  const { colour, isLong } = coverOf(title)
  return (
    <Frame aria-hidden="true" colour={colour}>
      {cover === null || cover === failed ? (
        <Drawn look={isSmall ? 'small' : isLong ? 'long' : 'short'}>
          <strong>{title}</strong>
          {isSmall ? null : <span>{authors.join(', ')}</span>}
        </Drawn>
      ) : (
        <MediaImage path={cover} alt="" loading="lazy" onError={() => setFailed(cover)} />
      )}
    </Frame>
  )
}
