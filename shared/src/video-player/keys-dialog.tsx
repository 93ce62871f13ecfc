import { chakra, Dialog, Kbd } from '@portal/shared/ui'
import { keysInWords } from './keys-in-words.ts'

const Keys = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '3',
    alignItems: 'center',
    '& dt': { display: 'flex', gap: '1.5' },
  },
})

/** The keys that work while the focus is in the player. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keys of the player" size="sm">
      <Keys>
        {keysInWords.map(([keys, does]) => (
          <chakra.div key={does} display="contents">
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </chakra.div>
        ))}
      </Keys>
    </Dialog>
  )
}
