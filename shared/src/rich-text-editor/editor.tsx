import 'quill/dist/quill.core.css'
import '../rich-text/rich-text.css'
import './editor.css'
import { dialogPart, part } from '@portal/shared/idle'
import { Box, chakra, toast, VisuallyHidden } from '@portal/shared/ui'
import {
  type CSSProperties,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import ReactQuill from 'react-quill'
import { renewImages } from '../rich-text/use-renewed-images.ts'
import { type EditorProps, editorHeight } from './editor-props.ts'
import { lostWords, saidOf } from './editor-words.ts'
import { useHandle } from './handle.ts'
import { loadTools } from './load-tools.ts'
import { modules } from './set-up.ts'
import { formatNames, keepsOf, toolsOf } from './tools.rules.ts'
import { useDialogs } from './use-dialogs.ts'
import { useEditorState } from './use-editor-state.ts'
import { useMarks } from './use-marks.ts'
import { objectHandlers } from './use-object-keys.ts'
import { useEquationsInPieces } from './use-pieces.ts'
import { useQuill } from './use-quill.ts'
import { firstContents, useText } from './use-text.ts'
import { useTextbox } from './use-textbox.ts'

// Texts that are only read have none; whoever loads the editor loads them beside it.
const Toolbar = part(loadTools)
// Who only writes needs none of them.
const EditorDialogs = dialogPart(() => import('./editor-dialogs.tsx'), 'Put something in')

const Frame = chakra('div', {
  base: {
    position: 'relative',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    minWidth: '0',
    '&[data-invalid]': { borderColor: 'danger.solid', borderWidth: '2px' },
    '&[data-off]': { bg: 'bg.sunken' },
  },
})

/** The editor of a text. Quill stays behind it. */
export default function Editor(props: EditorProps) {
  const { id, label, value, onChange, kind, height, readOnly = false, disabled = false } = props
  const isOff = readOnly || disabled
  const { tools: toolSet, links, images, equations, blanks } = kind
  const [high, low] = kind.headings
  const own = useMemo(
    () => ({ tools: toolSet, links, images, equations, blanks, headings: [high, low] as const }),
    [toolSet, links, images, equations, blanks, high, low],
  )
  const keeps = useMemo(() => keepsOf(own), [own])
  // Another object would have the editor built anew.
  const formats = useMemo(() => formatNames(own), [own])
  const [first] = useState(() => firstContents(value, keeps))
  const bar = useRef<HTMLDivElement>(null)

  const { ref, quill } = useQuill({
    kind: own,
    keeps,
    onFiles: (files) => {
      if (images) dialogs.onFiles(files)
      else toast.warning('This text takes no images.')
    },
    onLost: (lost) => toast.warning(lostWords(lost)),
  })
  const state = useEditorState(quill)
  const dialogs = useDialogs(quill, own)
  useText({
    quill,
    text: value,
    keeps,
    isBare: toolSet === 'answer' || toolSet === 'plain',
    onChange,
  })
  useTextbox(quill, {
    id,
    label,
    name: props.name,
    describedBy: props.describedBy,
    isInvalid: props.isInvalid === true,
    isReadOnly: readOnly,
    isDisabled: disabled,
  })
  useMarks(quill, props.marks)
  useHandle(props.handle, quill)
  useEquationsInPieces(quill, equations)
  useEffect(() => (quill === null ? undefined : renewImages(quill.root)), [quill])
  useChosenMark(quill, state.chosen?.index)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F10' || !event.altKey) return
    event.preventDefault()
    bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  const tools = isOff ? [] : toolsOf(own)
  return (
    <Frame
      className="text-editor"
      data-invalid={props.isInvalid || undefined}
      data-off={isOff || undefined}
      data-fixed={height === undefined ? undefined : ''}
      style={{ '--editor-height': `${editorHeight(height, toolSet)}px` } as CSSProperties}
      onKeyDown={onKeyDown}
      {...objectHandlers(quill, (chosen) => !isOff && dialogs.openThing(chosen))}
    >
      {tools.length > 0 ? (
        <Suspense fallback={<Box height="2.625rem" />}>
          <Toolbar
            {...{ label, tools, kind: own, state, quill }}
            ref={bar}
            controls={id}
            onDialog={(tool) => dialogs.openTool(tool, state.formats)}
          />
        </Suspense>
      ) : null}
      <ReactQuill
        ref={ref}
        theme="default"
        modules={modules}
        formats={formats}
        defaultValue={first}
        readOnly={isOff}
        useSemanticHTML={false}
      />
      <VisuallyHidden role="status">
        {state.chosen && !isOff ? saidOf(state.chosen.embed) : ''}
      </VisuallyHidden>
      {dialogs.dialogs ? (
        <Suspense>
          <EditorDialogs {...dialogs.dialogs} />
        </Suspense>
      ) : null}
    </Frame>
  )
}

/** Shows which thing is chosen; browsers do not of all of them. */
function useChosenMark(
  quill: ReturnType<typeof useQuill>['quill'],
  index: number | undefined,
): void {
  useEffect(() => {
    if (quill === null || index === undefined) return
    const [leaf] = quill.getLeaf(index + 1)
    const [line] = quill.getLine(index)
    const node = [leaf?.domNode, line?.domNode].find(
      (each) =>
        each instanceof HTMLElement && each.matches('.ql-picture,.ql-equation,.ql-gap,.ql-piece'),
    )
    if (!(node instanceof HTMLElement)) return
    node.classList.add('is-chosen')
    return () => node.classList.remove('is-chosen')
  }, [quill, index])
}
