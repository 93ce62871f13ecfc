import { checkPassword, type PasswordOwner, strengthOf } from '@portal/shared/passwords'
import { ProgressBar, Text, type Tone } from '@portal/shared/ui'

const tones: readonly Tone[] = ['danger', 'danger', 'warning', 'success', 'success']

/** How strong a new password is, and what is wrong with it, while it is typed. */
export function PasswordStrength({ password, owner }: { password: string; owner?: PasswordOwner }) {
  if (password === '') return null
  const { score, word } = strengthOf(password, owner)
  return (
    <div>
      <ProgressBar label="Strength" value={score / 4} text={word} tone={tones[score]} />
      <Text size="sm" tone="muted" marginTop="1.5" role="status">
        {checkPassword(password, owner)}
      </Text>
    </div>
  )
}
