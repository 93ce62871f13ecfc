import type { Tone } from '@portal/shared/ui'
import type { Teaching } from './tutor.queries.ts'

type Load = Pick<Teaching, 'load' | 'capacity'>

/** How much of the capacity is taken: `9 of 12`. */
export const loadInWords = ({ load, capacity }: Load) => `${load} of ${capacity}`

/** Brand colour while there is room, amber when it is full, red beyond. */
export function loadTone({ load, capacity }: Load): Tone {
  if (load > capacity) return 'danger'
  return load === capacity ? 'warning' : 'brand'
}

/** The share that is taken, 0 to 1; all of it where there is no room at all. */
export const loadShare = ({ load, capacity }: Load) =>
  capacity === 0 ? 1 : Math.min(1, load / capacity)

/** What is edited of a tutor, as the form holds it. */
export const teachingValues = (tutor: Partial<Teaching>) => ({
  subjects: tutor.subjects ?? [],
  isSeminarTutor: tutor.isSeminarTutor ?? false,
  isEssayPsTutor: tutor.isEssayPsTutor ?? false,
  capacity: (tutor.capacity ?? null) as number | null,
  isTakingStudents: tutor.isTakingStudents ?? false,
  seniorTutorId: tutor.seniorTutorId ?? '',
  version: tutor.version ?? 1,
})
