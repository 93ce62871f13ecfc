import { adminsPages } from './admins.ts'
import { nobodysPages } from './nobodys.ts'
import type { PageCase, PageLine } from './page-line.ts'
import { parentsPages } from './parents.ts'
import { schoolManagersPages } from './school-managers.ts'
import { seniorTutorsPages } from './senior-tutors.ts'
import { studentsPages } from './students.ts'
import { tutorsPages } from './tutors.ts'

const of = (role: PageCase['role'], lines: readonly PageLine[]) =>
  lines.map(([path, text, more]): PageCase => ({ role, path, text, ...more }))

/**
 * Every page of the portal, for all that is asked of every page: that it opens for its role, has a
 * title, writes no errors into the console, is clean for axe in both modes at two widths, and never
 * wider than its window. A new screen is a line in the table of its role.
 */
export const pages: readonly PageCase[] = [
  ...of('Nobody', nobodysPages),
  ...of('Student', studentsPages),
  ...of('Tutor', tutorsPages),
  ...of('Senior Tutor', seniorTutorsPages),
  ...of('Parent', parentsPages),
  ...of('School Manager', schoolManagersPages),
  ...of('Admin', adminsPages),
]
