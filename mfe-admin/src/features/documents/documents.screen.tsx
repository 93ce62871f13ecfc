import type { DocumentKind } from '@portal/shared/contract'
import { useSearchParams } from '@portal/shared/router'
import { ListTemplate, Tabs } from '@portal/shared/ui'
import { useState } from 'react'
import { AddButton } from '../../documents/add-button.tsx'
import { DocumentList } from '../../documents/document-list.tsx'

const tabs = [
  { id: 'plans', kind: 'lesson plan', label: 'Lesson plans' },
  { id: 'guides', kind: 'guide', label: 'Guides' },
  { id: 'papers', kind: 'past paper', label: 'Past papers' },
] as const satisfies readonly { id: string; kind: DocumentKind; label: string }[]

/** All documents, a tab for each kind. */
export default function DocumentsScreen() {
  const [params, setParams] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  const shown = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0]
  const add = (
    <AddButton
      kind={shown.kind}
      isOpen={isAdding}
      onOpen={() => setAdding(true)}
      onClose={() => setAdding(false)}
    />
  )
  return (
    <ListTemplate
      title="Lesson plans and guides"
      description="Tutors see what is published, and take it alone or as a zip"
      actions={add}
    >
      <Tabs
        label="Kinds of documents"
        value={shown.id}
        onValue={(id) => {
          const next = new URLSearchParams()
          if (id !== tabs[0].id) next.set('tab', id)
          setParams(next, { replace: true })
        }}
        tabs={tabs.map(({ id, kind, label }) => ({
          ...{ id, label },
          content: () => (
            <DocumentList key={kind} kind={kind} label={label} onAdd={() => setAdding(true)} />
          ),
        }))}
      />
    </ListTemplate>
  )
}
