import { createContext } from 'react'

/** True inside the frame, whose content area is the page's `main` already. */
export const InFrame = createContext(false)
