import { chakra } from '@portal/shared/ui'
import { portalName } from '../routing/use-arrival.ts'

const Mark = chakra('svg', {
  base: {
    width: '10',
    height: '10',
    flexShrink: 0,
    '& rect': { fill: 'bg.brand' },
    '& path': { fill: 'none', stroke: 'fg.onBrand', strokeWidth: '3.4px', strokeLinejoin: 'round' },
  },
})

/** The portal's sign, decoration only; the name stands beside it. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M11 24V8h6.5a5.5 5.5 0 0 1 0 11H11" />
    </Mark>
  )
}

/** The portal's sign and name, for dark ground. */
export function BrandLine() {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="3"
      fontSize="lg"
      fontWeight="semibold"
      letterSpacing="tight"
    >
      <BrandMark />
      {portalName}
    </chakra.span>
  )
}
