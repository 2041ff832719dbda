import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Dark on light in both themes, with the 4-module quiet zone scanners need. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      data-theme="light"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded border border-line bg-surface-raised fill-ink"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
