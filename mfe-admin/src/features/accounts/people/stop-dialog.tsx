import { bodyOf } from '@portal/shared/bodies'
import { FormDialog, TextArea, useForm } from '@portal/shared/forms'
import { SearchPicker } from '@portal/shared/pickers'
import {
  Alert,
  formatMoney,
  QueryRegion,
  SkeletonText,
  Stack,
  Text,
  toast,
} from '@portal/shared/ui'
import { tutors } from '../../../tutors/tutors.queries.ts'
import { seniorTutors } from '../links/links.queries.ts'
import { type Dependants, type Person, useDependants, useSetActive } from './people.queries.ts'
import { leftBehind } from './person.rules.ts'
import { nobodyFollows, successorsOf } from './stop.rules.ts'

export interface StopDialogProps {
  person: Person
  onClose: () => void
}

/** Stops an account, after what hangs on it was seen and given to somebody. */
export default function StopDialog({ person, onClose }: StopDialogProps) {
  const { userId, version, firstName, lastName } = person
  const dependants = useDependants(userId)
  const setActive = useSetActive()
  const name = `${firstName} ${lastName}`
  const form = useForm({
    name: null,
    start: nobodyFollows,
    schema: bodyOf('POST /User/admin/Account/SetActive'),
    body: ({ reason, ...followers }) => ({
      ...{ userId, version, isActive: false, reason },
      successors: successorsOf(followers),
    }),
    failed: 'The account could not be stopped',
    write: (body) => setActive.write({ body }),
    done: () => {
      toast.success(`The account of ${name} is stopped.`)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="md"
      title={`Stop the account of ${name}`}
      save="Stop account"
      onClose={onClose}
    >
      <Text>
        Nobody can sign in with it any more. Devices are signed out and links end at once; all else
        stays, and comes back with the account.
      </Text>
      <QueryRegion
        query={dependants}
        failed="What hangs on the account could not be loaded"
        skeleton={<SkeletonText lines={4} />}
      >
        {(of) => <LeftBehind of={of} />}
      </QueryRegion>
      {dependants.data && dependants.data.students.length > 0 ? (
        <SearchPicker
          label="Who teaches the students"
          none="Nobody yet"
          from={tutors}
          {...form.field('students')}
        />
      ) : null}
      {dependants.data && dependants.data.team.length > 0 ? (
        <SearchPicker
          label="Whose team it is"
          none="Nobody’s yet"
          from={seniorTutors}
          {...form.field('team')}
        />
      ) : null}
      {dependants.data && dependants.data.submissions > 0 ? (
        <SearchPicker
          label="Who marks what waits"
          none="Nobody yet"
          from={tutors}
          {...form.field('submissions')}
        />
      ) : null}
      <TextArea
        label="Reason"
        hint="It stands in the log."
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

function LeftBehind({ of }: { of: Dependants }) {
  const lines = leftBehind(of, (pence) => formatMoney(pence / 100))
  if (lines.length === 0) return <Text tone="muted">Nothing hangs on this account.</Text>
  return (
    <Alert kind="warning" title="This is left behind">
      <Stack as="ul" gap="1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </Alert>
  )
}
