import { Switch } from '@portal/shared/forms'
import { Button, chakra, IconButton, Text } from '@portal/shared/ui'
import { Keyboard } from 'lucide-react'

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 'var(--viewing, 0px)',
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingX: { base: '3', md: '6' },
    paddingY: '2',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > h1': {
      flex: '1',
      minWidth: '8rem',
      fontSize: { base: 'sm', md: 'md' },
      fontWeight: 'semibold',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '@media (max-height: 30rem)': { position: 'static' },
  },
})

/** Over a preview: its title, whether answers show, and the way out. */
export function PreviewHeader({
  title,
  showsAnswers,
  onAnswers,
  onKeys,
  onDone,
}: {
  title: string
  showsAnswers: boolean
  onAnswers: (shows: boolean) => void
  onKeys: () => void
  onDone: () => void
}) {
  return (
    <Bar>
      <h1 title={title} tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      <Text size="sm" tone="muted">
        Nothing you answer here is recorded.
      </Text>
      <Switch label="Show answers" checked={showsAnswers} onValue={onAnswers} />
      <IconButton label="Keyboard shortcuts" icon={<Keyboard size={18} />} onClick={onKeys} />
      <Button variant="secondary" onClick={onDone}>
        Done
      </Button>
    </Bar>
  )
}
