import { Button, chakra, Dialog, Heading, Stack, Text } from '@portal/shared/ui'
import type { DeskValue } from './desk.types.ts'

const Sides = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > section': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '3',
      padding: '4',
      minWidth: '0',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
    },
  },
})

export interface OverallChoiceProps {
  choice: { mine: DeskValue; theirs: DeskValue }
  onChoose: (side: 'mine' | 'theirs') => void
}

/**
 * Two overall comments were written apart, in two tabs or on two devices, of which one stays. All else
 * is joined; nothing is saved before the answer.
 */
export default function OverallChoice({ choice: { mine, theirs }, onChoose }: OverallChoiceProps) {
  return (
    <Dialog
      open
      size="lg"
      role="alertdialog"
      opensByItself
      title="Which overall comment stays?"
      description="You wrote two, here and in another tab or on another device. Comments and grades are joined."
    >
      <Sides>
        <Side title="Written here" text={mine.overall} onChoose={() => onChoose('mine')} />
        <Side title="Written elsewhere" text={theirs.overall} onChoose={() => onChoose('theirs')} />
      </Sides>
    </Dialog>
  )
}

function Side({ title, text, onChoose }: { title: string; text: string; onChoose: () => void }) {
  return (
    <section aria-label={title}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Stack gap="2" flex="1">
        <Text whiteSpace="pre-line">{text === '' ? 'Nothing.' : text}</Text>
      </Stack>
      <Button variant="primary" onClick={onChoose} aria-label={`Keep: ${title}`}>
        Keep
      </Button>
    </section>
  )
}
