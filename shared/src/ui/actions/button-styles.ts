import { defineRecipe } from '../theme/define-recipe.ts'

/** How anything that looks like a button looks. */
export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    maxWidth: '100%',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '& > svg': { flexShrink: 0 },
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
  },
  variants: {
    variant: {
      primary: {
        bg: 'bg.brand',
        color: 'fg.onBrand',
        _hover: { bg: 'bg.brandHover' },
        _active: { bg: 'bg.brandActive' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { bg: 'bg.hover' },
        _active: { bg: 'bg.hover', borderColor: 'border.control' },
      },
      soft: {
        bg: 'bg.brandSoft',
        color: 'fg.brand',
        _hover: { bg: 'bg.brandSoftHover' },
      },
      ghost: { bg: 'transparent', color: 'fg.muted', _hover: { bg: 'bg.hover', color: 'fg' } },
      danger: { bg: 'bg.danger', color: 'fg.onBrand', _hover: { bg: 'bg.dangerHover' } },
    },
    size: {
      sm: { minHeight: '8', paddingX: '3', paddingY: '1', fontSize: 'sm' },
      md: { minHeight: '10', paddingX: '4', paddingY: '2', fontSize: 'sm' },
      lg: { minHeight: '12', paddingX: '6', paddingY: '2', fontSize: 'md' },
    },
    wide: { true: { width: '100%' } },
    square: { true: { paddingX: '0', paddingY: '0', aspectRatio: '1', flexShrink: 0 } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
})

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'
