import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { expireToken } from '../nothing-lost/faults.ts'
import {
  AnswerSheet,
  chosen,
  handIn,
  openQuestion,
  untilShown,
  Witness,
} from '../nothing-lost/paper.ts'
import { type Network, openNetwork } from './network.ts'
import { atQuestion, makeSet, openAt, storedAddresses, storeNames, untilKept } from './open-work.ts'

let network: Network
beforeEach(async () => {
  network = await openNetwork(inject('baseUrl'))
})
afterEach(() => network.close())

const email = 'student-practice-1@portal.test'
const fileId = '0190a1b2-0000-7000-8000-00000000abcd'
const getSet = '/api/Revise/api/Revise/GetSet'

test('a practice set, with the network cut: place, answers, picture and maths are there', async () => {
  const witness = new Witness(inject('baseUrl'), email)
  const { setId, path } = await makeSet(witness)
  const sheet = new AnswerSheet()
  network.added.set(`/media/file/${fileId}/file`, {
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
  })
  network.changed.set(getSet, (own) => {
    const answer = JSON.parse(own)
    for (const question of answer.data.questions) {
      question.text += `<p><img data-file="${fileId}" alt="A figure" /></p>`
    }
    return JSON.stringify(answer)
  })
  const page = await openAt(network, email)
  const context = page.context()
  await page.goto(path)
  await sheet.answer(page, 1, 'a')
  await sheet.answer(page, 2, 'b')
  await untilShown(page, /^Saved$/)
  await untilKept(page, setId)

  network.state = 'cut'
  await context.setOffline(true)
  await page.reload()
  await atQuestion(page, 2)
  await chosen(page, 'b')
  const figure = page.getByRole('img', { name: 'A figure' })
  await figure.scrollIntoViewIfNeeded()
  await expect
    .poll(() => figure.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(40)
  // Also one that no question before the reload was set in.
  const fonts = ['16px KaTeX_Main', '16px KaTeX_AMS', 'italic 16px KaTeX_Math']
  const loaded = (all: string[]) =>
    Promise.all(all.map(async (font) => (await document.fonts.load(font)).length))
  expect(await page.evaluate(loaded, fonts)).toEqual([1, 1, 1])
  await sheet.answer(page, 3, 'c')
  await sheet.answer(page, 1, 'd')
  // Two answers, and the time of the question that was open before, where that was long enough.
  await untilShown(page, /^Saved on this device, [23] waiting$/)
  // Nothing of the runner is dead: its late parts are there.
  await page.getByRole('button', { name: /^Flag/ }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await atQuestion(page, 1)
  await chosen(page, 'd')
  await openQuestion(page, 3)
  await chosen(page, 'c')
  // A tab that was closed and is opened again.
  const again = await context.newPage()
  await page.close()
  await again.goto(path)
  await openQuestion(again, 2)
  await chosen(again, 'b')
  await sheet.answer(again, 4, 'a')
  expect((await witness.held(setId)).size).toBe(2)

  network.state = 'up'
  await context.setOffline(false)
  await untilShown(again, /^Saved$/)
  expect(await witness.held(setId)).toEqual(sheet.given)
  const stored = await storedAddresses(again)
  expect(stored.filter((address) => /^\/(api|media)/.test(address))).toEqual([])
  expect(stored.some((address) => address.startsWith('/shell/'))).toBe(true)
  await context.close()
})

test('a paper, with the server gone and the token run out: the clock and all answers are right', async () => {
  const witness = new Witness(inject('baseUrl'), email)
  const before = await witness.attempts()
  const { setId, path } = await witness.startPaper()
  const sheet = new AnswerSheet()
  const page = await openAt(network, email)
  await page.goto(path)
  await sheet.answer(page, 1, 'a')
  await untilShown(page, /^Saved$/)
  await untilKept(page, setId)
  network.state = 'cut'
  await expireToken(page)
  await page.reload()
  await atQuestion(page, 1)
  await chosen(page, 'a')
  const shown = (await page.getByRole('timer').first().textContent()) ?? ''
  const { serverNow, deadlineAt } = await witness.set(setId)
  const left = (Date.parse(deadlineAt) - Date.parse(serverNow)) / 60_000
  expect(Math.abs(Number.parseInt(shown.replace(/^\D+/, ''), 10) - left)).toBeLessThan(1.5)
  await sheet.answer(page, 2, 'c')
  await page.reload()
  await chosen(page, 'c')
  await sheet.answer(page, 3, 'b')
  network.state = 'up'
  await untilShown(page, /^Saved$/)
  expect(await witness.held(setId)).toEqual(sheet.given)
  await handIn(page, witness, setId)
  expect(await witness.attempts()).toBe(before + sheet.given.size)
  await page.context().close()
})

test('a release meanwhile: the old page goes on, the next load is the new one, the old files go', async () => {
  const witness = new Witness(inject('baseUrl'), email)
  const { setId, path } = await makeSet(witness)
  const sheet = new AnswerSheet()
  const page = await openAt(network, email)
  await page.goto(path)
  await sheet.answer(page, 1, 'a')
  await untilKept(page, setId)
  const [first = ''] = await storeNames(page)
  network.state = 'cut'
  network.release({ shell: 'made_shell', remote: 'made_next' })
  await page.reload()
  await chosen(page, 'a')
  await sheet.answer(page, 2, 'b')
  network.state = 'up'
  await page.reload()
  await openQuestion(page, 2)
  await chosen(page, 'b')
  await untilShown(page, /^Saved$/)
  expect(network.asked.some((asked) => asked.includes('/made_next/entry'))).toBe(true)
  await expect.poll(() => storeNames(page)).toEqual(['portal-page made_shell made_next'])
  expect(first).not.toBe('portal-page made_shell made_next')
  expect(await witness.held(setId)).toEqual(sheet.given)
  network.state = 'cut'
  await page.reload()
  await chosen(page, 'b')
  await page.context().close()
})

test('a person with a canary comes back to it', async () => {
  const witness = new Witness(inject('baseUrl'), email)
  const { setId, path } = await makeSet(witness)
  network.release({ canary: 'made_canary' })
  const page = await openAt(network, email)
  await page.goto(path)
  await atQuestion(page, 1)
  await untilKept(page, setId)
  const store = await storeNames(page)
  const isCanary = network.asked.some((asked) => asked.includes('/made_canary/entry'))
  expect(store[0]?.endsWith(' made_canary')).toBe(isCanary)
  network.state = 'cut'
  await page.reload()
  await atQuestion(page, 1)
  await page.context().close()
})
