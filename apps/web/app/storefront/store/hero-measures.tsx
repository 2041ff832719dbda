/** Draws the two key dimensions as on a datasheet. */
export function HeroMeasures() {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible font-mono"
    >
      <g className="fill-none stroke-trace [stroke-width:1.5]">
        <g className="hidden sm:block">
          <path d="M64 30.4V21l5-5h4" vectorEffect="non-scaling-stroke" />
          <circle cx="64" cy="31.2" r=".75" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
        </g>
        <path
          d="M7 61.5l-1 7.5M81.5 79l-1 7.5M6.3 67l74.6 17.5"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <g className="hidden sm:block">
        <Measure x={74.2} y={15.8} name="Power" against="vs. your power supply" />
      </g>
      <g transform="translate(24 73.6) rotate(13.2)">
        <Measure x={0} y={2.6} name="Length" against="vs. your case" />
      </g>
    </svg>
  );
}

interface MeasureProps {
  x: number;
  y: number;
  name: string;
  against: string;
}

function Measure({ x, y, name, against }: MeasureProps) {
  return (
    <>
      <text x={x} y={y} className="fill-ink text-[3px] font-medium sm:text-[2px]">
        {name}
      </text>
      <text x={x} y={y} dy="1.35em" className="fill-ink-muted text-[2.7px] sm:text-[1.7px]">
        {against}
      </text>
    </>
  );
}
