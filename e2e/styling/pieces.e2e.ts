import { beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openAs, people } from '../support/people.ts'
import { servePiece } from '../support/piece.ts'
import { quiet } from '../support/quiet.ts'
import { withChakra } from './chakra-shell.ts'
import { expectSameLooks, expectTwoWays, inBoth, type Pair } from './compare.ts'
import { forceStates } from './forced-states.ts'
import { expectAlike, viewsOf } from './views.ts'

/** A page with one piece, built with Chakra's factory and with the portal's own. */
async function openPiece(name: string, open: () => ReturnType<typeof openPage>): Promise<Pair> {
  const pair = { byChakra: await open(), own: await open() }
  const now = new Date()
  await inBoth(pair, (page) => page.clock.setFixedTime(now))
  await servePiece(pair.byChakra, name, name, withChakra)
  await servePiece(pair.own, name, name)
  return pair
}

/** The same with everything pointed at, focused and pressed. */
async function expectAlikeInUse(pair: Pair): Promise<void> {
  const letGo = await inBoth(pair, forceStates)
  await expectSameLooks(pair, 'in use')
  for (const each of letGo) await each()
}

/** What opens something over the page: menus, pickers, lists to choose from. */
const openers = [
  'button[aria-haspopup]:not(:disabled)',
  'button[data-part=trigger]:not(:disabled)',
  'input[role=combobox]:not(:disabled, [readonly])',
].join()

/** Buttons that open a dialog, by the part of the page that they are in. */
const dialogs: Readonly<Record<string, readonly string[]>> = {
  Feedback: ['Dialog', 'Confirm', 'Drawer'],
  Forms: ['Open a form in a dialog'],
  Lists: ['Open a history'],
}

/** Says that both look alike with something open over them, and closes it. */
async function expectAlikeOpen(pair: Pair, opened: string): Promise<void> {
  await inBoth(pair, quiet)
  await expectSameLooks(pair, opened)
  await inBoth(pair, (page) => page.keyboard.press('Escape'))
}

/** The parts of the page of examples. */
const sections = [
  'Actions',
  'Forms',
  'Files',
  'Pickers',
  'Lists',
  'Order',
  'Formatted texts',
  'Data',
  'Charts and text',
  'Feedback',
  'Navigation',
  'Tokens',
]

describe('the page of examples looks as Chakra styles it, at rest, in use, and with what opens over it', () => {
  let pair: Pair
  beforeAll(async () => {
    pair = await openPiece('design', openPage)
    await inBoth(pair, (page) => page.goto('/design/'))
    await inBoth(pair, (page) => page.getByRole('tab').first().waitFor())
    await expectTwoWays(pair)
  })

  test('in all its parts', async () => {
    const tabs = pair.own.getByRole('tablist', { name: 'Parts of the design system' })
    expect(await tabs.getByRole('tab').allTextContents()).toEqual(sections)
    expect(sections).toEqual(expect.arrayContaining(Object.keys(dialogs)))
  })

  test.each(sections)('%s', async (section) => {
    await inBoth(pair, async (page) => {
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('tab', { name: section, exact: true }).click()
    })
    await expectAlike(pair, viewsOf(sections.indexOf(section)))
    await expectAlikeInUse(pair)
    await inBoth(pair, async (page) => {
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 1440, height: 800 })
    })
    const count = await pair.own.locator(openers).count()
    for (let at = 0; at < count; at += 1) {
      await inBoth(pair, (page) => page.locator(openers).nth(at).click())
      await expectAlikeOpen(pair, `${section}, opener ${at}`)
    }
    for (const name of dialogs[section] ?? []) {
      await inBoth(pair, async (page) => {
        await page.getByRole('button', { name, exact: true }).click()
        await page.locator('dialog[open], [role=dialog]').first().waitFor()
      })
      await expectAlikeOpen(pair, `${section}, ${name}`)
    }
  })
})

describe('the editor of formatted texts looks as Chakra styles it', () => {
  test('with a text in it, and while an equation is written', async () => {
    const pair = await openPiece('editor', () => openAs(people.Admin))
    await inBoth(pair, async (page) => {
      await page.goto('/editor/?question')
      await page.getByRole('textbox', { name: 'Question' }).waitFor()
      await page.evaluate(
        (html) => window.give(html),
        '<p>Text <strong>bold</strong> \\(\\frac{1}{2}\\)</p><ul><li>one</li></ul>',
      )
    })
    await expectTwoWays(pair)
    await expectAlike(pair, viewsOf(0))
    await expectAlikeInUse(pair)
    await inBoth(pair, async (page) => {
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: 'Equation' }).click()
      await page.getByRole('textbox', { name: 'Enter Equation' }).fill('\\sqrt{2}')
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByRole('img', { name: 'Preview: \\sqrt{2}' }).waitFor()
    })
    await expectAlike(pair, viewsOf(1))
  })
})
