import { defineRecipe } from '@portal/shared/ui'

const box = {
  appearance: 'none',
  flexShrink: 0,
  width: '5',
  height: '5',
  margin: '0',
  backgroundColor: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.control',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
} as const

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='14' fill='none' stroke='white' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m2.5 7.500 3 3 6-6.500'/%3E%3C/svg%3E\")"
const bar =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='14' stroke='white' stroke-width='2.4' stroke-linecap='round'%3E%3Cpath d='M3 7h8'/%3E%3C/svg%3E\")"

/** Native check boxes, radios and switches in the portal's look. */
export const choiceRecipe = defineRecipe({
  base: {},
  variants: {
    kind: {
      checkbox: {
        ...box,
        borderRadius: 'xs',
        '&:checked': {
          backgroundColor: 'bg.brand',
          borderColor: 'bg.brand',
          backgroundImage: tick,
        },
        '&:indeterminate': {
          backgroundColor: 'bg.brand',
          borderColor: 'bg.brand',
          backgroundImage: bar,
        },
        '&[aria-invalid=true]': { borderColor: 'danger.solid', borderWidth: '2px' },
      },
      radio: {
        ...box,
        borderRadius: 'full',
        '&:checked': { borderColor: 'border.brand', borderWidth: '6px' },
      },
      switch: {
        ...box,
        width: '10',
        height: '6',
        borderRadius: 'full',
        borderWidth: '0',
        backgroundColor: 'border.control',
        position: 'relative',
        _after: {
          content: '""',
          position: 'absolute',
          top: '3px',
          left: '3px',
          width: '18px',
          height: '18px',
          borderRadius: 'full',
          bg: 'white',
          transition: 'transform 120ms ease-out',
        },
        '&:checked': { backgroundColor: 'bg.brand', _after: { transform: 'translateX(16px)' } },
      },
      none: { srOnly: true },
    },
  },
})
