import { KeyList } from '@portal/shared/question-runner/keys'
import { Dialog, Heading, Stack } from '@portal/shared/ui'
import { commentKeysInWords, textKeysInWords } from './keys-in-words.ts'

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
      <KeyList
        lines={keys.map(([each, what]) => ({ parts: each.map((key) => ({ key })), what }))}
      />
    </Stack>
  )
}
