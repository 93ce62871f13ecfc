import { addressOf } from '@portal/shared/api'
import { freshToken, renewAfter } from '@portal/shared/session'
import { type ComponentProps, useRef, useState } from 'react'

/** The address of a file: never another one, and nothing in it that must be kept secret. */
export function fileAddress(id: string, name = 'file'): string {
  return mediaAddress(`/media/file/${id}/${encodeURIComponent(name)}`)
}

/** The whole address of what the server names by its path, `/media/…`. */
export function mediaAddress(path: string): string {
  return new URL(path, addressOf('/', {})).href
}

type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt'>

export interface MediaImageProps extends ImageProps {
  /** What the server names it by: `/media/…`. */
  path: string
  /** What it shows; empty for decoration. */
  alt: string
}

export interface FileImageProps extends ImageProps {
  /** Id of the file. */
  id: string
  /** What it shows; empty for decoration. */
  alt: string
}

/** An image that was uploaded, by its id. */
export function FileImage({ id, ...rest }: FileImageProps) {
  return <MediaImage {...rest} path={`/media/file/${id}/file`} />
}

/**
 * An image that the server names by its path. Where it fails because the session's cookie is too old,
 * that is renewed once and the image asked for once more.
 */
export function MediaImage({ path, alt, onError, ...rest }: MediaImageProps) {
  const [tries, setTries] = useState(0)
  const renewed = useRef<string>(undefined)
  const address = mediaAddress(path)
  return (
    <img
      {...rest}
      // Another try is another element: the same one would not ask again.
      key={`${path} ${tries}`}
      src={address}
      alt={alt}
      onError={async (event) => {
        if (renewed.current === path) return onError?.(event)
        renewed.current = path
        if (await renewedFor(address)) setTries((count) => count + 1)
        else onError?.(event)
      }}
    />
  )
}

/** Renews the session for an address that is refused for want of it; true when that helped. */
export async function renewedFor(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.status !== 401) return false
  const token = await freshToken()
  // Nobody is told of a renewal that failed: the file is what was wanted.
  return token !== null && (await renewAfter(token).catch(() => null)) !== null
}
