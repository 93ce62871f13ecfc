import { dialogPart } from '@portal/shared/idle'
import type { RowAction } from '@portal/shared/lists'
import { useSearchParams } from '@portal/shared/router'
import { Eye } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import type { DocumentPreviewProps } from './document-preview.tsx'
import { previewOf } from './documents.rules.ts'

const DocumentPreview = dialogPart<DocumentPreviewProps>(
  () => import('./document-preview.tsx'),
  'Preview',
)

/** Names of the address: which document is looked at, and where in it. */
const names = { document: 'preview', page: 'at' } as const

/** What is looked at before it is taken. */
export interface PreviewedDocument {
  id: string
  title: string
  file: { id: string; name: string; type: string }
}

/** The preview that the address asks for, of a list's documents. */
export function Preview({ of }: { of: readonly PreviewedDocument[] | undefined }): ReactNode {
  const [params, setParams] = useSearchParams()
  const document = of?.find(({ id }) => id === params.get(names.document))
  if (document === undefined) return null
  const change = (next: Readonly<Record<string, string | null>>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === null) before.delete(name)
          else before.set(name, value)
        }
        return before
      },
      { replace: true },
    )
  return (
    <Suspense>
      <DocumentPreview
        document={document}
        page={Number(params.get(names.page) ?? 1)}
        onPage={(page) => change({ [names.page]: String(page) })}
        onClose={() => change({ [names.document]: null, [names.page]: null })}
      />
    </Suspense>
  )
}

/**
 * Looking at a document: an image in its place, a PDF in the reader. `Preview` stands beside the list.
 * @returns the row action of each, none where no browser shows it.
 */
export function usePreview(): (document: PreviewedDocument) => RowAction[] {
  const [, setParams] = useSearchParams()
  return ({ id, file }) =>
    previewOf(file.type) === null
      ? []
      : [
          {
            ...{ id: 'preview', label: 'Preview', icon: <Eye size={16} /> },
            onChoose: () =>
              setParams((before) => {
                before.set(names.document, id)
                return before
              }),
          },
        ]
}
