// @vitest-environment jsdom
import {
  makeReportForm,
  makeReportPage,
  screen,
  testReportId,
  waitFor,
  within,
} from '@portal/shared/testing'
import { describe, expect, it } from 'vitest'
import { begun, formCall, renderEditor, textbox, type } from './editor.testing.tsx'

describe('what helps to write', () => {
  it('are topics that were covered last, are weakest, are searched for, or stand in the tree', async () => {
    const { user } = renderEditor()
    await textbox('Went well')
    const last = within(screen.getByRole('group', { name: 'Covered last' }))
    await user.click(last.getByRole('button', { name: 'Trigonometry' }))
    expect(screen.getByText('1 of 20 chosen')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search the topics' }), 'series')
    await user.keyboard('{Enter}')
    const [found] = await screen.findAllByRole('button', { name: 'Sequences and series' })
    if (found) await user.click(found)
    expect(screen.getByText('2 of 20 chosen')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove Trigonometry' }))
    expect(screen.getByText('1 of 20 chosen')).toBeVisible()
  })

  it('are templates, below what is written', async () => {
    const { user } = renderEditor({ calls: { [formCall]: begun } })
    await textbox('Went well')
    await user.selectOptions(
      screen.getByRole('combobox', { name: /Begin with a template/ }),
      'A new topic',
    )
    expect(await textbox('Went well')).toHaveValue('Most of it.\n\nWe began')
  })

  it('is a preview of equations as they will be shown', async () => {
    renderEditor()
    await type('Went well', 'So \\(x^2\\)')
    const preview = await screen.findByRole('group', { name: 'Went well, as it will be shown' })
    await waitFor(() => expect(preview.querySelector('.katex')).not.toBeNull())
    expect(screen.queryByRole('group', { name: 'To work on, as it will be shown' })).toBeNull()
  })

  it('is homework in up to ten rows, each to be removed', async () => {
    const { user } = renderEditor()
    await textbox('Went well')
    for (let count = 0; count < 10; count += 1) {
      await user.click(screen.getByRole('button', { name: 'Add homework' }))
    }
    expect(screen.queryByRole('button', { name: 'Add homework' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove homework 10' }))
    expect(screen.getByRole('button', { name: 'Add homework' })).toBeVisible()
  })

  it('is the last report beside', async () => {
    const { report, homework } = makeReportPage()
    const { topicsCoveredHtml, wentWellHtml, toWorkOnHtml, engagement, attainment } = report
    const lastReport = {
      ...{ id: testReportId, sessionDate: report.sessionDate, subject: 'Mathematics', homework },
      ...{ topicsCoveredHtml, wentWellHtml, toWorkOnHtml, engagement, attainment },
    }
    renderEditor({ calls: { [formCall]: makeReportForm({ lastReport }) } })
    const last = await screen.findByRole('complementary', { name: 'Last report' })
    expect(within(last).getByText('Chose the right identity.')).toBeVisible()
    expect(within(last).getByRole('img', { name: 'Done' })).toBeVisible()
  })
})

describe('own templates', () => {
  it('are kept from what is written, renamed and removed', async () => {
    const saveCall = 'POST /TutionReport/tutor/TutionReport/SaveTemplate'
    const removeCall = 'POST /TutionReport/tutor/TutionReport/RemoveTemplate'
    const { user, network } = renderEditor({
      calls: { [formCall]: begun, [saveCall]: { id: testReportId }, [removeCall]: undefined },
    })
    await textbox('Went well')
    await user.click(screen.getByRole('button', { name: 'Your templates' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your templates' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name of a new template' }), 'Mine')
    await user.click(dialog.getByRole('button', { name: 'Keep as a template' }))
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[0]?.body).toEqual({
        name: 'Mine',
        subject: null,
        content: { wentWell: 'Most of it.', toWorkOn: 'The rest.' },
      }),
    )
    await user.click(dialog.getByRole('button', { name: 'Rename Timed practice' }))
    await user.type(dialog.getByRole('textbox', { name: 'New name' }), ' now')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[1]?.body).toMatchObject({
        name: 'Timed practice now',
        subject: 'Mathematics',
      }),
    )
    await user.click(await dialog.findByRole('button', { name: 'Remove Timed practice' }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(network.requestsOf(removeCall)).toHaveLength(1))
    expect(dialog.queryByRole('button', { name: /A new topic/ })).toBeNull()
  })
})
