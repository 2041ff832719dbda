import { slots } from '@sirkito/compatibility';
import type { UpgradesReply } from '@sirkito/contracts/builds/fit-schemas';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Note } from '#web/ui/note.tsx';
import type { AddAll } from '../builder/build-total.tsx';
import { OwnedParts } from './owned-parts.tsx';
import { upgradePath, type UpgradeQuery } from './upgrade-query.ts';
import { UpgradeRow } from './upgrade-row.tsx';

export interface UpgradePageProps {
  query: UpgradeQuery;
  advice: UpgradesReply['data'];
  /** Results of the search for an owned part. */
  found: readonly ProductCard[];
  /** Shortcuts that fill in all parts, such as a past order. */
  sources: ReactNode;
  addAll: AddAll;
}

/** Shows upgrades for the customer's PC and what else must change. Works without JavaScript. */
export function UpgradePage({ query, advice, found, sources, addAll }: UpgradePageProps) {
  const { have, findings, roadEnds, upgrades } = advice;
  const ownedCategories = have.map(({ category }) => category.id);
  return (
    <div className="wrap pb-section">
      <Breadcrumbs
        crumbs={[
          { to: shopPaths.home, label: 'Home' },
          { to: shopPaths.builder, label: 'PC builder' },
        ]}
      />
      <h1 className="text-headline font-[560]">Upgrade adviser</h1>
      <p className="mt-2 max-w-[56ch] text-pretty text-ink-muted">
        Tell us what's in your PC. We'll show you which upgrades fit and what else you'd need to
        change.
      </p>
      <div className="grid gap-10 pt-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-14">
        <OwnedParts query={query} have={have} found={found} sources={sources} />
        {have.length > 0 && (
          <section aria-labelledby="upgrades">
            <h2 id="upgrades" className="text-title font-[560]">
              What do you want to upgrade?
            </h2>
            <SlotLinks query={query} />
            <ul aria-label="Conflicts in your current PC" className="grid gap-2 empty:hidden">
              {findings.map(({ sentence, compared, verdict }) => (
                <li key={sentence}>
                  <Note kind={verdict}>
                    In your current PC: {sentence}{' '}
                    <span className="fact text-caption text-ink-muted">{compared}</span>
                  </Note>
                </li>
              ))}
            </ul>
            <ul aria-label="Limits of your current PC" className="mt-2 grid gap-2 empty:hidden">
              {roadEnds.map((sentence) => (
                <li key={sentence}>
                  <Note kind="info">{sentence}</Note>
                </li>
              ))}
            </ul>
            {upgrades.length === 0 && (
              <p className="py-6 text-ink-muted">
                We have no better option in stock that fits this PC with 3 changes or fewer.
              </p>
            )}
            <ul aria-label="Upgrades" className="divide-y divide-line">
              {upgrades.map((upgrade) => (
                <UpgradeRow
                  key={upgrade.part._id}
                  upgrade={upgrade}
                  ownedCategories={ownedCategories}
                  addAll={addAll}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

const offered = slots.filter((slot) => slot.isEssential === true || slot.id === 'ups_avr');

function SlotLinks({ query }: { query: UpgradeQuery }) {
  return (
    <nav aria-label="What to upgrade" className="my-4">
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={upgradePath({ ...query, slot: id })}
              preventScrollReset
              aria-current={id === query.slot ? 'true' : undefined}
              className="inline-flex min-h-9 items-center rounded border border-line px-3 text-small hover:border-line-strong aria-current:border-ink aria-current:font-medium"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
