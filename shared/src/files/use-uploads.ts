import { ApiError } from '@portal/shared/api'
import { useEffect, useRef, useState } from 'react'
import type { FileKind } from '../contract/file-kinds.ts'
import { mayPass } from './files.rules.ts'
import { type FilmArea, giveUp, type KeptFile, uploadFile } from './upload-file.ts'

/** A file on its way, or one that did not get there. */
export interface Sending {
  /** Tells it from others of the same name. */
  key: number
  name: string
  size: number
  /** Share sent, 0 to 1. */
  share: number
  /** Why it did not get there; undefined while it is on its way. */
  error: string | undefined
  /** The same file would be refused again. */
  isFinal: boolean
}

export interface Uploads {
  sending: readonly Sending[]
  send: (files: readonly File[]) => void
  /** Sends one that failed again, without choosing it anew. */
  retry: (key: number) => void
  /** Stops one, or puts one away that failed. */
  cancel: (key: number) => void
}

interface Held {
  file: File
  stop: AbortController
  /** Of a large file, once it has begun. */
  uploadId?: string
}

/**
 * Sends files and tells how far they are; `done` is given each as soon as the server keeps it.
 * @param area what films are for
 */
export function useUploads(
  kind: FileKind,
  done: (file: KeptFile) => void,
  area?: FilmArea,
): Uploads {
  return useSends({
    act: (file, { signal, onProgress, onBegun }) =>
      uploadFile(file, kind, { signal, onProgress, onBegun, area }),
    done,
    giveUp,
  })
}

/** What an act that sends a file tells, and what stops it. */
export interface SendsOptions {
  signal: AbortSignal
  /** Takes the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  /** Takes what the server knows it by, once it does. */
  onBegun: (uploadId: string) => void
  /** What the server knows it by from an earlier try. */
  begun: string | undefined
}

export interface Sends<T> {
  /** Sends a file. Fails with the sentence for people. */
  act: (file: File, options: SendsOptions) => Promise<T>
  done: (kept: T) => void
  /** Lets go of what the server has of a file that is not wanted any more. */
  giveUp: (uploadId: string) => void
}

/** The same by an act of one's own. */
export function useSends<T>(sends: Sends<T>): Uploads {
  const [sending, setSending] = useState<readonly Sending[]>([])
  const held = useRef(new Map<number, Held>())
  const next = useRef(0)
  const told = useRef(sends)
  useEffect(() => {
    told.current = sends
  })
  useEffect(() => {
    const all = held.current
    return () => {
      for (const { stop } of all.values()) stop.abort()
    }
  }, [])

  const change = (key: number, by: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...by } : one)))
  const putAway = (key: number) => {
    held.current.delete(key)
    setSending((all) => all.filter((one) => one.key !== key))
  }
  const start = async (key: number, file: File, begun?: string) => {
    const stop = new AbortController()
    const one: Held = { file, stop, ...(begun !== undefined && { uploadId: begun }) }
    held.current.set(key, one)
    const { signal } = stop
    try {
      const onProgress = (share: number) => change(key, { share })
      const onBegun = (uploadId: string) => {
        one.uploadId = uploadId
      }
      const kept = await told.current.act(file, { signal, onProgress, onBegun, begun })
      putAway(key)
      told.current.done(kept)
    } catch (error) {
      if (signal.aborted) return
      change(key, {
        error: error instanceof Error ? error.message : String(error),
        isFinal: error instanceof ApiError && !mayPass(error.status),
      })
    }
  }

  return {
    sending,
    send: (files) => {
      for (const file of files) {
        const key = next.current
        next.current += 1
        const { name, size } = file
        setSending((all) => [
          ...all,
          { key, name, size, share: 0, error: undefined, isFinal: false },
        ])
        void start(key, file)
      }
    },
    retry: (key) => {
      const one = held.current.get(key)
      if (one === undefined) return
      change(key, { share: 0, error: undefined })
      void start(key, one.file, one.uploadId)
    },
    cancel: (key) => {
      const one = held.current.get(key)
      one?.stop.abort()
      // A page that is left only stops, so that the same file goes on later; this one is not wanted.
      if (one?.uploadId !== undefined) told.current.giveUp(one.uploadId)
      putAway(key)
    },
  }
}
