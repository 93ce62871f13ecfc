import { PdfReader } from '@portal/shared/pdf-reader'
import { chakra, Text } from '@portal/shared/ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { CommentList, type CommentListProps } from './comment-list.tsx'
import { focusOf, TextAndComments } from './commented-text.tsx'
import { type MarkComment, numbered, type ReadMarking } from './marks.rules.ts'
import { PageBoxes } from './page-boxes.tsx'

const Room = /* @__PURE__ */ chakra('div', {
  base: {
    height: '80dvh',
    minHeight: '20rem',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    overflow: 'hidden',
    '@media print': { display: 'none' },
  },
})

export interface CommentedPagesProps
  extends Pick<CommentListProps, 'criteria' | 'below' | 'label' | 'level'> {
  /** The PDF that was handed in. */
  file: NonNullable<ReadMarking['file']>
  comments: readonly MarkComment[]
  /** Draws the pages without boxes and comments. */
  isHidden?: boolean
  /** Said where there are no comments. */
  empty?: ReactNode
}

/** The pages of a PDF with its comments beside them, each at its box. */
export function CommentedPages(props: CommentedPagesProps) {
  const { file, comments, isHidden = false, level = 3, empty, ...list } = props
  const frame = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const [active, setActive] = useState<string | null>(null)
  const shown = useMemo(() => numbered(comments), [comments])
  const toNote = (id: string) => {
    setActive(id)
    focusOf(frame.current, `[data-note-of="${CSS.escape(id)}"] button`)
  }
  const toPage = (id: string) => {
    setActive(id)
    const comment = comments.find((one) => one.id === id)
    if (comment !== undefined && 'page' in comment) setPage(comment.page)
  }
  const pages = (
    <Room>
      <PdfReader
        path={file.url}
        title={file.name}
        page={page}
        onPage={setPage}
        overlay={
          isHidden
            ? undefined
            : (number, turned) => (
                <PageBoxes
                  {...{ active, turned }}
                  page={number}
                  comments={shown}
                  onChoose={toNote}
                />
              )
        }
      />
    </Room>
  )
  if (isHidden) return pages
  return (
    <TextAndComments ref={frame} text={pages}>
      {shown.length === 0 ? (
        <Text size="sm" tone="muted">
          {empty ?? 'There are no comments on the pages.'}
        </Text>
      ) : (
        <CommentList {...list} {...{ level, active }} comments={shown} onChoose={toPage} />
      )}
    </TextAndComments>
  )
}
