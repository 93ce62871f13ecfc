import { rolesWithoutPath, screenPaths } from '@portal/shared/contract'
import { type FormField, TextField } from '@portal/shared/forms'
import { useId, useMemo } from 'react'
import type { MessageRole } from './messages.queries.ts'

/** A page of the portal that opens with a message; those that all of the roles can open are offered. */
export function PathField({
  roles,
  ...field
}: FormField<string> & { roles: readonly MessageRole[] }) {
  const listId = useId()
  const offered = useMemo(
    () =>
      screenPaths().flatMap(([path, access]) =>
        access === 'public' || path.includes(':') || rolesWithoutPath(path, roles).length > 0
          ? []
          : [path],
      ),
    [roles],
  )
  return (
    <>
      <TextField
        label="Page of the portal"
        hint="It opens with the message, such as /help. All who get it must be able to open it."
        optional
        list={listId}
        autoComplete="off"
        placeholder="/"
        maxLength={500}
        {...field}
      />
      <datalist id={listId}>
        {offered.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </>
  )
}
