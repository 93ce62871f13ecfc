import { TextField } from '@portal/shared/forms'
import { Button, chakra, Text } from '@portal/shared/ui'
import { useRef, useState } from 'react'
import { calculate, formatResult } from '../rules/calculator.ts'

const Pad = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '1.5' },
})

/** What a key shows, what it is called, and what it writes. */
const keys: readonly { shown: string; name: string; writes: string }[] = [
  { shown: '(', name: 'Open bracket', writes: '(' },
  { shown: ')', name: 'Close bracket', writes: ')' },
  { shown: '√', name: 'Square root', writes: '√(' },
  { shown: 'xʸ', name: 'Power', writes: '^' },
  { shown: '7', name: '7', writes: '7' },
  { shown: '8', name: '8', writes: '8' },
  { shown: '9', name: '9', writes: '9' },
  { shown: '÷', name: 'Divided by', writes: '÷' },
  { shown: '4', name: '4', writes: '4' },
  { shown: '5', name: '5', writes: '5' },
  { shown: '6', name: '6', writes: '6' },
  { shown: '×', name: 'Times', writes: '×' },
  { shown: '1', name: '1', writes: '1' },
  { shown: '2', name: '2', writes: '2' },
  { shown: '3', name: '3', writes: '3' },
  { shown: '−', name: 'Minus', writes: '−' },
  { shown: '0', name: '0', writes: '0' },
  { shown: '.', name: 'Point', writes: '.' },
  { shown: 'x²', name: 'Squared', writes: '^2' },
  { shown: '+', name: 'Plus', writes: '+' },
]

/** A calculator with the four functions, square roots and powers: a line to type in, and its keys. */
export default function Calculator() {
  const field = useRef<HTMLInputElement>(null)
  const [line, setLine] = useState('')
  const [result, setResult] = useState<{ line: string; text: string; isValue: boolean } | null>(
    null,
  )
  const write = (text: string) => {
    // After a result, a digit begins anew, and a sign goes on with it.
    const isDone = result?.isValue === true && result.line === line
    const goesOn = /^[+×÷^−]/.test(text)
    setLine(isDone && !goesOn ? text : line + text)
  }
  const workOut = () => {
    if (line.trim() === '') return
    const answer = calculate(line)
    if (!answer.ok) {
      setResult({ line, text: answer.message, isValue: false })
      return
    }
    const text = formatResult(answer.value)
    // The calculation goes on with the result; a power of ten keeps together.
    const next = text.includes(' ') ? `(${text})` : text
    setLine(next)
    setResult({ line: next, text, isValue: true })
  }
  return (
    <>
      <TextField
        ref={field}
        label="Calculation"
        hint="Type it, or press the keys. Enter works it out."
        value={line}
        onValue={setLine}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== '=') return
          event.preventDefault()
          workOut()
        }}
        maxLength={200}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
      />
      <Text role="status" size="lg" weight="semibold" figures minHeight="7">
        {result === null ? '' : result.isValue ? `= ${result.text}` : result.text}
      </Text>
      <Pad role="group" aria-label="Keys">
        {keys.map(({ shown, name, writes }) => (
          <Button key={name} variant="secondary" aria-label={name} onClick={() => write(writes)}>
            {shown}
          </Button>
        ))}
        <Button
          variant="soft"
          onClick={() => {
            setLine('')
            setResult(null)
            field.current?.focus()
          }}
        >
          Clear
        </Button>
        <Button
          variant="soft"
          aria-label="Delete the last"
          onClick={() => setLine(line.slice(0, -1))}
        >
          ⌫
        </Button>
        <chakra.div gridColumn="span 2" display="grid">
          <Button variant="primary" aria-label="Equals" onClick={workOut}>
            =
          </Button>
        </chakra.div>
      </Pad>
    </>
  )
}
