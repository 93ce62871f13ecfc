import { useState } from 'react'
import { chakra } from '../theme/chakra.tsx'

const Disc = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'bg.brandSoft',
    color: 'fg.brand',
    fontWeight: 'semibold',
    userSelect: 'none',
    '& img': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
    },
    '& img[data-loading]': { opacity: 0 },
  },
  variants: {
    size: {
      sm: { width: '8', height: '8', fontSize: 'xs' },
      md: { width: '10', height: '10', fontSize: 'sm' },
      lg: { width: '16', height: '16', fontSize: 'xl' },
      xl: { width: '24', height: '24', fontSize: '2xl' },
    },
    waiting: { true: { bg: 'bg.skeleton', color: 'transparent' } },
  },
  defaultVariants: { size: 'md' },
})

/** First letters of the first and last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toLocaleUpperCase('en-GB')
}

export interface AvatarProps {
  name: string
  /** Address of the picture; `undefined` shows initials. */
  src?: string
  /** The picture's address is still being fetched: a skeleton. */
  loading?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** The name stands beside it already, so that it is not said twice. */
  decorative?: boolean
}

/** A person's picture, a skeleton until it is there, their initials when there is none. */
export function Avatar({ name, src, loading = false, size, decorative = false }: AvatarProps) {
  const [seen, setSeen] = useState<{ src: string; ok: boolean }>()
  const state = seen !== undefined && seen.src === src ? (seen.ok ? 'shown' : 'broken') : 'waiting'
  const waiting = loading || (src !== undefined && state === 'waiting')
  const hidden = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const)
  return (
    <Disc size={size} waiting={waiting} data-waiting={waiting ? '' : undefined} {...hidden}>
      {initialsOf(name)}
      {src !== undefined && state !== 'broken' ? (
        <img
          src={src}
          alt=""
          data-loading={state === 'waiting' ? '' : undefined}
          onLoad={() => setSeen({ src, ok: true })}
          onError={() => setSeen({ src, ok: false })}
        />
      ) : null}
    </Disc>
  )
}
