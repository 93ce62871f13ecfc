/**
 * Asks for the whole screen. It has to be asked for in the press of a button itself. Browsers
 * without it, and people who refuse it, simply go on in the window.
 */
export function enterFullScreen(): void {
  void document.documentElement.requestFullscreen?.().catch(() => undefined)
}

/** Gives the screen back, if it was taken. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}
