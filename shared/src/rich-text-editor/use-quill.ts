import { useEffect, useRef, useState } from 'react'
import type ReactQuill from 'react-quill'
import type { Quill } from 'react-quill'
import { type Host, hosts } from './hosts.ts'

/** The editor behind the component, and who it belongs to. */
export function useQuill(host: Host) {
  const ref = useRef<ReactQuill>(null)
  const [quill, setQuill] = useState<Quill | null>(null)
  const newest = useRef(host)
  newest.current = host
  useEffect(() => {
    const made = ref.current?.getEditor() ?? null
    if (made !== null) {
      // Changes are heard from the editor itself. The component would write the whole text out as HTML
      // for each key, which nobody asks it for.
      ref.current?.unhookEditor(made)
      hosts.set(made, {
        get kind() {
          return newest.current.kind
        },
        get keeps() {
          return newest.current.keeps
        },
        onFiles: (files) => newest.current.onFiles(files),
        onLost: (lost) => newest.current.onLost(lost),
      })
    }
    setQuill(made)
  }, [])
  return { ref, quill }
}
