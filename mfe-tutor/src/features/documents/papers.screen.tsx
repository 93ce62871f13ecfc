import { DocumentsPage } from '../../documents/documents-page.tsx'

/** Past papers with what belongs to them. */
export default function PastPapersScreen() {
  return <DocumentsPage shelf="papers" />
}
