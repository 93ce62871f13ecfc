import {
  type FakeCalls,
  makeCurriculumInfo,
  makeCurriculumItem,
  renderScreen,
  testUid,
} from '@portal/shared/testing'
import {
  type Preview,
  type Publication,
  publicationsCall,
  type StudentRow,
  studentCall,
  studentsCall,
  type Template,
  type TemplateItem,
  type TemplateRow,
  templateCall,
  templatesCall,
} from './curriculum.queries.ts'
import CurriculumScreen from './curriculum.screen.tsx'

export const testTemplateId = testUid(950)
export const testStudentId = testUid(970)

/** A template of a programme with everything published. */
export function makeTemplateRow(changes: Partial<TemplateRow> = {}): TemplateRow {
  return {
    ...{ id: testTemplateId, name: 'Essential year', programName: 'Essential', version: 4 },
    ...{ publishedVersion: 4, unpublishedChanges: 0, students: 12, brokenLinks: 0 },
    ...changes,
  }
}

/** An item of a template that leads nowhere. */
export function makeTemplateItem(changes: Partial<TemplateItem> = {}): TemplateItem {
  return {
    ...{ id: testUid(951), text: 'Revise surds', isExtended: false, links: [] },
    ...changes,
  }
}

export const surds = makeTemplateItem()
export const chapter = makeTemplateItem({
  ...{ id: testUid(952), text: 'Read chapter 1', isExtended: true },
})
export const film = makeTemplateItem({ id: testUid(953), text: 'Watch the film' })

/** The template of `makeTemplateRow` with two items in September and one in October. */
export function makeTemplate(changes: Partial<Template> = {}): Template {
  return {
    ...makeTemplateRow(),
    months: [
      { monthNumber: 9, items: [surds, chapter] },
      { monthNumber: 10, items: [film] },
    ],
    ...changes,
  }
}

/** A publication that is done and kept one item. */
export function makePublication(changes: Partial<Publication> = {}): Publication {
  return {
    ...{ id: testUid(960), templateName: 'Essential year', state: 'done', mode: 'merge' },
    ...{ doneStudents: 12, students: 12, by: 'Ada Admin', at: '2027-11-01T09:00:00Z', error: null },
    counts: { new: 12, changed: 8, moved: 0, removed: 0, kept: 1, archived: 0, ticks: 0 },
    kept: [{ studentName: 'Maya Clarke', text: 'Read chapter 1', why: 'Ticked already' }],
    ...changes,
  }
}

/** What a publication would change: one student, one item kept and one changed. */
export function makePreview(changes: Partial<Preview> = {}): Preview {
  return {
    ...{ new: 0, changed: 1, moved: 0, removed: 0, kept: 3, archived: 0, ticks: 0 },
    students: [
      {
        ...{ studentId: testStudentId, name: 'Maya Clarke' },
        changes: [
          { kind: 'changed', before: 'Read chapter 1', after: 'Read chapters 1 and 2' },
          { kind: 'kept', before: 'Revise surds', after: null },
        ],
      },
    ],
    totalCount: 1,
    ...changes,
  }
}

/** A student whose list has two changes of its own. */
export function makeStudentRow(changes: Partial<StudentRow> = {}): StudentRow {
  return {
    ...{ studentId: testStudentId, fullName: 'Maya Clarke', programName: 'Essential' },
    ...{ templateId: testTemplateId, templateName: 'Essential year', takenVersion: 4 },
    ...{ isExtended: false, changes: 2 },
    ...changes,
  }
}

/** The page of those who write the curriculum. */
export function openCurriculum(calls: FakeCalls = {}, search = '') {
  return renderScreen(<CurriculumScreen />, {
    role: 'Admin',
    path: `/curriculum${search}`,
    route: '/curriculum',
    calls: {
      [templatesCall]: [makeTemplateRow()],
      [templateCall]: makeTemplate(),
      [studentsCall]: { students: [makeStudentRow()], totalCount: 1 },
      [studentCall]: {
        ...makeCurriculumInfo(),
        fullName: 'Maya Clarke',
        items: [{ ...makeCurriculumItem(), isChanged: true, templateText: 'Revise surds again' }],
      },
      [publicationsCall]: { publications: [makePublication()], totalCount: 1 },
      'GET /user/admin/AuditDashboard/GetLights': {
        lights: { green: 1, orange: 0, red: 0 },
        ...{ snoozed: 0, programmes: ['Essential', 'Full Blue'] },
      },
      'GET /Lists/View/GetViews': { views: [] },
      ...calls,
    },
  })
}
