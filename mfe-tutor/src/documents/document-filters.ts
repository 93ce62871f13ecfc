import type { CallAnswer } from '@portal/shared/api'
import { documentKinds, paperParts } from '@portal/shared/contract'
import { kindWords, partWords } from '@portal/shared/documents'
import { type ListFilter, selectFilter } from '@portal/shared/lists'
import type { Shelf } from './documents.queries.ts'

type Choices = CallAnswer<'GET /Miscellaneous/tutordownloadable/GetChoices'> | undefined

const byId = (named: readonly { id: number; name: string }[] | undefined) =>
  named?.map(({ id, name }) => ({ value: String(id), label: name }))

/** What a shelf can be filtered by. */
export function filtersFor(shelf: Shelf, choices: Choices): readonly ListFilter[] {
  if (shelf === 'guidance') {
    return [
      {
        id: 'kind',
        label: 'Kind',
        options: documentKinds
          .filter((kind) => kind !== 'past paper')
          .map((kind) => ({ value: kind, label: `${kindWords[kind]}s` })),
      },
      {
        id: 'subject',
        label: 'Subject',
        look: selectFilter,
        none: 'All subjects',
        options: byId(choices?.subjects),
        query: (id) => ({ subjectId: Number(id) }),
      },
    ]
  }
  return [
    {
      id: 'test',
      label: 'Test',
      look: selectFilter,
      none: 'All tests',
      options: byId(choices?.tests),
      query: (id) => ({ admissionTestId: Number(id) }),
    },
    {
      id: 'part',
      label: 'Part of the paper',
      look: selectFilter,
      none: 'All parts',
      options: paperParts.map((part) => ({ value: part, label: partWords[part] })),
      query: (part) => ({ paperPart: part }),
    },
    {
      id: 'year',
      label: 'Year',
      look: selectFilter,
      none: 'All years',
      options: choices?.years.map((year) => ({ value: String(year), label: String(year) })),
      query: (year) => ({ year: Number(year) }),
    },
  ]
}
