import type { VersionedKind } from './history.endpoints.ts'

/** What the id of a record is the id of. */
export type RecordKind =
  /** What admins edit with every save kept, by its own name. */
  | VersionedKind
  /** An academy as admins look after it, shown to anybody or not. */
  | 'academy to edit'
  /** A concern about a student, to those who may know of it. */
  | 'alert'
  /** An announcement as admins look after it, shown to anybody or not. */
  | 'announcement to edit'
  /** A course that a student applies for. */
  | 'application choice'
  /** What somebody changed by one wish. */
  | 'batch'
  /** A book of the library as admins look after it, shown to anybody or not. */
  | 'book to edit'
  /** A sale, as admins look after it. */
  | 'booking'
  /** A bookmark in a book of the library. */
  | 'book mark'
  /** A comment that markers use again. */
  | 'bank comment'
  /** What admins did to many questions at once. */
  | 'bulk change'
  /** What admins did to many people at once, by the job that did it. */
  | 'change of people'
  /** A student of whom the tutor owes a card of the term that the call names beside. */
  | 'card to write'
  /** A student's checklist, named by the student. */
  | 'curriculum'
  /** An item of a student's checklist, to the student. */
  | 'curriculum item'
  /** The same, if the student added it. */
  | 'own curriculum item'
  /** A programme's checklist, from which those of its students are made. */
  | 'curriculum template'
  /** What somebody asks of the office about own data. */
  | 'data request'
  | 'deletion request'
  /** A lesson plan, guide or past paper as admins look after it, published or not. */
  | 'document to edit'
  | 'diagnostic test'
  /** A seminar or course as learners see it: published, and in what they have. */
  | 'event'
  /** The same as those who give it see it. */
  | 'event to give'
  /** The same as admins see it, a draft or not. */
  | 'event to edit'
  | 'event file'
  /** A session of an event, to those who have a place or give it. */
  | 'event session'
  /** A film that is given out to the caller. */
  | 'film'
  /** A film as those who look after it see it. */
  | 'film to edit'
  /** What somebody noted at a second of a film. */
  | 'film note'
  /** Questions in a file for another system. */
  | 'export'
  | 'flag'
  /** What somebody wrote to us. */
  | 'help message'
  /** What a student is to do until another hour, as a report sets it. */
  | 'homework'
  /** One booked hour of tuition; of a tutor's own, of a senior tutor's team. */
  | 'hour'
  /** A file of questions from elsewhere, on its way into the bank. */
  | 'import'
  /** An invoice or a credit note. */
  | 'invoice'
  /** The same, to whoever pays by it. */
  | 'own invoice'
  | 'job'
  /** One movement of a payer's account. */
  | 'money entry'
  /** Whoever owes: a person or a school, with the account. */
  | 'payer'
  /** A mail of the queue. */
  | 'mail'
  /** A question that the student got wrong or left out; named by the question. */
  | 'missed question'
  /** What somebody made of a version, to its student and its marker once it is returned. */
  | 'marking'
  /** A version, or the essay of a question, as it waits for its marker. */
  | 'marking item'
  /** An entry of the bell, which the calls of students call an alert. */
  | 'notification'
  /** What a student got in an admissions test. */
  | 'official result'
  /** An essay or a personal statement that a student writes. */
  | 'piece'
  /** A kept state of its draft. */
  | 'piece snapshot'
  /** What was handed in of it, to those who may read it. */
  | 'piece version'
  /** A film that somebody has begun to play. */
  | 'playback'
  /** An item that nobody has, to those who mark. */
  | 'pool item'
  /** A post as admins look after it, shown to anybody or not. */
  | 'post to edit'
  | 'preset'
  /** What students are advised to read, as admins look after it, published or not. */
  | 'reading to edit'
  | 'question'
  /** A question as admins look after it, live or not. */
  | 'question to edit'
  /** What a tutor wrote of an hour. */
  | 'report'
  | 'report template'
  /** A student's wish for another time for an hour. */
  | 'reschedule request'
  /** Criteria by which pieces are marked. */
  | 'rubric'
  /** What a tutor says of a student and a term. */
  | 'report card'
  | 'saved view'
  | 'school'
  /** A school as admins look after it, archived or not. */
  | 'school to edit'
  /** A device on which somebody is signed in. */
  | 'session'
  | 'set'
  | 'sitting'
  /** A file of rows that admins bring. */
  | 'table import'
  /** A student whose light an admin has set aside. */
  | 'snoozed student'
  | 'student'
  /** What a tutor and a student have set themselves to reach. */
  | 'target'
  /** When a tutor does not teach. */
  | 'time off'
  /** An admissions test that a student sits. */
  | 'test registration'
  /** A term, by the report cards that are due in it. */
  | 'term with cards'
  | 'tutor'
  /** What may be added to a programme, as admins look after it. */
  | 'upgrade to edit'
  /** A student's wish to have an upgrade. */
  | 'upgrade request'
  /** A large file of which parts may be missing. */
  | 'upload'
  /** A video of an academy that is shown to the caller. */
  | 'video'
  /** A group of an academy's videos, as admins look after it. */
  | 'video group'
  /** A question of the quiz of a video that is shown to the caller. */
  | 'video question'
  /** A video of an academy as admins look after it. */
  | 'video to edit'
  /** Something of which every save is kept; which kind of thing, the call says beside it. */
  | 'versioned record'
  /** What is to be written, as admins look after it. */
  | 'writing task'
