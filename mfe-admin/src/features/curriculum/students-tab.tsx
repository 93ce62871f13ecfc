import { dialogPart } from '@portal/shared/idle'
import { List, selectFilter, useList } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Badge, plural } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { chosenStudents } from './chosen-students.ts'
import {
  type StudentRow,
  studentsCall,
  useSetExtended,
  useTemplates,
} from './curriculum.queries.ts'
import type { SetTemplateDialogProps } from './set-template-dialog.tsx'
import { StudentList } from './student-list.tsx'

const SetTemplateDialog = dialogPart<SetTemplateDialogProps>(
  () => import('./set-template-dialog.tsx'),
  'Template',
)

/** The lists of students: all of them, or the one that the address names. */
export default function StudentsTab() {
  const [params] = useSearchParams()
  const studentId = params.get('student')
  return studentId === null ? <Students /> : <StudentList key={studentId} studentId={studentId} />
}

/** Students whose template is to be chosen, and what follows it. */
interface Asked {
  ids: string[]
  settle: (said: string | undefined) => void
}

function Students() {
  const templates = useTemplates().data
  const setExtended = useSetExtended()
  const [asked, setAsked] = useState<Asked | null>(null)
  const list = useList({
    call: studentsCall,
    rows: ({ students }) => students,
    rowKey: ({ studentId }) => studentId,
    rowName: ({ fullName }) => fullName,
    rowHref: ({ studentId }) => `?tab=students&student=${studentId}`,
    label: 'Lists of students',
    nouns: ['student', 'students'],
    searchIn: 'name or email',
    filters: [
      {
        id: 'template',
        label: 'Template',
        look: selectFilter,
        none: 'All templates',
        options: templates?.map(({ id, name }) => ({ value: id, label: name })),
        query: (templateId: string) => ({ templateId }),
      },
      {
        id: 'extended',
        label: 'Curriculum',
        look: selectFilter,
        none: 'Normal and extended',
        options: [
          { value: 'false', label: 'Normal' },
          { value: 'true', label: 'Extended' },
        ],
        query: (isExtended: string) => ({ isExtended }),
      },
    ],
    columns: [
      { id: 'name', header: 'Student', primary: true, cell: (row: StudentRow) => row.fullName },
      { id: 'programme', header: 'Programme', cell: (row) => row.programName },
      { id: 'template', header: 'Template', cell: (row) => row.templateName ?? 'None yet' },
      {
        id: 'version',
        header: 'Version',
        cell: (row) => (row.takenVersion === null ? 'None yet' : `Version ${row.takenVersion}`),
      },
      {
        id: 'extended',
        header: 'Curriculum',
        cell: (row) => (row.isExtended ? <Badge tone="purple">Extended</Badge> : 'Normal'),
      },
      {
        id: 'changes',
        header: 'Own changes',
        cell: (row) => (row.changes === 0 ? 'None' : plural(row.changes, 'change')),
      },
    ],
    failed: 'The students could not be loaded',
    noneYet: {
      title: 'No students yet',
      children: 'A student has a list with the first booking.',
      level: 2,
    },
  })
  const settle = (said: string | undefined) => {
    asked?.settle(said)
    setAsked(null)
  }
  const extend = (isExtended: boolean) => ({
    id: isExtended ? 'extended' : 'normal',
    label: isExtended ? 'Make extended' : 'Make normal',
    run: async (chosen: Parameters<typeof chosenStudents>[0]) => {
      const studentIds = await chosenStudents(chosen)
      await setExtended.write({ body: { studentIds, isExtended } })
      return {
        said: `${plural(studentIds.length, 'student has', 'students have')} the ${
          isExtended ? 'extended' : 'normal'
        } curriculum. Ticks stay.`,
      }
    },
  })
  return (
    <>
      <List
        list={list}
        actions={[
          extend(true),
          extend(false),
          {
            id: 'template',
            label: 'Change template',
            run: async (chosen) => {
              const ids = await chosenStudents(chosen)
              const said = await new Promise<string | undefined>((settle) =>
                setAsked({ ids, settle }),
              )
              return said === undefined ? undefined : { said }
            },
          },
        ]}
      />
      {asked === null ? null : (
        <Suspense>
          <SetTemplateDialog
            studentIds={asked.ids}
            onDone={settle}
            onClose={() => settle(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
