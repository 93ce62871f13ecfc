import { expect, it } from 'vitest'
import { plainName } from './names.rules.ts'

it.each([
  ['Plan.pdf', 'pdf', 'Plan.pdf'],
  ['C:\\me\\Plan?.PDF', 'pdf', 'Plan.pdf'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['photo.jpeg', 'jpg', 'photo.jpg'],
  ['no-image.png', 'gif', 'no-image.gif'],
  ['v1.2 of it', 'pdf', 'v1.2 of it.pdf'],
  ['résumé  🎓.docx', 'docx', 'résumé 🎓.docx'],
  ['cod\u202efdp.exe', 'pdf', 'codfdp.pdf'],
  ['.htaccess', 'csv', 'file.csv'],
  ['..', 'png', 'file.png'],
  ['', 'png', 'file.png'],
  ['a\r\nb.png', 'png', 'ab.png'],
])('%j of type %s is called %j', (given, extension, name) => {
  expect(plainName(given, extension)).toBe(name)
})

it('is no longer than is kept, and cuts no letter in two', () => {
  expect(plainName('🎓'.repeat(300), 'pdf')).toBe(`${'🎓'.repeat(196)}.pdf`)
})
