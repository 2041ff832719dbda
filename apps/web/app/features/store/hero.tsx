import { heroPicture } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';

export function Hero({ tagline }: { tagline: string }) {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="wrap grid grid-cols-12 items-center gap-x-6 lg:min-h-[min(42rem,50vw)]">
        <div className="relative z-1 col-span-full pt-10 lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:pt-14 lg:pb-22">
          <p className="fact mb-5 text-small text-ink-muted">{tagline}</p>
          <h1 className="text-display font-[560]">Know it fits before you buy it.</h1>
          <p className="mt-6 mb-8 max-w-[32em] text-lead text-pretty text-ink-muted">
            Processors, boards, graphics cards and everything around them, with the facts that
            decide whether they fit. Where a fact is missing, we&nbsp;say&nbsp;so.
          </p>
          <div className="flex flex-wrap gap-3 *:flex-1 sm:*:flex-none">
            <ButtonLink look="copper" size="large" to={shopPaths.allProducts}>
              Browse all parts
            </ButtonLink>
            <ButtonLink look="quiet" size="large" to="#categories">
              See categories
            </ButtonLink>
          </div>
        </div>
        <MeasuredCard />
      </div>
    </section>
  );
}

/** A card with the two measures that are looked at first, drawn as on a datasheet. */
function MeasuredCard() {
  return (
    <div className="relative col-span-full -mx-gutter h-85 self-stretch sm:mx-0 sm:h-100 lg:col-span-7 lg:col-start-6 lg:row-start-1 lg:-mr-gutter lg:h-auto">
      <div className="studio-glow absolute -inset-x-[20%] -inset-y-[10%]" />
      <div className="absolute top-[47%] left-1/2 aspect-square w-110 -translate-1/2 sm:w-140 lg:top-[49%] lg:w-[min(47.5rem,54vw)] lg:-translate-x-[48%]">
        <Picture
          sources={heroPicture}
          alt="A graphics card with three fans, in studio light"
          sizes="(width < 40rem) 440px, (width < 64rem) 560px, min(760px, 54vw)"
          isFirst
          className="studio-fade size-full"
        />
        <svg
          viewBox="0 0 100 100"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible font-mono"
        >
          <g className="fill-none stroke-trace [stroke-width:1.5]">
            <g className="hidden sm:block">
              <path d="M64 30.4V21l5-5h4" vectorEffect="non-scaling-stroke" />
              <circle
                cx="64"
                cy="31.2"
                r=".75"
                strokeWidth="2.5"
                vectorEffect="non-scaling-stroke"
              />
            </g>
            <path
              d="M7 61.5l-1 7.5M81.5 79l-1 7.5M6.3 67l74.6 17.5"
              vectorEffect="non-scaling-stroke"
            />
          </g>
          <g className="hidden sm:block">
            <Measure x={74.2} y={15.8} name="Power" against="against the supply" />
          </g>
          <g transform="translate(24 73.6) rotate(13.2)">
            <Measure x={0} y={2.6} name="Length" against="against the case" />
          </g>
        </svg>
      </div>
    </div>
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
