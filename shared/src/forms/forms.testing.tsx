import { ApiError } from '@portal/shared/api'
import { bodyOf } from '@portal/shared/bodies'
import { Form, SaveBar, TextField, useForm } from '@portal/shared/forms'
import { screen } from '@portal/shared/testing'
import { SmartLink } from '@portal/shared/ui'

/** What stands in the form before anything is typed. */
export const start = { firstName: 'Ada', lastName: 'Byron', timeZone: 'Europe/London' }
type Profile = typeof start

/** A form as most of them are. */
export function ProfileForm({
  write,
  from = start,
}: {
  write: (body: Profile) => Promise<unknown>
  from?: Profile
}) {
  const form = useForm({
    name: 'test profile',
    start: from,
    schema: bodyOf('POST /User/Account/UpdateMe'),
    write,
  })
  return (
    <main>
      <SmartLink to="/elsewhere">Elsewhere</SmartLink>
      <Form label="Profile" {...form.frame}>
        <TextField label="First name" {...form.field('firstName')} />
        <TextField label="Last name" {...form.field('lastName')} />
        <SaveBar look="bar" {...form.bar} />
      </Form>
    </main>
  )
}

/** Its fields. */
export const first = () => screen.getByRole('textbox', { name: 'First name' })
export const last = () => screen.getByRole('textbox', { name: 'Last name' })
/** The button that saves. */
export const press = () => screen.getByRole('button', { name: 'Save' })
/** Where the form stands. */
export const options = { path: '/form', route: '/form' }
/** What a server that refuses answers. */
export const refusal = (status: number, errors: { path: string; message: string }[] = []) =>
  new ApiError({ status, message: `No ${status}.`, errors })

/** What a form with a list holds. */
export interface Answers {
  answers: { text: string; points: number | null }[]
}
