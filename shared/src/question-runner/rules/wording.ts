/** What a review says of the answers that it shows: to the student, or to somebody else. */
export interface Wording {
  answer: string
  answerRight: string
  answerWrong: string
  time: string
  mark: string
  marking: string
  tutorsMarking: string
  tutorWrote: string
  markedByTutor: string
  markedByAuthor: string
  waitsForTutor: string
  waitsForAuthor: string
  tutorMarks: string
}

const own: Wording = {
  answer: 'Your answer',
  answerRight: 'Your answer, right',
  answerWrong: 'Your answer, wrong',
  time: 'Your time',
  mark: 'Your mark',
  marking: 'Your marking',
  tutorsMarking: 'Your tutor’s marking',
  tutorWrote: 'What your tutor wrote',
  markedByTutor: 'Marked by your tutor',
  markedByAuthor: 'Marked by you',
  waitsForTutor: 'With your tutor',
  waitsForAuthor: 'For you to mark',
  tutorMarks: 'Your tutor marks this essay.',
}

/** @param student first name of whose answers they are; left out where the reader is the student. */
export function wordingFor(student?: string): Wording {
  if (student === undefined) return own
  const whose = `${student}’s`
  return {
    answer: `${whose} answer`,
    answerRight: `${whose} answer, right`,
    answerWrong: `${whose} answer, wrong`,
    time: `${whose} time`,
    mark: `${whose} own mark`,
    marking: `${whose} own marking`,
    tutorsMarking: 'The tutor’s marking',
    tutorWrote: 'What the tutor wrote',
    markedByTutor: 'Marked by a tutor',
    markedByAuthor: `Marked by ${student}`,
    waitsForTutor: 'With a tutor',
    waitsForAuthor: `For ${student} to mark`,
    tutorMarks: 'A tutor marks this essay.',
  }
}

/** First name out of a full one. */
export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name
}
