import type { ReactNode } from 'react'
import { type LinkProps, SmartLink } from '../provider/link-context.tsx'
import { chakra } from '../theme/chakra.tsx'
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button-styles.ts'

const ButtonBase = chakra(SmartLink, buttonRecipe)

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: ReactNode
  iconAfter?: ReactNode
}

/** A link that looks like a button: going somewhere, not doing something. */
export function LinkButton({ icon, iconAfter, children, ...rest }: LinkButtonProps) {
  return (
    <ButtonBase {...rest}>
      {icon}
      {children}
      {iconAfter}
    </ButtonBase>
  )
}

/** A link in text. `quiet` takes the colour of the text around it until hovered or focused. */
export const TextLink = chakra(SmartLink, {
  base: {
    color: 'fg.link',
    fontWeight: 'medium',
    borderRadius: 'xs',
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    quiet: {
      true: {
        color: 'inherit',
        textDecorationColor: 'transparent',
        _hover: { color: 'fg.link', textDecorationColor: 'currentColor' },
      },
    },
  },
})
