import { effectivePrice, formatPesos, type Pesos } from '@sirkito/commerce';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

export interface HeroFigures {
  card: { _id: string; slug: string; name: string; price: Pesos; salePrice: Pesos };
  watts: number;
  supplyWatts: number;
  lengthMm: number;
  spareMm: number;
  caseName: string;
}

const needs = ({ supplyWatts }: HeroFigures) => `needs a ${supplyWatts} W supply`;
const spares = ({ spareMm }: HeroFigures) => `${spareMm} mm to spare`;

/** Draws the two key dimensions of a card we sell, as on a datasheet. */
export function HeroMeasures({ figures }: { figures: HeroFigures }) {
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
        <Measure x={74.2} y={15.8} figure={`${figures.watts} W`} meaning={needs(figures)} />
      </g>
      <g transform="translate(24 73.6) rotate(13.2)">
        <Measure
          x={0}
          y={2.6}
          figure={`${figures.lengthMm} mm`}
          meaning={spares(figures)}
          more={` in the ${shortName(figures.caseName)}`}
        />
      </g>
    </svg>
  );
}

/** Names the card that is measured, and the figures for screen readers. */
export function HeroCaption({ figures }: { figures: HeroFigures }) {
  const { card, watts, lengthMm, caseName } = figures;
  return (
    <p className="relative z-1 col-span-full pb-4 text-right text-small xl:col-span-5 xl:col-start-8 xl:row-start-1 xl:self-end xl:pb-6">
      <span className="fact text-ink-muted">Measured: </span>
      <Link
        to={shopPaths.product(card)}
        className="fact underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {card.name}
      </Link>
      <span className="fact block text-caption text-ink-muted">
        {formatPesos(effectivePrice(card))}
      </span>
      <span className="sr-only">
        {`${watts} W, ${needs(figures)}. ${lengthMm} mm long, ${spares(figures)} in the ${caseName}.`}
      </span>
    </p>
  );
}

/** Drops the form factor and colour: `Lian Li LANCOOL 216`. */
const shortName = (name: string): string => name.replace(/ (?:\S*ATX|Mini-ITX|Mid-Tower).*$/, '');

interface MeasureProps {
  x: number;
  y: number;
  figure: string;
  meaning: string;
  /** Hidden on phones. */
  more?: string;
}

function Measure({ x, y, figure, meaning, more }: MeasureProps) {
  return (
    <>
      <text x={x} y={y} className="fill-ink text-[3px] font-medium sm:text-[2px]">
        {figure}
      </text>
      <text x={x} y={y} dy="1.35em" className="fill-ink-muted text-[2.7px] sm:text-[1.7px]">
        {meaning}
        <tspan className="hidden sm:inline">{more}</tspan>
      </text>
    </>
  );
}
