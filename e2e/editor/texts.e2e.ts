import { expect, test } from 'vitest'
import { buildQuestions, learnPages } from '../../api/src/database/seed/content/index.ts'
import { schoolFaqs } from '../../api/src/database/seed/help-schools.ts'
import { studentFaqs } from '../../api/src/database/seed/help-students.ts'
import { tutorFaqs } from '../../api/src/database/seed/help-tutors.ts'
import { demoPosts, imageHere } from '../../api/src/database/seed/post-texts.ts'
import { upgradeTexts } from '../../api/src/database/seed/upgrade-texts.ts'
import { cleanHtml } from '../../api/src/rich-text/index.ts'
import { give, openEditor, paste, storedIn } from './open-editor.ts'

test('pasted from Word and Docs: headings, bold and lists come, foreign images do not', async () => {
  const { page, text } = await openEditor()
  await text.focus()
  await paste(
    text,
    `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>@list l0:level1 {mso-level-number-format:bullet;} @list l0:level2 {mso-level-number-format:bullet;}</style></head><body>
    <h1 style="color:red">Title</h1><p class=MsoNormal>Some <b>bold</b> <span style="font-family:Arial;color:blue">words</span><o:p></o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>one</p>
    <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>deep</p>
    <p><img src="file:///C:/x.png"><img src="https://elsewhere.example/y.png"></p></body></html>`,
  )
  expect(await storedIn(page)).toBe(
    '<h3>Title</h3><p>Some <strong>bold</strong> words</p><ul><li>one<ul><li>deep</li></ul></li></ul>',
  )
  await page.getByText('2 images could not be pasted. Add them with Image.').waitFor()
  await give(page, '')
  await text.focus()
  await paste(
    text,
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span><span style="font-style:italic"> and slanted</span></p><br><ol><li><p>first</p></li><ol><li><p>inner</p></li></ol></ol></b>',
  )
  expect(await storedIn(page)).toBe(
    '<p><strong>Bold</strong><em> and slanted</em></p><ol><li>first<ol><li>inner</li></ol></li></ol>',
  )
})

test('every text of the demo world comes out of the editor as it went in', async () => {
  const questions = buildQuestions().flatMap((question) => [
    question.text,
    question.data ?? '',
    question.solution,
    ...question.options.flatMap(({ text, why }) => [text, why]),
    ...(question.marking?.kind === 'essay'
      ? [question.marking.modelAnswer, ...question.marking.criteria]
      : []),
  ])
  const others = [
    // Of a page of its own, so its headings are a level higher than elsewhere.
    ...demoPosts.map(({ body }) =>
      body.replace(imageHere, 'An image').replace(/(<\/?h)2>/g, '$13>'),
    ),
    ...[...studentFaqs, ...tutorFaqs, ...schoolFaqs].map(({ answer }) => answer),
    ...upgradeTexts.map(({ body }) => body),
  ]
  const all = [...questions, ...learnPages.map(({ html }) => html), ...others]
    .filter((html) => html !== '')
    // Words alone are a paragraph here; white space is one space however it was written.
    .map((html) => cleanHtml(html).replace(/\s+/g, ' '))
    .map((html) => (html.startsWith('<') ? html : `<p>${html}</p>`))
  const { page, text } = await openEditor()
  // Drawing each would only take time.
  await page.route('**/Equation/Render', (route) => route.abort())
  for (const html of together([...new Set(all)], 120_000)) {
    await give(page, html)
    await text.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('!')
    expect(await storedIn(page)).toBe(html.replace(/<\/p>$/, '!</p>'))
  }
})

/** Texts put together, each after a line, as long as they fit; a line ends them. */
function together(texts: readonly string[], most: number): string[] {
  const line = '<p>next</p>'
  const groups: string[] = []
  let group = line
  for (const text of texts) {
    if (group.length + text.length > most) {
      groups.push(group)
      group = line
    }
    group += text + line
  }
  return [...groups, group]
}
