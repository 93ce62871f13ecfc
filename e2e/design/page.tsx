/** The page of examples as `npm run dev` has it, built as the portal's own pages are. */
import '../../host-shell/src/design.tsx'
