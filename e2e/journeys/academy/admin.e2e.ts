import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { studentsOf } from '../../support/crowd.ts'
import { openAs, people } from '../../support/people.ts'
import { contents, demoFilm, testFilm } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-film-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mebibyte = 1024 * 1024

/** A film that takes three parts: one of the demo world with a box of nothing at its end. */
function largeFilm(): string {
  const film = readFileSync(demoFilm('energy-cycles.mp4'))
  const rest = Buffer.alloc(11 * mebibyte)
  rest.writeUInt32BE(rest.length, 0)
  rest.write('free', 4, 'latin1')
  const path = join(folder, 'large.mp4')
  writeFileSync(path, Buffer.concat([film, rest]))
  return path
}

const captions = `WEBVTT

00:00:00.000 --> 00:00:20.000
Energy is counted round the cycle.

00:00:20.000 --> 00:00:44.000
Both ways give the same.
`

test('an admin makes an academy, brings a film over a cut, and a student is told and sees it', async () => {
  const title = 'Round the cycle'
  const [email = ''] = await studentsOf('Fellow', 1)
  const student = await openAs(email)
  await student.goto('/')
  await student.getByRole('button', { name: /^Notifications/ }).waitFor()

  const admin = await openAs(people.Admin)
  await admin.goto('/academy')
  await admin.getByRole('button', { name: 'Make an academy' }).first().click()
  const making = admin.getByRole('dialog', { name: 'New academy' })
  await making.getByLabel('Title').fill(title)
  await making.getByLabel('Summary').fill('What goes round comes round.')
  await making.getByRole('button', { name: 'Save academy' }).click()
  await admin.getByRole('heading', { name: title, level: 1 }).waitFor()
  await addGroup(admin, 'Cycles')
  await addGroup(admin, 'More')

  await bringOverACut(admin, 'Ways round', largeFilm())
  await admin.getByRole('button', { name: 'Add a video to More' }).click()
  const linking = admin.getByRole('dialog', { name: 'New video in More' })
  await linking.getByLabel('Name').fill('Elsewhere')
  await linking.getByRole('radio', { name: 'A link to YouTube or Vimeo' }).press('Space')
  await linking.getByLabel('Address').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await linking.getByRole('button', { name: 'Save video' }).click()
  await linking.waitFor({ state: 'detached' })

  await captionAndAsk(admin)
  for (const name of ['Ways round', 'Elsewhere']) {
    await menuOf(admin, name, 'Publish')
    await admin.getByText(`“${name}” is published.`).waitFor()
  }
  await moveByKeys(admin)

  await admin.getByRole('button', { name: 'Change its state' }).click()
  await admin.getByRole('menuitem', { name: 'Publish' }).click()
  await admin.getByText(`“${title}” is published.`).waitFor()
  expect(await admin.getByText('Learners see it').count()).toBe(2)

  // The page of the student was open all the time.
  await student.getByRole('button', { name: /^Notifications ?, \d+ unread$/ }).click()
  const bell = student.getByRole('region', { name: 'Notifications' })
  await bell.getByText(`New in the academy: ${title}`).click()
  await student.waitForURL('**/academy')
  await student.getByRole('searchbox').fill(title)
  await student.getByRole('link', { name: `Start: ${title}` }).click()
  const lines = contents(student).getByRole('listitem')
  await lines.first().waitFor()
  expect(await lines.allInnerTexts()).toEqual([
    expect.stringContaining('Elsewhere'),
    expect.stringContaining('Ways round'),
  ])
  await lines.filter({ hasText: 'Ways round' }).getByRole('link').click()
  await student.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await student
    .getByRole('list', { name: 'Transcript' })
    .getByText('Both ways give the same.')
    .waitFor()
})

async function addGroup(admin: Page, name: string): Promise<void> {
  await admin.getByRole('button', { name: 'Add a group' }).click()
  const dialog = admin.getByRole('dialog', { name: 'New group' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save group' }).click()
  await dialog.waitFor({ state: 'detached' })
  await admin.getByRole('button', { name: `Add a video to ${name}` }).waitFor()
}

/** Brings a film whose second and third part do not come through before the page is loaded anew. */
async function bringOverACut(admin: Page, name: string, film: string): Promise<void> {
  const parts = '**/Media/Upload/Part*'
  const partOf = (address: string) => Number(new URL(address).searchParams.get('partNumber'))
  const open = async () => {
    await admin.getByRole('button', { name: 'Add a video to Cycles' }).click()
    const dialog = admin.getByRole('dialog', { name: 'New video in Cycles' })
    await dialog.getByLabel('Name').fill(name)
    return dialog
  }
  await admin.route(parts, (route) =>
    partOf(route.request().url()) === 1 ? route.continue() : route.abort(),
  )
  const before = await open()
  const first = admin.waitForResponse(
    (response) => response.url().includes('/Media/Upload/Part') && response.ok(),
  )
  await before.getByLabel('Bring a film').setInputFiles(film)
  await first
  await admin.unroute(parts)
  await admin.reload()

  const sent: number[] = []
  admin.on('request', (request) => {
    if (request.url().includes('/Media/Upload/Part')) sent.push(partOf(request.url()))
  })
  const dialog = await open()
  // What browsers cannot play is said, and gives way to another film.
  await dialog.getByLabel('Bring a film').setInputFiles(testFilm('hevc.mp4'))
  await dialog
    .getByText('This is HEVC, which many browsers cannot play. Export it as H.264.')
    .waitFor()
  sent.length = 0
  await dialog.getByLabel('Bring a film').setInputFiles(film)
  await dialog.getByText('Ready: 45 s, 640 × 360, no captions').waitFor()
  expect(sent.toSorted()).toEqual([2, 3])
  await dialog.getByRole('button', { name: 'Save video' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function menuOf(admin: Page, name: string, item: string): Promise<void> {
  await admin.getByRole('button', { name: `More for ${name}`, exact: true }).click()
  await admin.getByRole('menuitem', { name: item, exact: true }).click()
}

async function captionAndAsk(admin: Page): Promise<void> {
  await menuOf(admin, 'Ways round', 'Captions')
  const captioning = admin.getByRole('dialog', { name: 'Captions of Ways round' })
  await captioning.getByLabel('Captions file').setInputFiles({
    ...{ name: 'ways.vtt', mimeType: 'text/vtt' },
    buffer: Buffer.from(captions),
  })
  await captioning.getByText('2 lines', { exact: true }).waitFor()
  await captioning.getByRole('button', { name: 'Close' }).click()

  await menuOf(admin, 'Ways round', 'Quiz')
  const asking = admin.getByRole('dialog', { name: 'Quiz of Ways round' })
  await asking.getByRole('button', { name: /^Add / }).first().click()
  await asking.getByRole('button', { name: /^Asked already/ }).waitFor()
  await asking.getByRole('button', { name: 'Save quiz' }).click()
  await asking.waitFor({ state: 'detached' })
  await admin.getByText(/Captions: English · 1 question/).waitFor()
}

/** Carries the video to the next group and behind the other there, which a reload keeps. */
async function moveByKeys(admin: Page): Promise<void> {
  const videos = admin.getByRole('list', { name: 'More' })
  const names = async () =>
    (await videos.getByRole('listitem').allInnerTexts()).map((text) =>
      text.includes('Ways round') ? 'Ways round' : 'Elsewhere',
    )
  const handle = admin.getByRole('button', { name: 'Move Ways round', exact: true })
  await handle.press('Space')
  await handle.press('ArrowDown')
  await handle.press('ArrowDown')
  await handle.press('Space')
  await admin.getByText('“Ways round” is moved.').waitFor()
  await expect.poll(names).toEqual(['Elsewhere', 'Ways round'])
  await admin.reload()
  await videos.getByText('Ways round').waitFor()
  expect(await names()).toEqual(['Elsewhere', 'Ways round'])
}
