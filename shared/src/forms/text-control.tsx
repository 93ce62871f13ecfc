import { chakra } from '@portal/shared/ui'
import { controlRecipe } from './control-styles.ts'

/** One line that one types into. */
export const Input = chakra('input', controlRecipe)

/** Around it, for what stands inside its start or end. */
export const Affix = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    '& > [data-part=before]': {
      position: 'absolute',
      left: '3',
      display: 'flex',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    '& > [data-part=before] ~ input': { paddingLeft: '10' },
    '& > [data-part=after]': {
      position: 'absolute',
      right: '1',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      fontSize: 'sm',
    },
    '& > [data-part=unit]': { position: 'absolute', right: '3', color: 'fg.muted', fontSize: 'sm' },
    '& > input:has(~ [data-part=after])': { paddingRight: '12' },
    '& > input:has(~ [data-part=unit])': { paddingRight: '16' },
    '& > input::-webkit-search-cancel-button': { display: 'none' },
  },
})
