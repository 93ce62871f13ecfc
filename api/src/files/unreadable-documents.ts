const withMacros =
  'This document can run macros (.docm). Please save it as a Word document (.docx).'
const template = 'This is a Word template (.dotx). Please save it as a Word document (.docx).'

const refused: Readonly<Record<string, string>> = {
  'application/vnd.ms-word.document.macroenabled.12': withMacros,
  'application/vnd.ms-word.template.macroenabled.12': withMacros,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template': template,
  'application/x-cfb':
    'This document has a password or is an old one (.doc). Please save it as a Word document (.docx) without a password.',
}

/**
 * What is said of a document that is nearly a Word document, by its media type: one with macros, a
 * template, one with a password or of the old kind. Undefined for everything else.
 */
export const unreadableDocument = (type: string): string | undefined => refused[type]

const sheet =
  'This is a spreadsheet. Open it, choose “Save as” with the type “CSV UTF-8 (comma delimited)”, and bring that file.'

const sheets = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
  'application/vnd.ms-excel.sheet.macroenabled.12',
  'application/vnd.ms-excel.template.macroenabled.12',
  'application/vnd.oasis.opendocument.spreadsheet',
  // The old kind of Excel, among others.
  'application/x-cfb',
]

/** What is said of a spreadsheet that was brought in the place of its rows; undefined for all else. */
export const sheetInWords = (type: string): string | undefined =>
  sheets.includes(type) ? sheet : undefined
