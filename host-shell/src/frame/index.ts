export { Frame, type FrameProps } from './frame.tsx'
export { Overlays } from './slots.tsx'
