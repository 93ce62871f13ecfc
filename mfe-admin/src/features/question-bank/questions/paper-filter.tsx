import { SelectField } from '@portal/shared/forms'
import type { FilterProps } from '@portal/shared/lists'
import { queryOf, useQuery } from '@portal/shared/query'
import { Box } from '@portal/shared/ui'
import type { ReactNode } from 'react'

const usePapers = () => useQuery(queryOf('GET /exam/admin/Paper/GetPapers', { query: {} })).data

/** One of all papers, by their tests. */
export default function PaperField({ label, value, onValue }: FilterProps) {
  return (
    <Box width="16rem" maxWidth="100%">
      <SelectField
        labelHidden
        label={label}
        placeholder="All papers"
        options={(usePapers() ?? []).map(({ paperId, title, admissionTestName }) => ({
          value: String(paperId),
          label: title,
          group: admissionTestName,
        }))}
        value={value}
        onValue={onValue}
      />
    </Box>
  )
}

/** Says a paper in words. */
export function PaperWords({ value, draw }: { value: string; draw: (words: string) => ReactNode }) {
  const papers = usePapers()
  const paper = papers?.find(({ paperId }) => String(paperId) === value)
  if (paper) return draw(`${paper.admissionTestName}, ${paper.title}`)
  return draw(papers ? 'not there any more' : '…')
}
