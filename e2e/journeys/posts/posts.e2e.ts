import type { CallInput } from '@portal/shared/api'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { answerTo } from '../../support/calls.ts'
import { crowd } from '../../support/crowd.ts'
import { openAs, people } from '../../support/people.ts'

const listCall = 'GET /blog/blog'

/** What somebody finds of a post by its title. */
const found = async (email: string, title: string) =>
  (await answerTo(email, listCall, { query: { kind: 'all', search: title } })).posts

/** Writes into a field of rich text what Word puts on the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await text.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}

const fromWord = `<h2>What to bring</h2>
<ul><li>A pen</li><li>Water</li></ul>
<table><tbody><tr><td>Hall</td><td>9:00</td></tr></tbody></table>`

test('an admin writes a post, its role finds and reads it, and it is gone once it is archived', async () => {
  const title = 'On the morning of the test'
  const admin = await openAs(people.Admin)
  await admin.goto('/blogs')
  await admin.getByRole('button', { name: 'Write a post' }).first().click()
  const making = admin.getByRole('dialog', { name: 'New post' })
  await making.getByLabel('Title').fill(title)
  await making.getByRole('button', { name: 'Begin the post' }).click()
  await admin.getByRole('heading', { name: title, level: 1 }).waitFor()
  await paste(admin, fromWord)
  await admin.getByLabel('Summary').fill('What to bring, and when to be there.')
  await admin.getByRole('checkbox', { name: 'Students' }).press('Space')
  await admin.getByRole('textbox', { name: 'Title' }).click()
  await admin.getByText('Saved', { exact: true }).waitFor()
  const preview = admin.getByRole('region', { name: 'Preview' })
  await preview.getByRole('heading', { name: 'What to bring' }).waitFor()
  await preview.getByRole('listitem').filter({ hasText: 'Water' }).waitFor()
  await preview.getByRole('cell', { name: '9:00' }).waitFor()

  // Saved is not public.
  const email = await crowd(4)
  expect(await found(email, title)).toEqual([])
  await admin.getByRole('button', { name: 'Publish', exact: true }).click()
  const publishing = admin.getByRole('dialog', { name: `Publish ${title}` })
  await publishing.getByRole('button', { name: 'Publish' }).click()
  await admin.getByText(`“${title}” is published.`).waitFor()

  const student = await openAs(email)
  await student.goto('/')
  const card = student.getByRole('region', { name: 'Blog and news' })
  await card.getByRole('link', { name: 'All posts' }).click()
  await student.getByRole('heading', { name: 'Blog and news', level: 1 }).waitFor()
  await student.getByRole('searchbox').fill('morning of the test')
  // The address changes before the list is drawn for it.
  const searched = student.locator('[href*="search=morning"]')
  await student.getByRole('link', { name: title }).and(searched).click()
  await student.getByRole('heading', { name: title, level: 1 }).waitFor()
  expect(await student.title()).toContain(title)
  await expect.poll(async () => (await found(email, title))[0]?.isRead).toBe(true)
  await student.getByRole('link', { name: 'Back' }).click()
  await student.getByRole('link', { name: title }).waitFor()
  expect(new URL(student.url()).searchParams.get('search')).toBe('morning of the test')
  expect(await found(people.Tutor, title)).toEqual([])

  await admin.getByRole('button', { name: 'Change its state' }).click()
  await admin.getByRole('menuitem', { name: 'Archive' }).click()
  await admin.getByText(`“${title}” is archived.`).waitFor()
  await student.getByRole('link', { name: title }).click()
  await student.getByText('This post is not there').waitFor()
  expect(await found(email, title)).toEqual([])
})

test('a scheduled post is not there yet, and a changed one is as it was until it is published', async () => {
  const title = 'Dates of the next mock week'
  const words: CallInput<'POST /blog/admin/Blog/SaveDraft'>['body'] = {
    ...{ kind: 'news', title, summary: 'A week in spring', coverFileId: null, pinned: false },
    ...{ body: '<p>From Monday to Friday.</p>', roles: ['Parent'] },
  }
  const made = await answerTo(people.Admin, 'POST /blog/admin/Blog/SaveDraft', { body: words })
  const admin = await openAs(people.Admin)
  await admin.goto(`/blogs?tab=news&edit=${made.id}`)
  await admin.getByRole('button', { name: 'Publish', exact: true }).click()
  const publishing = admin.getByRole('dialog', { name: `Publish ${title}` })
  await publishing.getByRole('radio', { name: 'On a day, at a time' }).press('Space')
  await publishing.getByRole('textbox', { name: 'Day' }).fill('28/03/2100')
  await publishing.getByRole('textbox', { name: 'Day' }).press('Enter')
  await publishing.getByRole('button', { name: 'Schedule' }).click()
  await admin.getByText(`“${title}” is scheduled.`).waitFor()
  expect(await found(people.Parent, title)).toEqual([])

  await admin.getByRole('button', { name: 'Publish or move' }).click()
  await publishing.getByRole('radio', { name: 'Now' }).press('Space')
  await publishing.getByRole('button', { name: 'Publish' }).click()
  await admin.getByText(`“${title}” is published.`).waitFor()
  expect(await found(people.Parent, title)).toHaveLength(1)

  await admin.getByLabel('Summary').fill('A week in April')
  await admin.getByRole('textbox', { name: 'Title' }).click()
  await admin.getByText('Saved', { exact: true }).waitFor()
  expect((await found(people.Parent, title))[0]?.summary).toBe('A week in spring')
  await admin.getByRole('button', { name: 'Publish changes' }).click()
  await admin.getByText(`The changes of “${title}” are public.`).waitFor()
  expect((await found(people.Parent, title))[0]?.summary).toBe('A week in April')
})
