import { chakra, Dialog, Heading, Kbd, Stack } from '@portal/shared/ui'
import { commentKeysInWords, textKeysInWords } from './keys-in-words.ts'

const Keys = /* @__PURE__ */ chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '3',
    alignItems: 'center',
    '& dt': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
    '& dd': { fontSize: 'sm', overflowWrap: 'anywhere' },
  },
})

/** The keys of the desk. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open size="md" title="Keys of the desk" onClose={onClose}>
      <Stack gap="5">
        <Part title="While the text has the focus" keys={textKeysInWords} />
        <Part title="In a comment" keys={commentKeysInWords} />
      </Stack>
    </Dialog>
  )
}

function Part({ title, keys }: { title: string; keys: typeof textKeysInWords }) {
  return (
    <Stack gap="3">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Keys>
        {keys.map(([each, does]) => (
          <chakra.div key={does} display="contents">
            <dt>
              {each.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </chakra.div>
        ))}
      </Keys>
    </Stack>
  )
}
