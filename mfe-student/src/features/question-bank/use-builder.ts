import { useSearchParams } from '@portal/shared/router'
import { useEffect, useRef, useState } from 'react'
import { type Builder, readBuilder, type Subjects, writeBuilder } from './builder.rules.ts'
import {
  useAdmissionTests,
  useBank,
  useQuestionCount,
  useSections,
  useSubjects,
} from './question-bank.queries.ts'
import { useDebounced } from './use-debounced.ts'

/** Counts follow the filters after this pause, so that typing a number does not ask at each digit. */
const countPauseMs = 250

const noSubjects: Subjects = []

/**
 * The builder, kept in the address too. The address follows a moment later, so the state here is
 * what the next change builds on: two quick changes must not undo each other.
 */
function useAddressedBuilder() {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [builder, setBuilder] = useState(() => readBuilder(params))
  const own = useRef({ all: new Set([address]), last: address })
  useEffect(() => {
    // An address that was not written here: a link or Back brought it.
    if (own.current.all.has(address)) return
    own.current = { all: new Set([address]), last: address }
    setBuilder(readBuilder(new URLSearchParams(address)))
  }, [address])
  useEffect(() => {
    const next = writeBuilder(builder).toString()
    if (own.current.last === next) return
    own.current.all.add(next)
    own.current.last = next
    setParams(next, { replace: true })
  }, [builder, setParams])
  const change = (what: Partial<Builder>) => setBuilder((before) => ({ ...before, ...what }))
  return { builder, change }
}

/** The builder with everything that it can be chosen from. */
export function useBuilder() {
  const { builder, change } = useAddressedBuilder()
  const tests = useAdmissionTests()
  const bank = useBank()
  const testId =
    builder.testId ??
    (tests.data?.find(({ name }) => name === 'ESAT') ?? tests.data?.[0])?.id ??
    null
  const sections = useSections(testId)
  const chosenParts = bank.data?.chosenParts ?? []
  const own = sections.data?.filter(({ id }) => chosenParts.includes(id)) ?? []
  // Choosing parts takes the others out of sight; an address may still name one of them.
  const offered = own.length > 0 ? own : (sections.data ?? [])
  const asked = sections.data?.find(({ id }) => id === builder.sectionId)
  const shownSections =
    asked === undefined || offered.includes(asked) ? offered : [...offered, asked]
  const isSettled = sections.data !== undefined && (bank.data !== undefined || bank.isError)
  const sectionId =
    builder.sectionId === null && own.length === 0
      ? null
      : (asked?.id ?? (isSettled ? offered[0]?.id : undefined))
  const subjectsQuery = useSubjects(testId, sectionId)
  const subjects = typeof sectionId === 'number' ? (subjectsQuery.data ?? noSubjects) : noSubjects
  const place =
    testId === null || sectionId === undefined || (sectionId !== null && subjects === noSubjects)
      ? null
      : { testId, sectionId }
  const count = useQuestionCount(useDebounced(builder, countPauseMs), place, subjects)

  return {
    builder,
    change,
    tests,
    testId,
    sections,
    shownSections,
    mayTakeAll: own.length === 0,
    sectionId,
    subjectsQuery,
    subjects,
    place,
    count,
  }
}
