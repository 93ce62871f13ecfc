import { chakra, IconButton, Text, VisuallyHidden } from '@portal/shared/ui'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import type { CellPlace, GridRow } from './grid.rules.ts'
import { mostRows, readScore } from './grid.rules.ts'
import { cellBeyond } from './grid-keys.rules.ts'
import type { useScoreGrid } from './use-score-grid.ts'

const Frame = chakra('div', {
  base: {
    overflowX: 'auto',
    // What is hidden in it stays in it.
    position: 'relative',
    '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 'sm' },
    '& th': {
      textAlign: 'start',
      color: 'fg.muted',
      fontWeight: 'medium',
      paddingX: '1',
      paddingBottom: '2',
      verticalAlign: 'bottom',
    },
    '& td': { padding: '1', verticalAlign: 'top', minWidth: '5.5rem' },
    '& td:first-of-type': { minWidth: '12rem' },
    '& td:last-of-type': { minWidth: '0', width: '1%' },
  },
})

const Cell = chakra('input', {
  base: {
    width: '100%',
    minWidth: '0',
    minHeight: '11',
    paddingX: '2',
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: 'md',
    fontVariantNumeric: 'tabular-nums',
    _hover: { borderColor: 'fg.muted' },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: 'focus' },
    '&[aria-invalid=true]': { borderColor: 'danger.solid', borderWidth: '2px' },
    '&[readonly]': { bg: 'bg.subtle' },
  },
})

const Choices = chakra('select', {
  base: {
    width: '100%',
    minHeight: '11',
    marginTop: '1',
    paddingX: '2',
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: 'sm',
    '& > option': { bg: 'bg.raised', color: 'fg' },
  },
})

type ScoreGridState = ReturnType<typeof useScoreGrid>

/** Students and their scores in rows, gone through by keys; what is pasted fills it. */
export function ScoreGrid({ grid }: { grid: ScoreGridState }) {
  const { form, columns } = grid
  const { rows } = form.values
  const frame = useRef<HTMLDivElement>(null)
  const focus = (at: CellPlace) =>
    frame.current?.querySelector<HTMLInputElement>(`[data-cell="${at.row} ${at.column}"]`)?.focus()
  const go = (event: KeyboardEvent<HTMLInputElement>, at: CellPlace) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const caret = { isAtStart: selectionEnd === 0, isAtEnd: selectionStart === value.length }
    const size = { rows: rows.length, columns: columns.length + 1 }
    const next = event.nativeEvent.isComposing ? null : cellBeyond(event.key, at, size, caret)
    if (next === null) return
    event.preventDefault()
    if (next.row >= rows.length) {
      if (rows.length >= mostRows) return
      grid.addRow()
      // The row is there once it is drawn.
      requestAnimationFrame(() => focus(next))
    } else focus(next)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>, at: CellPlace) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n\r]/.test(text)) return
    event.preventDefault()
    grid.paste(at, text)
  }
  const common = { onKeyDown: go, onPaste: paste }
  return (
    <Frame ref={frame}>
      <table>
        <thead>
          <tr>
            <th scope="col">Student</th>
            {columns.map(({ sectionId, label }) => (
              <th key={sectionId} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>Clear</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // A row is its place: nothing moves rows.
            <GridLine key={at} {...{ grid, row, at, ...common }} />
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

interface LineProps {
  grid: ScoreGridState
  row: GridRow
  at: number
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, at: CellPlace) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>, at: CellPlace) => void
}

function GridLine({ grid, row, at, onKeyDown, onPaste }: LineProps) {
  const { form, columns } = grid
  const whose = row.text.trim() || `row ${at + 1}`
  const cellAt = (column: number) => {
    const place = { row: at, column }
    return {
      'data-cell': `${at} ${column}`,
      autoComplete: 'off',
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKeyDown(event, place),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => onPaste(event, place),
      onChange: (event: { target: { value: string } }) => grid.type(place, event.target.value),
    }
  }
  return (
    <tr>
      <td>
        <CellField
          label={`Student, row ${at + 1}`}
          name={`rows.${at}.text`}
          value={row.text}
          error={form.errors[`rows.${at}.text`]}
          {...cellAt(0)}
          onBlur={() => void grid.resolve()}
        />
        <Meant grid={grid} row={row} at={at} />
      </td>
      {columns.map(({ sectionId, label }, column) => {
        const text = row.cells[column] ?? ''
        const there = row.known[column]
        const isOther = there && readScore(text) !== there.score
        return (
          <td key={sectionId}>
            <CellField
              label={`${label}, ${whose}`}
              name={`rows.${at}.cells.${column}`}
              value={text}
              inputMode="decimal"
              note={isOther ? `Was ${there.score}` : undefined}
              error={form.errors[`rows.${at}.cells.${column}`]}
              {...cellAt(column + 1)}
            />
          </td>
        )
      })}
      <td>
        {row.text || row.cells.some(Boolean) ? (
          <IconButton
            size="sm"
            label={`Clear ${whose}`}
            icon={<X size={16} />}
            onClick={() => grid.clearRow(at)}
          />
        ) : null}
      </td>
    </tr>
  )
}

/** Who may be meant by a name, where that is not clear. */
function Meant({ grid, row, at }: Pick<LineProps, 'grid' | 'row' | 'at'>) {
  const text = row.text.trim()
  const students = row.studentId === '' ? grid.meant.get(text) : undefined
  if (students === undefined) return null
  if (students.length === 0) {
    return (
      <Text size="xs" tone="muted" role="status">
        No student is called “{text}”
      </Text>
    )
  }
  return (
    <Choices
      aria-label={`Who is meant by ${text}`}
      value=""
      onChange={({ target }) => {
        const chosen = students.find(({ studentId }) => studentId === target.value)
        if (chosen) grid.choose(at, chosen)
      }}
    >
      <option value="">{students.length} students: choose</option>
      {students.map(({ studentId, name, email }) => (
        <option key={studentId} value={studentId}>
          {name}, {email}
        </option>
      ))}
    </Choices>
  )
}

interface CellFieldProps extends React.ComponentProps<typeof Cell> {
  label: string
  /** Stands below: what it was before. */
  note?: string | undefined
  error: string | undefined
}

function CellField({ label, note, error, ...input }: CellFieldProps) {
  const id = useId()
  return (
    <>
      <Cell
        {...input}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || note ? id : undefined}
      />
      {error || note ? (
        <Text id={id} size="xs" tone={error ? 'danger' : 'muted'} marginTop="0.5">
          {error ?? note}
        </Text>
      ) : null}
    </>
  )
}
