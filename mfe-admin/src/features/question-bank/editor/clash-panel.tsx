import { ClashNote, htmlInWords } from '@portal/shared/forms'
import { Text } from '@portal/shared/ui'
import { differencesOf } from '../versions/compare.rules.ts'
import { SideBySide } from '../versions/side-by-side.tsx'
import { asVersion } from './as-version.ts'
import { contentOf, type QuestionValues } from './question-values.rules.ts'
import type { Clash } from './use-question-form.ts'

export interface ClashPanelProps {
  clash: Clash
  values: QuestionValues
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else saved meanwhile: who, when, and both contents beside each other. */
export default function ClashPanel({ clash, values, ...settling }: ClashPanelProps) {
  const { by, at, theirs } = clash
  const differences = differencesOf(asVersion(contentOf(values)), theirs, htmlInWords)
  return (
    <ClashNote by={by} at={at} saved={`version ${theirs.version}`} {...settling}>
      {differences.length === 0 ? (
        <Text>Both say the same.</Text>
      ) : (
        <SideBySide level={3} differences={differences} names={['Yours', `${by}’s`]} />
      )}
    </ClashNote>
  )
}
