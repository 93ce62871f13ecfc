import { chakra } from '@portal/shared/ui'

const Drawing = chakra('svg', {
  base: {
    width: '100%',
    maxWidth: '36rem',
    maxHeight: '58dvh',
    marginX: 'auto',
    '& .dot': { fill: 'border.onInk' },
    '& .card': { fill: 'bg.inkHover', stroke: 'border.onInk', strokeWidth: '1.5px' },
    '& .front': { fill: 'bg.plate' },
    '& .line': { fill: 'brand.200' },
    '& .line.pale': { fill: 'neutral.200' },
    '& .option': { fill: 'none', stroke: 'neutral.300', strokeWidth: '2px' },
    '& .chosen': { fill: 'brand.50', stroke: 'brand.500', strokeWidth: '2px' },
    '& .mark': { fill: 'bg.brand' },
    '& .tick': {
      fill: 'none',
      stroke: 'white',
      strokeWidth: '3px',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& .ink': {
      fill: 'fg.onPlate',
      fontFamily: 'Georgia, "Times New Roman", serif',
      fontStyle: 'italic',
      fontSize: '26px',
    },
    '& .area': { fill: 'brand.500', opacity: 0.22 },
    '& .curve': {
      fill: 'none',
      stroke: 'brand.400',
      strokeWidth: '4px',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& .point': { fill: 'bg.inkHover', stroke: 'brand.300', strokeWidth: '3px' },
    '& .goal': { fill: 'event.3', stroke: 'bg.inkHover', strokeWidth: '4px' },
    '& .axis': { stroke: 'border.onInk', strokeWidth: '2px', fill: 'none' },
    '& .track': { fill: 'none', stroke: 'border.onInk', strokeWidth: '12px' },
    '& .ring': { fill: 'none', stroke: 'event.3', strokeWidth: '12px', strokeLinecap: 'round' },
    '& .spark': { fill: 'event.2' },
    '& .done': { fill: 'event.3' },
    '& .due': { fill: 'border.onInk' },
  },
})

const rows = [0, 1, 2, 3]
const dots = Array.from({ length: 63 }, (_, i) => ({
  x: 32 + (i % 9) * 62,
  y: 28 + Math.floor(i / 9) * 72,
}))

/** A question being answered, a curve that rises, a ring that fills: decoration only. */
export function PractiseDrawing() {
  return (
    <Drawing viewBox="0 0 560 480" aria-hidden="true">
      {dots.map(({ x, y }) => (
        <circle key={`${x}-${y}`} className="dot" cx={x} cy={y} r="2" />
      ))}

      <rect className="card" x="286" y="34" width="216" height="128" rx="18" />
      <circle className="track" cx="350" cy="98" r="34" />
      <path className="ring" d="M350 64a34 34 0 1 1-33.200 26.700" />
      <rect className="due" x="408" y="76" width="70" height="10" rx="5" />
      <rect className="due" x="408" y="98" width="46" height="10" rx="5" />
      {[408, 426, 444, 462].map((x, i) => (
        <circle key={x} className={i < 3 ? 'done' : 'due'} cx={x + 5} cy="126" r="5" />
      ))}

      <rect className="card" x="250" y="266" width="270" height="182" rx="18" />
      <path className="axis" d="M282 298v116h210" />
      <path className="area" d="M284 398c30-4 42-22 66-26s34 12 58-18 42-38 76-46v106H284Z" />
      <path className="curve" d="M284 398c30-4 42-22 66-26s34 12 58-18 42-38 76-46" />
      <circle className="point" cx="350" cy="372" r="7" />
      <circle className="point" cx="408" cy="354" r="7" />
      <circle className="goal" cx="484" cy="308" r="11" />

      <rect className="front" x="44" y="92" width="280" height="286" rx="20" />
      <rect className="line" x="72" y="120" width="84" height="12" rx="6" />
      <text className="ink" x="72" y="180">
        y = 3x² − 6x + 2
      </text>
      <rect className="line pale" x="72" y="200" width="188" height="10" rx="5" />
      {rows.map((row) => {
        const y = 228 + row * 35
        const chosen = row === 1
        return (
          <g key={row}>
            <rect
              className={chosen ? 'chosen' : 'option'}
              x="72"
              y={y}
              width="224"
              height="28"
              rx="9"
            />
            <circle className={chosen ? 'mark' : 'option'} cx="90" cy={y + 14} r={chosen ? 9 : 7} />
            {chosen ? <path className="tick" d={`m86 ${y + 14} 3 3 6-6`} /> : null}
            <rect
              className={chosen ? 'line' : 'line pale'}
              x="110"
              y={y + 10}
              width={[96, 132, 74, 112][row]}
              height="8"
              rx="4"
            />
          </g>
        )
      })}

      <path className="spark" d="m250 60 4 11 11 4-11 4-4 11-4-11-11-4 11-4Z" />
      <path className="spark" d="m534 214 3 8 8 3-8 3-3 8-3-8-8-3 8-3Z" />
      <path className="spark" d="m196 404 3 8 8 3-8 3-3 8-3-8-8-3 8-3Z" />
    </Drawing>
  )
}
