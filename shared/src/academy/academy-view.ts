import { pathTo } from '@portal/shared/contract'
import { useSession } from '@portal/shared/session'

/** Who watches: what a role calls, and where its screens are. */
export interface AcademyView {
  /** Teaches: sees how far own students are. */
  teaches: boolean
  list: 'GET /academy/Academy/GetAllAcademy' | 'GET /academy/api/Tutor/Academy/GetAllAcademy'
  course: 'GET /academy/academy/:id' | 'GET /academy/api/tutor/academy/:id'
  /** Academies of a page of the list. */
  pageSize: number
  pathOf: (academyId: string) => string
}

const ofStudents: AcademyView = {
  teaches: false,
  list: 'GET /academy/Academy/GetAllAcademy',
  course: 'GET /academy/academy/:id',
  pageSize: 4,
  pathOf: (course) => pathTo('/academy/:course', { course }),
}

const ofTeachers: AcademyView = {
  teaches: true,
  list: 'GET /academy/api/Tutor/Academy/GetAllAcademy',
  course: 'GET /academy/api/tutor/academy/:id',
  pageSize: 16,
  pathOf: (course) => pathTo('/academy/tutor/:course', { course }),
}

/** The view of those who teach, or of students. */
export function viewFor(teaches: boolean): AcademyView {
  return teaches ? ofTeachers : ofStudents
}

/** The view of whoever is here. */
export function useAcademyView(): AcademyView {
  return viewFor(useSession(({ claims }) => claims?.role !== 'Student'))
}

/** Address of a video of an academy, and of a second of it. */
export function videoPath(
  view: AcademyView,
  academyId: string,
  videoId: string,
  second?: number,
): string {
  const at = second === undefined ? '' : `&t=${Math.floor(second)}`
  return `${view.pathOf(academyId)}?video=${encodeURIComponent(videoId)}${at}`
}
