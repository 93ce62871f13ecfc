import { AccountSection } from '@portal/shared/account'
import { OwnKeySettings } from '@portal/shared/question-runner'

/** The single keys of the question runner: off, or on other keys. */
export function KeysSection() {
  return (
    <AccountSection
      title="Keys in the question runner"
      description="Kept on this device. The runner’s help (View, Keyboard shortcuts) shows them too."
    >
      <OwnKeySettings />
    </AccountSection>
  )
}
