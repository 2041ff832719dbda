import type { ReadyBuild } from '@sirkito/contracts/builds/schemas';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { BudgetStart } from '../builder/budget-start.tsx';
import type { AddAll } from '../builder/build-total.tsx';
import { ReadyCard } from './ready-card.tsx';
import { readyUses } from './ready-uses.ts';

interface ReadyPageProps {
  builds: readonly ReadyBuild[];
  addAll: AddAll;
}

/** Lists the ready builds by use, cheapest first. Readable without JavaScript. */
export function ReadyPage({ builds, addAll }: ReadyPageProps) {
  const uses = readyUses
    .map((use) => ({ ...use, own: builds.filter(({ purpose }) => use.purposes.includes(purpose)) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className="wrap pb-section">
      <Breadcrumbs
        crumbs={[
          { to: shopPaths.home, label: 'Home' },
          { to: shopPaths.builder, label: 'PC builder' },
        ]}
      />
      <h1 className="text-headline font-[560]">Ready builds</h1>
      <p className="mt-2 max-w-[60ch] text-pretty text-ink-muted">
        {uses.length === 0
          ? 'We have no complete set of parts in stock right now. Name a budget, or choose part by part in the PC builder.'
          : 'Complete PCs, composed every night from parts in stock and checked by the same rules as the PC builder. You get the parts and put them together yourself.'}
      </p>
      {uses.length > 0 && (
        <nav aria-label="Uses" className="mt-5">
          <ul className="flex flex-wrap gap-2">
            {uses.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded border border-line px-3.5 text-small hover:border-line-strong"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {uses.map(({ id, title, own }) => (
        <section key={id} id={id} className="scroll-mt-18 pt-10 sm:pt-12">
          <SectionHead title={title} />
          <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {own.map((build) => (
              <li key={build.slug}>
                <ReadyCard build={build} addAll={addAll} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="mt-section">
        <SectionHead
          title="Your own budget"
          text="Name an amount and a use. We choose the parts and say why."
        />
        <BudgetStart />
      </section>
    </div>
  );
}
