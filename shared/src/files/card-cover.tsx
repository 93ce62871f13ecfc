import { chakra } from '@portal/shared/ui'

/** The head of a card: its picture, or a sign in the place of one. */
export const CardCover = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '16 / 7',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderTopRadius: 'card',
    bg: 'bg.brandSoft',
    color: 'fg.brand',
    // Out of the flow, so that a tall picture does not make it any taller.
    '& > img': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
    },
  },
})
