import { ApiError } from '@portal/shared/api'
import { useForm } from '@portal/shared/forms'
import { formatDate, plural, toast, useTimeZone } from '@portal/shared/ui'
import { useRef, useState } from 'react'
import { atPlaces } from './at-places.ts'
import {
  asUnknown,
  blankRow,
  type CellPlace,
  columnsOf,
  faultInGrid,
  faultsOfGrid,
  type GridRow,
  type GridValues,
  isMonth,
  mostRows,
  namesIn,
  pasteInto,
  rowOf,
  rowsAtFirst,
  sentOf,
  withCell,
  withStudent,
  withVersions,
} from './grid.rules.ts'
import {
  type FoundStudent,
  type Test,
  useFindStudents,
  useSaveResults,
  useUndo,
} from './scores.queries.ts'

type Head = Omit<GridValues, 'rows'>

/** The sitting that was last, as most tests have one in October and one in January. */
const lastSitting = (today: string) => ({
  year: today.slice(0, 4),
  sitting: today.slice(5, 7) >= '10' ? 'October' : 'January',
})

const blankRows = Array.from({ length: rowsAtFirst }, () => blankRow)

/** What is typed into the grid, who is meant by each name, and sending it. */
export function useScoreGrid(tests: readonly Test[]) {
  const today = formatDate(Date.now(), 'isoDate', useTimeZone())
  const save = useSaveResults()
  const undo = useUndo()
  const find = useFindStudents()
  const [head, setHead] = useState<Head>({
    ...{ admissionTestId: String(tests[0]?.admissionTestId ?? ''), satOn: '' },
    ...lastSitting(today),
  })
  /** Who may be meant by a text, where that is several or nobody. */
  const [meant, setMeant] = useState<ReadonlyMap<string, readonly FoundStudent[]>>(new Map())
  const testOf = (values: Head) =>
    tests.find(({ admissionTestId }) => String(admissionTestId) === values.admissionTestId)
  const form = useForm<GridValues, GridValues, { batchId: string | null; results: unknown[] }>({
    name: 'official results',
    start: { ...head, rows: blankRows },
    check: (values) => faultsOfGrid(values, testOf(values), today),
    failed: 'The results could not be saved',
    write: async (values) => {
      const { results, places } = sentOf(values, columnsOf(testOf(values)))
      if (results.length === 0) throw new Error('Enter a score first')
      try {
        return await save.write({ body: { results } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          form.change({ rows: withVersions(values.rows, error.data) })
        }
        throw atPlaces(error, (fault) => faultInGrid(fault, places))
      }
    },
    done: ({ batchId, results }, { rows: _, ...used }) => {
      setHead(used)
      setMeant(new Map())
      toast.success(`${plural(results.length, 'result is', 'results are')} saved.`, {
        ...(batchId !== null && {
          action: { label: 'Undo', onPress: () => void undo.write({ body: { batchId } }) },
        }),
      })
    },
  })
  const { values } = form
  const columns = columnsOf(testOf(values))

  const latest = useRef(values)
  latest.current = values
  const changeRows = (rows: readonly GridRow[]) => {
    latest.current = { ...latest.current, rows }
    form.set('rows', rows)
  }

  /** Asks who is meant by the names of which that is not known. */
  const resolve = async () => {
    const { rows, year, sitting, admissionTestId } = latest.current
    const texts = namesIn(rows)
    if (texts.length === 0 || !/^20\d\d$/.test(year) || !isMonth(sitting)) return
    const asked = { texts, sitting, year: Number(year), admissionTestId: Number(admissionTestId) }
    const { found } = await find.write({ body: asked }).catch(() => ({ found: [] }))
    const byText = new Map(found.map(({ text, students }) => [text, students]))
    setMeant((before) => new Map([...before, ...byText]))
    // What was typed meanwhile stays.
    changeRows(latest.current.rows.map((row) => withStudent(row, byText, columns)))
  }

  return {
    ...{ form, columns, tests, meant, resolve, test: testOf(values) },
    /** Another test, year, sitting or day: what there is of each student is asked for anew. */
    changeHead: (part: Partial<Head>) => {
      const isOtherTest = part.admissionTestId !== undefined
      const rows = latest.current.rows.map((row) => asUnknown(row, isOtherTest))
      latest.current = { ...latest.current, ...part, rows }
      form.change({ ...part, rows })
      void resolve()
    },
    type: (at: CellPlace, text: string) =>
      changeRows(
        latest.current.rows.map((row, place) =>
          place === at.row ? withCell(row, at.column, text, columns.length) : row,
        ),
      ),
    paste: (at: CellPlace, text: string) => {
      changeRows(pasteInto(latest.current.rows, at, text, columns.length))
      void resolve()
    },
    choose: (place: number, student: FoundStudent) =>
      changeRows(
        latest.current.rows.map((row, at) => (at === place ? rowOf(row, student, columns) : row)),
      ),
    addRow: () => changeRows([...latest.current.rows, blankRow].slice(0, mostRows)),
    clearRow: (place: number) =>
      changeRows(latest.current.rows.map((row, at) => (at === place ? blankRow : row))),
  }
}
