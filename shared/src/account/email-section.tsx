import { bodyOf } from '@portal/shared/bodies'
import { Form, PasswordField, SaveBar, TextField, useForm } from '@portal/shared/forms'
import { Alert } from '@portal/shared/ui'
import { type Me, useChangeEmail } from './account.queries.ts'
import { Section } from './section.tsx'

/** The address that one signs in with; another one asks for the password, and is proved by a link. */
export function EmailSection({ me }: { me: Me }) {
  const change = useChangeEmail()
  const isOwn = (email: string) => email.trim().toLowerCase() === me.email.toLowerCase()
  const form = useForm({
    name: 'account email',
    start: { email: '', password: '' },
    secrets: ['password'],
    schema: bodyOf('POST /User/Account/ChangeEmail'),
    check: ({ email }) => ({ email: isOwn(email) && 'This is your email already' }),
    write: (body) => change.write({ body }),
  })
  const sent = form.isDirty ? undefined : change.input?.body.email
  return (
    <Section
      title="Email"
      description={
        <>
          You sign in with <strong>{me.email}</strong>. To change it, open the link that we send to
          the new address; we tell the old one.
        </>
      }
    >
      <Form label="Email" {...form.frame}>
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...form.field('email')}
        />
        <PasswordField label="Your password" maxLength={200} {...form.field('password')} />
        <SaveBar label="Change email" unsaved="Not changed yet" saved="" {...form.bar} />
        {sent === undefined ? null : (
          <Alert kind="success" live>
            We sent a link to {sent}. Your email changes once you open it, within 24 hours. Nothing
            came? Look among unwanted mail, or ask again.
          </Alert>
        )}
      </Form>
    </Section>
  )
}
