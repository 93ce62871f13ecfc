import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

interface Inside {
  at: number
  paused: boolean
  ready: number
  duration: number
  played: [number, number][]
  tracks: { language: string; mode: string }[]
}

const inside = new WeakMap<HTMLMediaElement, Inside>()

function of(element: HTMLMediaElement): Inside {
  const found = inside.get(element) ?? {
    ...{ at: 0, paused: true, ready: 0, duration: Number.NaN, played: [] },
    tracks: [...element.querySelectorAll('track')].map(({ srclang }) => ({
      language: srclang,
      mode: 'disabled',
    })),
  }
  inside.set(element, found)
  return found
}

/**
 * Puts what jsdom lacks of a film into all of them, until the test has finished: they load when they
 * are told to, and time goes on when it is told to.
 */
export function fakeVideo() {
  const put = (name: keyof HTMLMediaElement, descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, name)
    Object.defineProperty(HTMLMediaElement.prototype, name, { configurable: true, ...descriptor })
    onTestFinished(() => {
      if (before) Object.defineProperty(HTMLMediaElement.prototype, name, before)
    })
  }
  const reads = <K extends keyof HTMLMediaElement>(name: K, read: (now: Inside) => unknown) =>
    put(name, {
      get(this: HTMLMediaElement) {
        return read(of(this))
      },
    })
  reads('paused', ({ paused }) => paused)
  reads('ended', ({ at, duration }) => at >= duration)
  reads('duration', ({ duration }) => duration)
  reads('readyState', ({ ready }) => ready)
  reads('played', ({ played }) => ({
    length: played.length,
    start: (at: number) => played[at]?.[0] ?? 0,
    end: (at: number) => played[at]?.[1] ?? 0,
  }))
  reads('textTracks', ({ tracks }) => Object.assign([...tracks], { addEventListener: () => {} }))
  put('currentTime', {
    get(this: HTMLMediaElement) {
      return of(this).at
    },
    set(this: HTMLMediaElement, to: number) {
      of(this).at = to
      this.dispatchEvent(new Event('seeking'))
      this.dispatchEvent(new Event('seeked'))
    },
  })
  const play = vi.fn(function (this: HTMLMediaElement) {
    of(this).paused = false
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
  const load = vi.fn(function (this: HTMLMediaElement) {
    Object.assign(of(this), { at: 0, paused: true, ready: 0, played: [] })
  })
  put('play', { value: play })
  put('load', { value: load })
  put('pause', {
    value(this: HTMLMediaElement) {
      of(this).paused = true
      this.dispatchEvent(new Event('pause'))
    },
  })
  const film = () => {
    const element = document.querySelector('video')
    if (element === null) throw new Error('There is no film on the page')
    return element
  }
  return {
    film,
    load,
    tracks: () => of(film()).tracks,
    /** Its file has come. */
    arrive: (duration = 600) =>
      act(async () => {
        Object.assign(of(film()), { duration, ready: 4 })
        film().dispatchEvent(new Event('loadedmetadata'))
      }),
    /** It forgets what was there, as with another file. */
    forget: () => Object.assign(of(film()), { at: 0, paused: true, ready: 0, played: [] }),
    /** So many seconds of it are played. */
    pass: (seconds: number) =>
      act(async () => {
        const now = of(film())
        const to = Math.min(now.at + seconds, now.duration)
        const last = now.played.at(-1)
        if (last && last[1] === now.at) last[1] = to
        else now.played.push([now.at, to])
        now.at = to
        film().dispatchEvent(new Event('timeupdate'))
        if (to < now.duration) return
        now.paused = true
        film().dispatchEvent(new Event('pause'))
        film().dispatchEvent(new Event('ended'))
      }),
    tell: (name: string) => act(async () => void film().dispatchEvent(new Event(name))),
  }
}
