import { DocumentsPage } from '../../documents/documents-page.tsx'

/** Lesson plans and guides. */
export default function GuidanceScreen() {
  return <DocumentsPage shelf="guidance" />
}
