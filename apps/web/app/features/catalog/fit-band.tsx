import type { Category } from '@sirkito/contracts/catalog';
import { categoryPictures } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { findCategories } from './category-tree.ts';

/** Pairs of parts, where they meet on the board, and what must agree between them. */
const pairs = [
  { slot: 'CPU_SOCKET', part: 'cpu', beside: 'motherboard', rule: 'socket = socket' },
  { slot: 'DIMM_A2', part: 'memory', beside: 'motherboard', rule: 'DDR type = DDR type' },
  { slot: 'PCIEX16_1', part: 'graphics_card', beside: 'pc_case', rule: 'length ≤ clearance' },
  { slot: 'EATX_PWR', part: 'power_supply', beside: 'graphics_card', rule: 'watts ≥ load' },
];

/** Stays graphite in both themes. */
export function FitBand({ categories }: { categories: readonly Category[] }) {
  return (
    <section className="mt-section bg-inverse">
      <div
        data-theme="dark"
        className="wrap grid items-center gap-9 py-14 text-ink sm:py-22 lg:grid-cols-[5fr_7fr] lg:gap-16"
      >
        <div>
          <h2 className="text-headline font-[560]">A part fits when two facts agree.</h2>
          <p className="mt-5 max-w-[30em] text-lead text-pretty text-ink-muted">
            Sockets, lengths, watts, plugs. Each part carries the facts that decide it. What nobody
            has measured reads “Not verified”, never&nbsp;a&nbsp;tick.
          </p>
          <div className="mt-7">
            <ButtonLink look="quiet" to={shopPaths.builder}>
              Start a build
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

function Pair({ slot, part, beside, rule, categories }: PairProps) {
  const [one, other] = findCategories(categories, [part, beside]);
  const picture = categoryPictures[part];
  if (!one || !other) return null;
  return (
    <li className="group relative grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-line py-4 not-last:border-b sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <Wire />
      <div className="plate row-span-2 aspect-square sm:row-span-1">
        {picture && <Picture sources={picture} alt="" sizes="56px" />}
      </div>
      <div className="min-w-0">
        <p className="fact text-micro text-ink-faint">{slot}</p>
        <p className="font-medium">
          {one.label} <span className="text-ink-muted">and {other.label}</span>
        </p>
      </div>
      <p className="fact col-start-2 text-caption text-ink-muted sm:col-start-3">{rule}</p>
    </li>
  );
}

/** The trace that joins the slots: down the side, and a branch with its via to each. */
function Wire() {
  return (
    <span aria-hidden="true" className="absolute top-0 -bottom-px -left-10 w-10">
      <span className="absolute top-0 left-1 h-full w-0 border-l-[1.5px] border-trace group-first:top-1/2 group-first:h-1/2 group-last:h-1/2" />
      <span className="absolute top-1/2 left-1 w-9 -translate-y-1/2 border-t-[1.5px] border-trace" />
      <span className="absolute top-1/2 left-1 size-2.5 -translate-1/2 rounded-full border-[2.5px] border-trace bg-inverse" />
    </span>
  );
}
