import type { CallAnswer } from '../api/types.ts'

type Item = CallAnswer<'GET /Curriculum/Curriculum/GetStudentCurriculumV2'>['items'][number]
type Info = CallAnswer<'GET /Curriculum/Curriculum/GetCurriculumInfo'>

/** A link of an item that is open to whoever reads it: practice in surds. */
export function makeItemLink(changes: Partial<Item['links'][number]> = {}): Item['links'][number] {
  return {
    ...{ kind: 'topic', id: '12', path: null, label: 'Practise surds' },
    ...{ to: '/resources/question-bank/12', state: 'open' },
    ...changes,
  }
}

/** How the months of a curriculum stand: it is November, and of it one of two is done. */
export function makeCurriculumInfo(changes: Partial<Info> = {}): Info {
  return {
    ...{ shouldSeeExtendedCurriculum: false, currentMonth: 11 },
    months: [
      { monthNumber: 10, total: 5, completed: 4 },
      { monthNumber: 11, total: 2, completed: 1 },
    ],
    ...changes,
  }
}
