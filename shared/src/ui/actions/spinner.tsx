import { VisuallyHidden } from '../layout/primitives.tsx'
import { chakra } from '../theme/chakra.tsx'

const Wheel = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderTopColor: 'transparent',
    animation: 'spin 700ms linear infinite',
  },
  variants: {
    size: {
      sm: { width: '4', height: '4' },
      md: { width: '6', height: '6' },
      lg: { width: '10', height: '10', borderWidth: '3px' },
    },
  },
  defaultVariants: { size: 'sm' },
})

const Centre = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '40',
    color: 'fg.brand',
  },
})

/** A turning wheel without words: for inside buttons. */
export function SpinnerWheel({ size }: { size?: 'sm' | 'md' | 'lg' }) {
  return <Wheel size={size} aria-hidden="true" />
}

/** A spinner in the middle of its place, announced with `label`. */
export function Spinner({
  label = 'Loading',
  size = 'lg',
}: {
  label?: string
  size?: 'sm' | 'md' | 'lg'
}) {
  return (
    <Centre role="status">
      <Wheel size={size} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Centre>
  )
}
