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
