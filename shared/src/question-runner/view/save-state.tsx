import { chakra } from '@portal/shared/ui'
import { CloudCheck, CloudOff, HardDrive, RefreshCw } from 'lucide-react'
import { type SaveState, saveStateText } from '../queue/save-state.ts'

const Line = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > svg': { flexShrink: '0' },
  },
  variants: {
    kind: {
      saved: { color: 'fg.muted' },
      saving: { color: 'fg.muted' },
      device: { color: 'warning.text', fontWeight: 'medium' },
      offline: { color: 'warning.text', fontWeight: 'medium' },
    },
  },
})

const icons = { saved: CloudCheck, saving: RefreshCw, device: HardDrive, offline: CloudOff }

/** Where the answers are, honestly, for eyes and for screen readers. */
export function SaveStateLine({ state }: { state: SaveState }) {
  const Icon = icons[state.kind]
  return (
    <Line kind={state.kind} role="status" aria-live="polite">
      <Icon size={16} aria-hidden />
      {saveStateText(state)}
    </Line>
  )
}
