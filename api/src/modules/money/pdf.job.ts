import * as z from 'zod'
import { askedByServer } from '../../asked.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { keepMade } from '../files/index.ts'
import { printedDocument } from './document-pdf.ts'
import { findDocument, noteDocument } from './documents.repository.ts'
import { readDocument } from './invoices.repository.ts'

/** Makes the PDF of a document once: it is kept, and one that is there is left as it is. */
export const documentPdfJob = defineJob({
  input: z.strictObject({ documentId: z.uuid() }),
  cursor: z.null(),
  step: async ({ tx, now, server, input: { documentId } }) => {
    const done = { did: 1, total: 1, cursor: null, isLast: true }
    // Whoever else makes it waits, and finds it made.
    const held = await findDocument(tx, documentId, true)
    const document = held?.fileId === null ? await readDocument(tx, documentId) : undefined
    if (document === undefined) return done
    if (server === undefined) throw new Error('This work needs the server that it runs in')
    const { bankDetails, invoiceFooter } = server.saved()
    const bytes = await server.printer.print(
      printedDocument(document, { bankDetails, invoiceFooter }),
    )
    const { id: fileId } = await keepMade(askedByServer(tx, now), server.files, {
      ...{ bytes, name: `${document.number}.pdf`, type: 'application/pdf', extension: 'pdf' },
    })
    await noteDocument(tx, documentId, { fileId })
    return done
  },
})
