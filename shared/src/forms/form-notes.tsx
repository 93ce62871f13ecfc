import { ApiError } from '@portal/shared/api'
import type { Faults } from '@portal/shared/checks'
import { part } from '@portal/shared/idle'
import { LeaveGuard } from '@portal/shared/leaving'
import { Alert, chakra, messageOf } from '@portal/shared/ui'
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { steady } from './field.tsx'
import type { FormConflictProps } from './form-conflict.tsx'

// Few forms are of records with versions, and few of these ever come to it.
const FormConflict = part(() => import('./form-conflict.tsx'), {
  failed: 'What somebody else saved could not be loaded',
}) as <T>(props: FormConflictProps<T>) => ReactNode

/** A form with more fields says above them what is wrong, where that is more than one thing. */
const longFrom = 8

interface FormNotesProps<T> {
  form: string
  /** How often sending was tried; what is wrong is said anew each time. */
  attempt: number
  errors: Faults
  failure: unknown
  /** A draft is kept. */
  isKept: boolean
  /** Above what went wrong; null says nothing of it. */
  title: string | null
  conflict: FormConflictProps<T> | null
  isFirst: boolean
}

/** What a form says above its fields: what went wrong, as far as no field says it. */
export const FormNotes = /* @__PURE__ */ steady(function FormNotes<T>(props: FormNotesProps<T>) {
  const { form, attempt, errors, failure, isKept, title, conflict, isFirst } = props
  const { others, isLong } = usePlaces(form, errors)
  const atFields = Object.entries(errors).filter(([place]) => !others.includes(place))
  return (
    <>
      {isFirst ? <LeaveGuard /> : null}
      {isLong && atFields.length > 1 ? (
        <ErrorSummary
          attempt={attempt}
          errors={atFields.map(([name, message]) => ({ name, message }))}
        />
      ) : null}
      {title === null || (failure === null && others.length === 0) ? null : (
        <chakra.div key={attempt} data-form-note>
          <Alert kind="danger" live title={title}>
            {others.length > 0
              ? others.map((place) => errors[place]).join(' ')
              : (messageOf(failure) ?? 'Something went wrong. Try again.')}
            {isKept && mayHelpAgain(failure) ? ' What you have typed is kept.' : null}
          </Alert>
        </chakra.div>
      )}
      {conflict ? (
        <Suspense fallback={null}>
          <FormConflict {...conflict} />
        </Suspense>
      ) : null}
    </>
  )
})

/** No answer, or none for now: the same may be sent again later. */
function mayHelpAgain(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  return failure.status === 0 || failure.status === 429 || failure.status >= 500
}

/** Which errors stand at no control of the form, and whether the form is long. */
function usePlaces(form: string, errors: Faults): { others: readonly string[]; isLong: boolean } {
  const [found, setFound] = useState({ others: '', isLong: false })
  useLayoutEffect(() => {
    // Looked at for each key while something is wrong: fields come and go.
    if (Object.keys(errors).length === 0) return
    const element = document.getElementById(form)
    const names = new Set<string>()
    for (const control of element?.querySelectorAll('[name]') ?? []) {
      names.add(control.getAttribute('name') ?? '')
    }
    const others = Object.keys(errors)
      .filter((place) => !isAt(names, place))
      .join('\n')
    const isLong = names.size >= longFrom
    setFound((now) => (now.others === others && now.isLong === isLong ? now : { others, isLong }))
  })
  return {
    others: found.others === '' ? [] : found.others.split('\n').filter((each) => each in errors),
    isLong: found.isLong,
  }
}

/** A control of that name, or of something that it stands in. */
function isAt(names: ReadonlySet<string>, place: string): boolean {
  if (place === '') return false
  return names.has(place) || isAt(names, place.split('.').slice(0, -1).join('.'))
}
