/** How what is edited of a tutor is called, and how it reads: beside two values, and in the history. */
export const tutorWords = (seniors: Readonly<Record<string, string>>) => ({
  labels: {
    isSeminarTutor: 'Gives seminars',
    isEssayPsTutor: 'Marks essays and personal statements',
    capacity: 'Students at most',
    isTakingStudents: 'Takes new students',
    seniorTutorId: 'Senior tutor',
  },
  words: {
    subjects: (subjects: readonly string[]) => subjects.join(', '),
    seniorTutorId: (id: string | null) => (id ? (seniors[id] ?? 'Another senior tutor') : 'Nobody'),
  },
})
