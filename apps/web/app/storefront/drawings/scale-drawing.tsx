import type { Drawing, Row, Shape } from '@sirkito/compatibility/drawings';

interface ScaleDrawingProps {
  /** For phones and for wider pages, because text stays 11 px. */
  drawings: readonly (Drawing | undefined)[];
  caption: string;
}

/** A drawing to scale and the table that says the same. */
export function ScaleDrawing({ drawings: [small, large], caption }: ScaleDrawingProps) {
  if (!small || !large) return null;
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[40rem_minmax(0,1fr)] lg:items-start">
      <DrawingSvg drawing={small} className="sm:hidden" />
      <DrawingSvg drawing={large} className="max-sm:hidden" />
      <div>
        <DrawingTable rows={large.rows} caption={caption} />
        <p className="mt-3 text-caption text-ink-muted">
          Measures in mm. Bold lines: stated. Thin: standard or usual. Dashed: not stated.
        </p>
      </div>
    </div>
  );
}

interface DrawingSvgProps {
  drawing: Pick<Drawing, 'title' | 'width' | 'height' | 'shapes'>;
  className: string;
}

export function DrawingSvg({ drawing, className }: DrawingSvgProps) {
  const { title, width, height, shapes } = drawing;
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
      className={`drawing ${className}`}
    >
      {shapes.map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- shapes have no identity
        <DrawnShape key={index} shape={shape} />
      ))}
    </svg>
  );
}

function DrawnShape({ shape }: { shape: Shape }) {
  if ('d' in shape) return <path className={shape.kind} d={shape.d} />;
  const { kind, text, x, y, isTurned } = shape;
  return isTurned ? (
    <text className={kind} transform={`translate(${String(x)} ${String(y)}) rotate(-90)`}>
      {text}
    </text>
  ) : (
    <text className={kind} x={x} y={y}>
      {text}
    </text>
  );
}

const colours = { plain: '', over: 'text-danger', unknown: 'text-ink-muted' };

function DrawingTable({ rows, caption }: { rows: readonly Row[]; caption: string }) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ mark, name, facts, state }) => (
          <tr
            key={`${mark ?? ''} ${name}`}
            className="border-t border-line align-top last:border-b"
          >
            {mark !== undefined && <td className="fact w-7 py-2.5 text-ink-muted">{mark}</td>}
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {name}
            </th>
            <td className={`fact py-2.5 text-right ${colours[state]}`}>{facts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
