import { chakra, IconButton } from '@portal/shared/ui'
import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Sigma,
  SquareDashed,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import type { Quill } from 'react-quill'
import { mayIndent } from './commands.ts'
import { isPressed, press } from './tool-acts.ts'
import type { TextKind, ToolName } from './tools.rules.ts'
import type { EditorState } from './use-editor-state.ts'
import { useFloatingBar } from './use-floating-bar.ts'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '0.5',
    padding: '1',
    overflowX: { base: 'auto', md: 'visible' },
    overscrollBehaviorX: 'contain',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border',
    borderTopRadius: 'md',
    '& > button': { flexShrink: 0 },
    '& > button[aria-pressed=true]': { bg: 'bg.brandSoft', color: 'fg.brand' },
    // Above the keyboard of a phone, wherever the text has been scrolled to.
    '&[data-floating]': {
      position: 'fixed',
      zIndex: 'sticky',
      insetX: '0',
      bottom: 'var(--keyboard-height, 0px)',
      borderTopWidth: '1px',
      borderTopRadius: '0',
      bg: 'bg.raised',
    },
  },
})

/** Keeps the bar's place in the page while it floats, so that the text stays where it is. */
const Place = chakra('div', { base: { minHeight: '2.625rem' } })

const Gap = chakra('span', {
  base: { flexShrink: 0, width: '1px', marginX: '1', marginY: '2', bg: 'border' },
})

const looks: Readonly<Record<ToolName, { label: string; icon: ReactNode; keys?: string }>> = {
  bold: { label: 'Bold', icon: <Bold size={18} />, keys: 'Control+B' },
  italic: { label: 'Italic', icon: <Italic size={18} />, keys: 'Control+I' },
  underline: { label: 'Underline', icon: <Underline size={18} />, keys: 'Control+U' },
  sub: { label: 'Subscript', icon: <Subscript size={18} /> },
  super: { label: 'Superscript', icon: <Superscript size={18} /> },
  heading: { label: 'Heading', icon: <Heading1 size={18} /> },
  subheading: { label: 'Smaller heading', icon: <Heading2 size={18} /> },
  bullet: { label: 'Bulleted list', icon: <List size={18} /> },
  ordered: { label: 'Numbered list', icon: <ListOrdered size={18} /> },
  outdent: { label: 'Indent less', icon: <IndentDecrease size={18} />, keys: 'Control+[' },
  indent: { label: 'Indent more', icon: <IndentIncrease size={18} />, keys: 'Control+]' },
  quote: { label: 'Quote', icon: <Quote size={18} /> },
  code: { label: 'Code', icon: <Code size={18} /> },
  link: { label: 'Link', icon: <Link size={18} /> },
  image: { label: 'Image', icon: <Image size={18} /> },
  equation: { label: 'Equation', icon: <Sigma size={18} /> },
  blank: { label: 'Blank', icon: <SquareDashed size={18} /> },
  table: { label: 'Table', icon: <Table size={18} /> },
  undo: { label: 'Undo', icon: <Undo2 size={18} />, keys: 'Control+Z' },
  redo: { label: 'Redo', icon: <Redo2 size={18} />, keys: 'Control+Y' },
}

/** These begin a group. */
const begins = new Set<ToolName>(['sub', 'heading', 'bullet', 'quote', 'link', 'undo'])

export interface ToolbarProps {
  /** Names the bar: of which text its tools are. */
  label: string
  tools: readonly ToolName[]
  kind: TextKind
  state: EditorState
  /** Id of the text that the tools are for. */
  controls: string
  quill: Quill | null
  /** Opens the dialog of a tool; false where it has none. */
  onDialog: (tool: ToolName) => boolean
  ref: RefObject<HTMLDivElement | null>
}

/** The tools of a text: one stop for Tab, arrows from tool to tool, Escape back to the text. */
export default function Toolbar(props: ToolbarProps) {
  const { label, tools, kind, state, controls, quill, onDialog, ref } = props
  const isFloating = useFloatingBar(state.hasFocus)
  const [at, setAt] = useState(0)
  const go = (next: number) => {
    const place = (next + tools.length) % tools.length
    setAt(place)
    ref.current?.querySelectorAll('button')[place]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowRight: () => go(at + 1),
      ArrowLeft: () => go(at - 1),
      Home: () => go(0),
      End: () => go(tools.length - 1),
      Escape: () => quill?.focus(),
    }
    const move = moves[event.key]
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // Escape ends being in the bar, not the dialog that the text may stand in.
    event.stopPropagation()
    move()
  }
  return (
    <Place>
      <Bar
        ref={ref}
        role="toolbar"
        aria-label={`Formatting: ${label}`}
        aria-controls={controls}
        data-floating={isFloating || undefined}
        onKeyDown={onKeyDown}
        // The text keeps its focus, and what is chosen in it.
        onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
      >
        {tools.map((tool, index) => (
          <Tool
            key={tool}
            {...{ tool, kind, state }}
            isFirst={index === 0}
            tabIndex={index === Math.min(at, tools.length - 1) ? 0 : -1}
            onFocus={() => setAt(index)}
            onPress={() => {
              if (quill && !onDialog(tool)) press(quill, tool, kind, state.formats)
            }}
          />
        ))}
      </Bar>
    </Place>
  )
}

interface ToolProps {
  tool: ToolName
  kind: TextKind
  state: EditorState
  isFirst: boolean
  tabIndex: number
  onFocus: () => void
  onPress: () => void
}

function Tool({ tool, kind, state, isFirst, tabIndex, onFocus, onPress }: ToolProps) {
  const { label, icon, keys } = looks[tool]
  const pressed = isPressed(tool, kind, state.formats)
  return (
    <>
      {begins.has(tool) && !isFirst ? <Gap aria-hidden /> : null}
      <IconButton
        label={label}
        icon={icon}
        size="sm"
        tabIndex={tabIndex}
        onFocus={onFocus}
        onClick={onPress}
        {...(keys !== undefined && { 'aria-keyshortcuts': keys })}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        aria-disabled={isOff(tool, kind, state)}
      />
    </>
  )
}

/** Tools that can do nothing where the caret is. */
function isOff(tool: ToolName, kind: TextKind, { formats, canUndo, canRedo }: EditorState) {
  if (tool === 'undo') return !canUndo
  if (tool === 'redo') return !canRedo
  if (tool === 'indent') return !mayIndent(kind, formats)
  return tool === 'outdent' && formats.indent === undefined
}
