import { type FormField, TextField } from '@portal/shared/forms'
import { Alert, LiveText, Stack, Text, TextLink } from '@portal/shared/ui'
import { useState } from 'react'
import { type CheckedEmail, useCheckedEmail } from './new-customer.queries.ts'
import type { PersonValues } from './new-customer.rules.ts'

export interface CheckedEmailProps {
  label: string
  who: 'Student' | 'Parent'
  person: PersonValues
  /** '' for none. */
  schoolId: string
  field: FormField<string>
}

/** The address of somebody new; when it is left, it is said whether they can have it. */
export function CheckedEmailField({ label, who, person, schoolId, field }: CheckedEmailProps) {
  // A draft that came back is looked at once more.
  const [left, setLeft] = useState(field.value)
  const { firstName, lastName } = person
  const checked = useCheckedEmail({
    ...{ email: left.trim(), role: who, firstName, lastName },
    ...(schoolId !== '' && { schoolId }),
  })
  const isOfThis = left === field.value && left !== ''
  return (
    <Stack gap="2">
      <TextField
        label={label}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...field}
        onBlur={() => setLeft(field.value)}
      />
      {isOfThis && checked.isError ? (
        <Text size="sm" tone="muted">
          Whether this address is free could not be looked up. It is checked again when it is sold.
        </Text>
      ) : null}
      {isOfThis && checked.data !== undefined ? <Found who={who} checked={checked.data} /> : null}
    </Stack>
  )
}

const personPath = (userId: string) => `/accounts?person=${userId}`

function Found({ who, checked }: { who: 'Student' | 'Parent'; checked: CheckedEmail }) {
  const { state, person, similar } = checked
  const link =
    person === null ? null : <TextLink to={personPath(person.userId)}>{person.name}</TextLink>
  const said = {
    free: 'This address is free.',
    joins: `${person?.name} has an account as a parent. The child is added to it.`,
    taken: `This address is taken by ${person?.name}, ${person?.role}.`,
    stopped: `This address belongs to the stopped account of ${person?.name}.`,
  }[state]
  return (
    <>
      <LiveText>{said}</LiveText>
      {state === 'free' ? (
        <Text size="sm" tone="muted">
          {said}
        </Text>
      ) : (
        <Alert kind={state === 'joins' ? 'info' : 'danger'}>
          {state === 'joins' ? (
            <>{link} has an account as a parent. The child is added to it.</>
          ) : null}
          {state === 'taken' ? (
            <>
              This address is taken by {link}, {person?.role}.
            </>
          ) : null}
          {state === 'stopped' ? <>This address belongs to the stopped account of {link}.</> : null}
        </Alert>
      )}
      {similar.length === 0 ? null : (
        <Alert
          kind="warning"
          title={
            who === 'Student'
              ? 'There are students like this one'
              : 'There are parents like this one'
          }
        >
          <Stack as="ul" gap="1" paddingLeft="4">
            {similar.map(({ userId, name, why }) => (
              <li key={userId}>
                <TextLink to={personPath(userId)}>{name}</TextLink>: {why}
              </li>
            ))}
          </Stack>
        </Alert>
      )}
    </>
  )
}
