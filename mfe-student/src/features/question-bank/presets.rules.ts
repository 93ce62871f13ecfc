import type { CallAnswer } from '@portal/shared/api'
import { type Builder, feedbackOf, type PresetFilters } from './builder.rules.ts'

/** Filters that the student keeps under a name. */
export type Preset = CallAnswer<'GET /Revise/api/Revise/GetPresets'>[number]

/** The longest name that the server keeps. */
export const longestName = 80

/** The builder that a preset's filters stand for. */
export function builderOf(filters: PresetFilters): Builder {
  return {
    testId: filters.admissionTestId,
    sectionId: filters.sectionId,
    subjectIds: filters.subjectIds,
    topicIds: filters.topicIds,
    status: filters.status,
    difficulties: filters.difficulties,
    questionTypes: filters.questionTypes,
    size: filters.size,
    order: filters.order,
    feedback: feedbackOf(filters.order, filters.feedback),
    timing: filters.timing,
    minutes: filters.minutes,
    seconds: filters.secondsPerQuestion ?? null,
  }
}

/** True when two choices of filters ask for the same, in whatever order they were made. */
export function isSameChoice(one: PresetFilters, other: PresetFilters): boolean {
  const text = ({ secondsPerQuestion = null, ...filters }: PresetFilters) =>
    JSON.stringify(
      Object.entries({ ...filters, secondsPerQuestion })
        .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).sort() : value])
        .sort(([a], [b]) => String(a).localeCompare(String(b))),
    )
  return text(one) === text(other)
}

/** The preset that these filters are, or the one of that id that they have moved away from. */
export function presetOf(
  presets: readonly Preset[],
  current: PresetFilters | null,
  chosenId: string | undefined,
): { preset: Preset; isChanged: boolean } | null {
  const same = presets.filter(({ filters }) => current !== null && isSameChoice(filters, current))
  const preset = same.find(({ id }) => id === chosenId) ?? same[0]
  if (preset !== undefined) return { preset, isChanged: false }
  const chosen = presets.find(({ id }) => id === chosenId)
  return chosen === undefined ? null : { preset: chosen, isChanged: current !== null }
}
