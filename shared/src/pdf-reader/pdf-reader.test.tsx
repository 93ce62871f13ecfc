import { renderScreen, screen, within } from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import { fakeReader, readerState } from './fake-reader.testing.ts'
import { MarksPanel } from './marks-panel.tsx'
import { Notices } from './notices.tsx'
import { OutlinePanel } from './outline-panel.tsx'
import type { Marks, ReaderState } from './reader-types.ts'
import { SearchBar } from './search-bar.tsx'
import { ReaderTools } from './tools.tsx'

const nothing = () => undefined

function showTools(changed: Partial<ReaderState> = {}, more: { hasMarks?: boolean } = {}) {
  const reader = fakeReader(changed)
  const onMark = vi.fn()
  const shown = renderScreen(
    <ReaderTools
      reader={reader}
      state={readerState(changed)}
      panel={null}
      fullScreen={{ isFull: false, isThere: true, toggle: nothing }}
      hasMarks={more.hasMarks ?? true}
      isMarked={false}
      isSeeking={false}
      onPanel={nothing}
      onSearch={nothing}
      onMark={onMark}
    />,
  )
  return { ...shown, reader, onMark }
}

it('goes to the page that is typed, and to those around', async () => {
  const { user, reader } = showTools()
  const field = screen.getByRole('textbox', { name: 'Page' })
  expect(field).toHaveValue('48')
  await user.clear(field)
  await user.type(field, '87{Enter}')
  expect(reader.goTo).toHaveBeenLastCalledWith(87)
  await user.clear(field)
  await user.type(field, 'x{Enter}')
  expect(reader.goTo).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(reader.goTo).toHaveBeenLastCalledWith(49)
  await user.click(screen.getByRole('button', { name: 'Page before' }))
  expect(reader.goTo).toHaveBeenLastCalledWith(47)
})

it('zooms by steps and to what fits, and turns', async () => {
  const { user, reader } = showTools()
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(reader.zoomTo).toHaveBeenLastCalledWith(1.5)
  await user.click(screen.getByRole('button', { name: '125% zoom' }))
  await user.click(screen.getByRole('menuitem', { name: 'Fit the width' }))
  expect(reader.zoomTo).toHaveBeenLastCalledWith('width')
  await user.click(screen.getByRole('button', { name: 'Rotate' }))
  expect(reader.rotate).toHaveBeenCalledOnce()
})

it('ends at the first and the last page', () => {
  showTools({ page: 200 })
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Page before' })).toBeEnabled()
})

it('has no tool for bookmarks where nobody keeps them, and none that works before there are pages', () => {
  showTools({ status: 'opening', pages: 0 }, { hasMarks: false })
  expect(screen.queryByRole('button', { name: 'Add a bookmark' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Search in the document' })).toBeDisabled()
})

it('seeks what is typed, and goes on by Enter', async () => {
  const found = { query: 'force', isSearching: false, current: 3, total: 12 }
  const reader = fakeReader({ found })
  const onClose = vi.fn()
  const { user } = renderScreen(<SearchBar reader={reader} found={found} onClose={onClose} />)
  const field = screen.getByRole('textbox', { name: 'Search in the document' })
  expect(field).toHaveFocus()
  expect(screen.getByText('3 of 12')).toHaveRole('status')
  await user.keyboard('{Enter}')
  expect(reader.findNext).toHaveBeenLastCalledWith(1)
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(reader.findNext).toHaveBeenLastCalledWith(-1)
  await user.type(field, 's{Enter}')
  expect(reader.find).toHaveBeenLastCalledWith('forces')
  await user.click(screen.getByRole('button', { name: 'Close search' }))
  expect(onClose).toHaveBeenCalledOnce()
})

function showMarks(changed: Partial<Marks> = {}, asked = 0) {
  const marks = {
    list: [
      { id: 'b', page: 90, note: '' },
      { id: 'a', page: 12, note: 'The proof' },
    ],
    onAdd: vi.fn(async () => undefined),
    onChange: vi.fn(async () => undefined),
    onRemove: vi.fn(async () => undefined),
    ...changed,
  }
  const goTo = vi.fn()
  const onFailed = vi.fn()
  const shown = renderScreen(
    <MarksPanel marks={marks} page={48} asked={asked} goTo={goTo} onFailed={onFailed} />,
  )
  return { ...shown, marks, goTo, onFailed }
}

it('lists bookmarks by page, goes to them, changes and removes them', async () => {
  const { user, marks, goTo } = showMarks()
  const rows = within(screen.getByRole('list', { name: 'Bookmarks' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Page 12EditRemoveThe proof',
    'Page 90EditRemove',
  ])
  await user.click(screen.getByRole('button', { name: 'Page 12' }))
  expect(goTo).toHaveBeenCalledWith(12)
  await user.click(screen.getByRole('button', { name: 'Edit the bookmark at page 12' }))
  const note = screen.getByRole('textbox', { name: 'Note at page 12 (optional)' })
  expect(note).toHaveFocus()
  await user.type(note, ' again ')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(marks.onChange).toHaveBeenCalledWith('a', 'The proof again')
  await user.click(await screen.findByRole('button', { name: 'Remove the bookmark at page 90' }))
  expect(marks.onRemove).toHaveBeenCalledWith('b')
})

it('keeps what was written where a bookmark could not be saved', async () => {
  const onAdd = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  const { user, onFailed } = showMarks({ onAdd, list: [] }, 1)
  const note = screen.getByRole('textbox', { name: 'Note at page 48 (optional)' })
  await user.type(note, 'Important')
  await user.click(screen.getByRole('button', { name: 'Save bookmark' }))
  expect(onFailed).toHaveBeenCalledOnce()
  expect(note).toHaveValue('Important')
  await user.click(screen.getByRole('button', { name: 'Save bookmark' }))
  expect(onAdd).toHaveBeenLastCalledWith(48, 'Important')
  expect(await screen.findByText(/No bookmarks yet/)).toBeVisible()
})

function showNotices(changed: Partial<ReaderState>, otherPage?: number) {
  const reader = fakeReader(changed)
  const shown = renderScreen(
    <Notices
      reader={reader}
      state={readerState(changed)}
      otherPage={otherPage}
      gone={<p>This book has been withdrawn.</p>}
    />,
  )
  return { ...shown, reader }
}

it('offers where somebody was on another device, and never goes there by itself', async () => {
  const { user, reader } = showNotices({}, 55)
  expect(screen.getByText('Go to page 55, where you were on another device?')).toBeVisible()
  expect(reader.goTo).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(screen.queryByText(/another device/)).toBeNull()
  expect(reader.goTo).not.toHaveBeenCalled()
})

it.each([
  ['This book has been withdrawn.', { status: 'gone' }],
  ['This PDF is locked', { status: 'locked' }],
  ['This PDF cannot be read', { status: 'broken' }],
] as const)('says “%s”', (words, changed) => {
  showNotices(changed)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})

it.each([
  ['The document could not be opened', { status: 'opening', isCut: true }],
  ['The connection was lost', { isCut: true }],
] as const)('says “%s”, and asks again', async (words, changed) => {
  const { user, reader } = showNotices(changed)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reader.retry).toHaveBeenCalledOnce()
})

it('shows a table of contents, and says where there is none', async () => {
  const reader = fakeReader()
  const entry = { title: 'Forces', goal: 'forces', entries: [] }
  const chapters = [{ title: 'Mechanics', goal: null, entries: [entry] }]
  const onEntry = vi.fn()
  const { user } = renderScreen(
    <OutlinePanel reader={{ ...reader, outline: async () => chapters }} onEntry={onEntry} />,
  )
  await user.click(await screen.findByRole('button', { name: 'Forces' }))
  expect(onEntry).toHaveBeenCalledWith(entry)
  expect(screen.queryByRole('button', { name: 'Mechanics' })).toBeNull()
  renderScreen(<OutlinePanel reader={reader} onEntry={onEntry} />)
  expect(await screen.findByText('This document has no table of contents.')).toBeVisible()
})
