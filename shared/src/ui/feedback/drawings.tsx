import type { ReactNode } from 'react'
import type { IllustrationName } from './illustrations.tsx'

const ground = <ellipse className="s" cx="60" cy="86" rx="44" ry="5" />

const drawings: Readonly<Record<IllustrationName, ReactNode>> = {
  empty: (
    <>
      <path className="f" d="M28 40h64l8 22v18a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V62Z" />
      <path className="s" d="M21 62h22l5 9h24l5-9h22v17a4 4 0 0 1-4 4H25a4 4 0 0 1-4-4Z" />
      <path className="l" d="M20 62h23l5 9h24l5-9h23" />
      <path className="t" d="M60 12v14M40 18l6 10M80 18l-6 10" />
    </>
  ),
  search: (
    <>
      <rect className="f" x="22" y="18" width="54" height="64" rx="6" />
      <path className="t" d="M34 34h30M34 46h22M34 58h16" />
      <circle className="s" cx="76" cy="56" r="17" />
      <circle className="l" cx="76" cy="56" r="17" />
      <path className="l" d="m89 69 12 12" />
    </>
  ),
  failed: (
    <>
      <path
        className="f"
        d="M36 70a16 16 0 0 1-2-31.9 22 22 0 0 1 42.6-4.6A18.500 18.500 0 0 1 84 70Z"
      />
      <path
        className="s"
        d="M37 64a10 10 0 0 1-9-10c0 8 3 15 9 15h46c7 0 14-5 16-12-4 5-9 7-15 7Z"
      />
      <path className="l" d="M60 38v14" />
      <circle className="d" cx="60" cy="60" r="2.200" />
      <path className="t" d="M42 80h6M56 80h24" />
    </>
  ),
  locked: (
    <>
      <path className="l" d="M44 44V32a16 16 0 0 1 32 0v12" />
      <rect className="f" x="32" y="44" width="56" height="40" rx="8" />
      <path className="s" d="M33 68h54v8a7 7 0 0 1-7 7H40a7 7 0 0 1-7-7Z" />
      <circle className="d" cx="60" cy="60" r="4" />
      <path className="l" d="M60 62v9" />
    </>
  ),
  done: (
    <>
      <circle className="s" cx="60" cy="48" r="32" />
      <circle className="f" cx="60" cy="48" r="24" />
      <path className="l" d="m49 49 8 8 15-17" />
      <path className="t" d="M18 30h8M22 26v8M96 20h8M100 16v8M98 66h6" />
    </>
  ),
  calendar: (
    <>
      <rect className="f" x="24" y="20" width="72" height="64" rx="8" />
      <path className="s" d="M25 28a7 7 0 0 1 7-7h56a7 7 0 0 1 7 7v9H25Z" />
      <path className="l" d="M24 38h72M42 14v12M78 14v12" />
      <path className="t" d="M38 52h8M56 52h8M74 52h8M38 66h8" />
      <rect className="d" x="55" y="61" width="10" height="10" rx="3" />
    </>
  ),
  questions: (
    <>
      <rect className="s" x="34" y="12" width="60" height="66" rx="8" />
      <rect className="f" x="24" y="20" width="60" height="64" rx="8" />
      <circle className="l" cx="38" cy="38" r="4" />
      <circle className="d" cx="38" cy="54" r="5" />
      <circle className="l" cx="38" cy="70" r="4" />
      <path className="t" d="M52 38h20M52 54h20M52 70h14" />
    </>
  ),
  chart: (
    <>
      <path className="l" d="M22 16v62a4 4 0 0 0 4 4h74" />
      <rect className="s" x="34" y="54" width="12" height="22" rx="3" />
      <rect className="s" x="54" y="42" width="12" height="34" rx="3" />
      <rect className="s" x="74" y="28" width="12" height="48" rx="3" />
      <path className="l" d="m36 44 22-14 14 6 22-20" strokeDasharray="1 6" />
    </>
  ),
  message: (
    <>
      <path
        className="f"
        d="M24 20h56a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H52L36 76V62H24a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8Z"
      />
      <path className="t" d="M30 36h44M30 48h28" />
      <circle className="s" cx="92" cy="66" r="14" />
      <path className="l" d="m86 66 4 4 8-9" />
    </>
  ),
}

/** The lines and grounds of a drawing, for the `svg` that gives them their colours. */
export function Lines({ name }: { name: IllustrationName }) {
  return (
    <>
      {ground}
      {drawings[name]}
    </>
  )
}
