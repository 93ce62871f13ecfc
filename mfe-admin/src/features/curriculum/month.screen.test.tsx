import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  makeItemLink,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { templateCall } from './curriculum.queries.ts'
import {
  chapter,
  film,
  makeTemplate,
  makeTemplateItem,
  openCurriculum,
  surds,
  testTemplateId,
} from './curriculum.testing.tsx'

const monthCall = 'POST /Curriculum/admin/Curriculum/SaveMonth'
const targetsCall = 'GET /Curriculum/admin/Curriculum/GetLinkTargets'

beforeEach(() => fakeDate('2027-11-15T12:00:00Z'))

describe('a month of a template', () => {
  const at = `?template=${testTemplateId}`

  it('is written in its places and saved as a whole; nothing is published by it', async () => {
    const { user, network, container } = openCurriculum({ [monthCall]: { version: 5 } }, at)
    const first = await screen.findByRole('textbox', { name: 'Item 1' })
    expect(first).toHaveValue('Revise surds')
    expect(screen.getByRole('checkbox', { name: 'Extended Read chapter 1' })).toBeChecked()
    await expectNoAxeViolations(container)
    await user.type(first, ' again')
    await user.click(screen.getByRole('checkbox', { name: 'Extended Revise surds again' }))
    await user.click(screen.getByRole('button', { name: 'Add an item' }))
    await user.click(screen.getByRole('button', { name: 'Save September' }))
    expect(network.requestsOf(monthCall)).toEqual([])
    expect(screen.getByRole('textbox', { name: 'Item 3' })).toHaveAccessibleDescription(
      /Enter what is to be done/,
    )
    await user.type(screen.getByRole('textbox', { name: 'Item 3' }), 'Sit a paper')
    await user.click(screen.getByRole('button', { name: 'Save September' }))
    await waitFor(() =>
      expect(network.requestsOf(monthCall).map(({ body }) => body)).toEqual([
        {
          ...{ templateId: testTemplateId, monthNumber: 9, version: 4 },
          items: [
            { id: surds.id, text: 'Revise surds again', isExtended: true, links: [] },
            { id: chapter.id, text: 'Read chapter 1', isExtended: true, links: [] },
            { text: 'Sit a paper', isExtended: false, links: [] },
          ],
        },
      ]),
    )
    expect(await screen.findByText('Saved. Students see it once it is published.')).toBeVisible()
  })

  it('is put in order by keys, and loses items, before it is saved', async () => {
    const { user, network } = openCurriculum({ [monthCall]: { version: 5 } }, at)
    const handle = await screen.findByRole('button', { name: 'Move Read chapter 1' })
    handle.focus()
    await user.keyboard(' {ArrowUp} ')
    expect(await screen.findByRole('textbox', { name: 'Item 1' })).toHaveValue('Read chapter 1')
    await user.click(screen.getByRole('button', { name: 'More for Revise surds' }))
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
    expect(network.requestsOf(monthCall)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save September' }))
    await waitFor(() =>
      expect(network.requestsOf(monthCall)[0]?.body).toMatchObject({
        items: [{ id: chapter.id }],
      }),
    )
  })

  it('has links that are found by kind and words, three at most', async () => {
    const item = makeTemplateItem({
      links: [makeItemLink({ label: 'The old page', kind: 'learnPage', id: '7', state: 'gone' })],
    })
    const { user, network } = openCurriculum(
      {
        [templateCall]: makeTemplate({
          brokenLinks: 1,
          months: [{ monthNumber: 9, items: [item] }],
        }),
        [targetsCall]: [{ kind: 'paper', id: '31', label: 'ESAT 2024', path: '/papers/31' }],
        [monthCall]: { version: 5 },
      },
      at,
    )
    await user.click(await screen.findByRole('button', { name: '1 link of Revise surds' }))
    const links = within(screen.getByRole('group', { name: 'Links of Revise surds' }))
    expect(links.getByText('Leads nowhere')).toBeVisible()
    await user.click(links.getByRole('button', { name: 'Remove link 1' }))
    await user.selectOptions(links.getByRole('combobox', { name: 'What it leads to' }), 'Paper')
    await user.type(links.getByRole('searchbox', { name: 'Find by words' }), '2024')
    await waitFor(() =>
      expect(network.requestsOf(targetsCall).at(-1)?.query).toEqual({
        ...{ kind: 'paper', search: '2024' },
      }),
    )
    const add = await links.findByRole('button', { name: 'Add ESAT 2024' })
    await user.click(add)
    await user.click(links.getByRole('button', { name: 'Link a page on the web' }))
    await user.type(links.getByRole('textbox', { name: 'Words of link 2' }), 'A page')
    await user.type(links.getByRole('textbox', { name: 'Address of link 2' }), 'javascript:x')
    await user.click(links.getByRole('button', { name: 'Link a page on the web' }))
    expect(links.getByText('An item has at most 3 links.')).toBeVisible()
    await user.click(links.getByRole('button', { name: 'Remove link 3' }))
    await user.click(screen.getByRole('button', { name: 'Save September' }))
    const address = links.getByRole('textbox', { name: 'Address of link 2' })
    expect(address).toHaveAccessibleDescription(/https:/)
    expect(network.requestsOf(monthCall)).toEqual([])
    await user.clear(address)
    await user.type(address, 'https://example.org')
    await user.click(screen.getByRole('button', { name: 'Save September' }))
    await waitFor(() =>
      expect(network.requestsOf(monthCall)[0]?.body).toMatchObject({
        items: [
          {
            links: [
              { kind: 'paper', id: '31', label: 'ESAT 2024' },
              { kind: 'web', path: 'https://example.org', label: 'A page' },
            ],
          },
        ],
      }),
    )
  })

  it('that somebody else saved meanwhile is shown beside one’s own', async () => {
    const message = 'Somebody else has saved this meanwhile.'
    const theirs = makeTemplate({
      version: 5,
      months: [{ monthNumber: 9, items: [{ ...surds, text: 'Revise surds twice' }, chapter] }],
    })
    const { user, network, container } = openCurriculum(
      { [monthCall]: new ApiError({ status: 409, message, serverMessage: message }) },
      at,
    )
    await user.type(await screen.findByRole('textbox', { name: 'Item 1' }), ' again')
    network.answer({ [templateCall]: theirs })
    await user.click(screen.getByRole('button', { name: 'Save September' }))
    expect(await screen.findByText('Somebody else has saved this meanwhile')).toBeVisible()
    expect(container).toHaveTextContent('Revise surds twice')
    await user.click(screen.getByRole('radio', { name: /^Keep mine/ }))
    network.answer({ [monthCall]: { version: 6 } })
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() =>
      expect(network.requestsOf(monthCall).at(-1)?.body).toMatchObject({
        ...{ version: 5, items: [{ text: 'Revise surds again' }, { text: 'Read chapter 1' }] },
      }),
    )
  })

  it('that is old by another month alone is saved all the same', async () => {
    const message = 'Somebody else has saved this meanwhile.'
    const { user, network } = openCurriculum(
      { [monthCall]: new ApiError({ status: 409, message, serverMessage: message }) },
      at,
    )
    await user.type(await screen.findByRole('textbox', { name: 'Item 1' }), ' again')
    network.answer({ [templateCall]: makeTemplate({ version: 5 }) })
    await user.click(screen.getByRole('button', { name: 'Save September' }))
    network.answer({ [monthCall]: { version: 6 } })
    await user.click(await screen.findByRole('button', { name: 'Save mine too' }))
    await waitFor(() =>
      expect(network.requestsOf(monthCall).at(-1)?.body).toMatchObject({ version: 5 }),
    )
  })

  it('is one of twelve, each at an address', async () => {
    const { user, address } = openCurriculum({}, at)
    await user.click(await screen.findByRole('tab', { name: /^October/ }))
    expect(address()).toBe(`/curriculum${at}&month=10`)
    expect(await screen.findByRole('textbox', { name: 'Item 1' })).toHaveValue('Watch the film')
    await user.click(screen.getByRole('tab', { name: /^May/ }))
    expect(await screen.findByText('Nothing is planned for May yet.')).toBeVisible()
  })
})

describe('the whole year', () => {
  it('takes an item to another month, with a way back', async () => {
    const { user, network } = openCurriculum(
      { [monthCall]: { version: 5 } },
      `?template=${testTemplateId}&view=year`,
    )
    const handle = await screen.findByRole('button', { name: 'Move Read chapter 1' })
    handle.focus()
    network.answer({
      [templateCall]: makeTemplate({
        version: 5,
        months: [
          { monthNumber: 9, items: [surds] },
          { monthNumber: 10, items: [chapter, film] },
        ],
      }),
    })
    await user.keyboard(' {ArrowDown} ')
    await waitFor(() =>
      expect(network.requestsOf(monthCall).map(({ body }) => body)).toEqual([
        {
          ...{ templateId: testTemplateId, monthNumber: 10, version: 4 },
          items: [
            { id: chapter.id, text: 'Read chapter 1', isExtended: true, links: [] },
            { id: film.id, text: 'Watch the film', isExtended: false, links: [] },
          ],
        },
      ]),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(monthCall)[1]?.body).toMatchObject({
        ...{ monthNumber: 9, version: 5, items: [{ id: surds.id }, { id: chapter.id }] },
      }),
    )
  })

  it('leads to the month of an item', async () => {
    const { user, address } = openCurriculum({}, `?template=${testTemplateId}&view=year`)
    await user.click(await screen.findByRole('button', { name: 'More for Watch the film' }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit in its month' }))
    expect(address()).toBe(`/curriculum?template=${testTemplateId}&month=10`)
  })
})
