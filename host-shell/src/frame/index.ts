export { Frame, type FrameProps } from './frame.tsx'
