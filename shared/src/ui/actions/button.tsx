import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { chakra } from '../theme/chakra.tsx'
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button-styles.ts'
import { SpinnerWheel } from './spinner.tsx'

const Base = chakra('button', buttonRecipe)

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'children'>

export interface ButtonProps extends NativeButton {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** Full width of its container. */
  wide?: boolean
  /** Work is under way: shows a wheel, keeps its width and focus, and cannot be pressed again. */
  loading?: boolean
  /** An icon before the words (18 px for `md`). */
  icon?: ReactNode
  /** An icon after the words. */
  iconAfter?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button. Type `button` unless said otherwise, so that it never sends a form by accident. */
export function Button({
  children,
  loading = false,
  icon,
  iconAfter,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const blocked = loading || ariaDisabled === true || ariaDisabled === 'true'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `aria-disabled` rather than `disabled` keeps focus where it is while work runs.
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Base
      {...rest}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={blocked || undefined}
    >
      {loading ? <SpinnerWheel /> : icon}
      {children}
      {iconAfter}
    </Base>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconAfter'> {
  /** What it does, in words; the button's name and its tooltip. */
  label: string
  icon: ReactNode
}

/** A square button with an icon; its label is required. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  loading = false,
  onClick,
  type = 'button',
  'aria-disabled': ariaDisabled,
  ...rest
}: IconButtonProps) {
  const blocked = loading || ariaDisabled === true || ariaDisabled === 'true'
  return (
    <Base
      {...rest}
      type={type}
      variant={variant}
      square
      aria-label={label}
      title={rest.title ?? label}
      aria-busy={loading || undefined}
      aria-disabled={blocked || undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (blocked) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {loading ? <SpinnerWheel /> : icon}
    </Base>
  )
}
