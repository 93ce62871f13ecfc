import { Button, chakra } from '@portal/shared/ui'
import { useViewedName } from '@portal/shared/viewing'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { exitStudentView } from './exit-student-view.ts'

const Bar = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    height: '100%',
    paddingX: { base: '3', md: '6' },
    bg: 'bg.brand',
    color: 'fg.onBrand',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& > svg': { flexShrink: 0, display: { base: 'none', sm: 'block' } },
    '& > p': { flex: '1', minWidth: '0', lineClamp: { base: 2, md: 1 }, overflowWrap: 'anywhere' },
    '& > button': { flexShrink: 0 },
  },
})

/** Says whose portal is on the screen, and leads back to one's own. Fills the room it is given. */
export default function ViewingBanner() {
  const name = useViewedName()
  const [isBusy, setBusy] = useState(false)
  const sentence = `You are viewing the portal as ${name}`
  const exit = async () => {
    setBusy(true)
    await exitStudentView()
    setBusy(false)
  }
  return (
    <Bar aria-label="Student view">
      <Eye size={18} aria-hidden />
      <p title={sentence}>{sentence}</p>
      <Button size="sm" variant="secondary" loading={isBusy} onClick={exit}>
        Exit Student View
      </Button>
    </Bar>
  )
}
