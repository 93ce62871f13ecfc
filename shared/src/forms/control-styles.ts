import { defineRecipe } from '@portal/shared/ui'

/** How anything one types into looks. */
export const controlRecipe = defineRecipe({
  base: {
    width: '100%',
    minWidth: '0',
    minHeight: '11',
    paddingX: '3',
    paddingY: '2',
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: 'md',
    lineHeight: 'normal',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.muted' },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: 'focus' },
    '&[aria-invalid=true]': { borderColor: 'danger.solid', borderWidth: '2px' },
    _disabled: { bg: 'bg.sunken', color: 'fg.muted', cursor: 'not-allowed' },
    '&[readonly]': { bg: 'bg.subtle' },
  },
})
