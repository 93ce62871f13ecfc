import { bodyOf } from '@portal/shared/bodies'
import { Form, PasswordField, SaveBar, useForm } from '@portal/shared/forms'
import { checkPassword, type PasswordOwner } from '@portal/shared/passwords'
import { PasswordStrength } from '@portal/shared/passwords/strength'
import { type Me, useChangePassword } from './account.queries.ts'
import { Section } from './section.tsx'

const empty = { oldPassword: '', newPassword: '', again: '' }

/** The old password, the new one twice, how strong it is. */
export function PasswordSection({ me }: { me: Me }) {
  const change = useChangePassword()
  const owner = { email: me.email, names: [me.firstName, me.lastName] }
  const form = useForm({
    name: null,
    start: empty,
    schema: bodyOf('POST /Authentication/Password/ChangePassword'),
    body: ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }),
    check: (typed) => faultsOf(typed, owner),
    write: (body) => change.write({ body }),
  })
  return (
    <Section title="Password" description="A new password signs you out on all your other devices.">
      <Form label="Password" {...form.frame}>
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <PasswordField label="Old password" maxLength={200} {...form.field('oldPassword')} />
        <PasswordField
          label="New password"
          hint="At least 10 characters. Several words in a row are easy to remember."
          autoComplete="new-password"
          maxLength={200}
          {...form.field('newPassword')}
        />
        <PasswordStrength password={form.values.newPassword} owner={owner} />
        <PasswordField
          label="New password again"
          autoComplete="new-password"
          maxLength={200}
          {...form.field('again')}
        />
        <SaveBar
          label="Change password"
          unsaved="Not changed yet"
          saved="Password changed. Your other devices are signed out."
          {...form.bar}
        />
      </Form>
    </Section>
  )
}

function faultsOf(typed: typeof empty, owner: PasswordOwner) {
  const fault = checkPassword(typed.newPassword, owner)
  return {
    ...(typed.oldPassword === '' && { oldPassword: 'Enter your old password' }),
    ...(fault !== null && {
      newPassword: typed.newPassword === '' ? 'Enter a new password' : fault,
    }),
    ...(typed.again !== typed.newPassword && {
      again: 'This is not the same as the new password above',
    }),
  }
}
