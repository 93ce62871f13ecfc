import { useEffect } from 'react'
import type { Quill } from 'react-quill'
import { dress } from './equations.ts'

/** Sets the equations in tables and figures, which are shown as they are stored. */
export function useEquationsInPieces(quill: Quill | null, isOn: boolean): void {
  useEffect(() => {
    if (quill === null || !isOn) return
    const dressAll = () => {
      for (const piece of quill.root.querySelectorAll('.ql-piece > .rich-text')) dressIn(piece)
    }
    dressAll()
    quill.on('text-change', dressAll)
    return () => {
      quill.off('text-change', dressAll)
    }
  }, [quill, isOn])
}

function dressIn(piece: Element): void {
  if (!piece.textContent?.includes('\\(')) return
  const walker = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  }
  for (const text of texts) {
    const parts = text.data.split(/\\\((.+?)\\\)/s)
    if (parts.length === 1) continue
    text.replaceWith(...parts.map((part, at) => (at % 2 === 1 ? imageOf(part.trim()) : part)))
  }
}

function imageOf(latex: string): Element {
  const image = document.createElement('img')
  image.className = 'ql-equation'
  image.alt = latex
  dress(image, latex)
  return image
}
