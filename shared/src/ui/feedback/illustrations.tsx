import { useEffect, useState } from 'react'
import { chakra } from '../theme/chakra.tsx'

/** Names of the drawings; all in one style: two tones, 2 px lines, a ground shadow. */
export type IllustrationName =
  | 'empty'
  | 'search'
  | 'failed'
  | 'locked'
  | 'done'
  | 'calendar'
  | 'questions'
  | 'chart'
  | 'message'

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: '120px',
    height: '96px',
    flexShrink: 0,
    '& .l': {
      stroke: 'fg.brand',
      strokeWidth: '2px',
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& .f': {
      fill: 'bg.surface',
      stroke: 'fg.brand',
      strokeWidth: '2px',
      strokeLinejoin: 'round',
    },
    '& .s': { fill: 'bg.brandSoftHover' },
    '& .d': { fill: 'fg.brand' },
    '& .t': { stroke: 'border.strong', strokeWidth: '2px', fill: 'none', strokeLinecap: 'round' },
  },
})

type Lines = typeof import('./drawings.tsx').Lines

// With what every page fetches once it has settled.
const load = () => import(/* webpackChunkName: "versions" */ './drawings.tsx')

/** What is in the drawings, once it has come; where it cannot be had, its place stays empty. */
function useLines(): Lines | undefined {
  const [known, setKnown] = useState<{ Lines: Lines }>()
  useEffect(() => {
    let isMounted = true
    // Asked for twice: a preload of the page's that failed is answered from memory the first time.
    load()
      .catch(load)
      .then(
        (drawings) => isMounted && setKnown(drawings),
        () => undefined,
      )
    return () => {
      isMounted = false
    }
  }, [])
  return known?.Lines
}

/** A small drawing, decoration only. */
export function Illustration({ name }: { name: IllustrationName }) {
  const Lines = useLines()
  return (
    <Drawing viewBox="0 0 120 96" aria-hidden="true">
      {Lines ? <Lines name={name} /> : null}
    </Drawing>
  )
}
