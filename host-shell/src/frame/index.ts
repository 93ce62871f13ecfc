export { Frame, type FrameProps } from './frame.tsx'
export { Overlays, VersionNotices } from './slots.tsx'
