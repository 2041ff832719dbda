import type { Category } from '@sirkito/contracts/catalog/schemas';
import { categoryPictures } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ResponsiveImage } from '#web/ui/product/responsive-image.tsx';
import { findCategories } from './category-tree.ts';

/** Pairs of parts, the connector they share and the rule between them. */
const pairs = [
  { slot: 'CPU_SOCKET', part: 'cpu', other: 'motherboard', rule: 'socket = socket' },
  { slot: 'DIMM_A2', part: 'memory', other: 'motherboard', rule: 'DDR type = DDR type' },
  { slot: 'PCIEX16_1', part: 'graphics_card', other: 'pc_case', rule: 'length ≤ clearance' },
  { slot: 'EATX_PWR', part: 'power_supply', other: 'graphics_card', rule: 'watts ≥ load' },
];

/** Dark in both themes. */
export function FitBand({ categories }: { categories: readonly Category[] }) {
  return (
    <section className="mt-section bg-inverse">
      <div
        data-theme="dark"
        className="wrap grid items-center gap-9 py-14 text-ink sm:py-22 lg:grid-cols-[5fr_7fr] lg:gap-16"
      >
        <div>
          <h2 className="text-headline font-[560]">Parts fit when their specs match.</h2>
          <p className="mt-5 max-w-[30em] text-lead text-pretty text-ink-muted">
            Sockets, lengths, wattage, connectors: every product lists the specs that matter. If we
            couldn't check one, it says “Not verified”, never&nbsp;“Fits”.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink look="quiet" to={shopPaths.builder}>
              Start a build
            </ButtonLink>
            <ButtonLink look="bare" to={shopPaths.readyBuilds}>
              See ready builds
            </ButtonLink>
          </div>
        </div>
        <ul className="relative pl-13">
          {pairs.map((pair) => (
            <Pair key={pair.slot} {...pair} categories={categories} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type PairProps = (typeof pairs)[number] & { categories: readonly Category[] };

function Pair({ slot, part, other, rule, categories }: PairProps) {
  const [category, otherCategory] = findCategories(categories, [part, other]);
  const picture = categoryPictures[part];
  if (!category || !otherCategory) return null;
  return (
    <li className="group relative grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-line py-4 not-last:border-b sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <Wire />
      <div className="plate row-span-2 aspect-square sm:row-span-1">
        {picture && <ResponsiveImage sources={picture} alt="" sizes="56px" />}
      </div>
      <div className="min-w-0">
        <p className="fact text-micro text-ink-faint">{slot}</p>
        <p className="font-medium">
          {category.label} <span className="text-ink-muted">and {otherCategory.label}</span>
        </p>
      </div>
      <p className="fact col-start-2 text-caption text-ink-muted sm:col-start-3">{rule}</p>
    </li>
  );
}

/** Draws the trace along the side with a branch to each slot. */
function Wire() {
  return (
    <span aria-hidden="true" className="absolute top-0 -bottom-px -left-10 w-10">
      <span className="absolute top-0 left-1 h-full w-0 border-l-[1.5px] border-trace group-first:top-1/2 group-first:h-1/2 group-last:h-1/2" />
      <span className="absolute top-1/2 left-1 w-9 -translate-y-1/2 border-t-[1.5px] border-trace" />
      <span className="absolute top-1/2 left-1 size-2.5 -translate-1/2 rounded-full border-[2.5px] border-trace bg-inverse" />
    </span>
  );
}
