import { addressOf } from '@portal/shared/api'
import { useSettings } from '@portal/shared/session'
import { chakra } from '@portal/shared/ui'
import { usePortalName } from '../routing/portal-name.ts'

const Mark = chakra('svg', {
  base: {
    width: '10',
    height: '10',
    flexShrink: 0,
    '& rect': { fill: 'bg.brand' },
    '& path': { fill: 'none', stroke: 'fg.onBrand', strokeWidth: '3.4px', strokeLinejoin: 'round' },
  },
})

const Logo = chakra('img', {
  base: {
    width: '10',
    height: '10',
    flexShrink: 0,
    objectFit: 'contain',
    padding: '1',
    borderRadius: 'md',
    bg: 'bg.plate',
  },
})

/** The portal's logo or sign, decoration only; the name stands beside it. */
export function BrandMark() {
  const hasLogo = useSettings(({ settings }) => settings?.hasLogo)
  if (hasLogo) return <Logo src={addressOf('/System/Settings/GetLogo', {})} alt="" />
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M11 24V8h6.5a5.5 5.5 0 0 1 0 11H11" />
    </Mark>
  )
}

/** The portal's sign and name, for dark ground. */
export function BrandLine() {
  const portalName = usePortalName()
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
