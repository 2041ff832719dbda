import { slots } from '@sirkito/compatibility';
import type { UpgradesReply } from '@sirkito/contracts/build-fit';
import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Note } from '#web/ui/note.tsx';
import type { AddAll } from './build-sum.tsx';
import { OwnedParts } from './owned-parts.tsx';
import { upgradePath, type UpgradeAsked } from './upgrade-address.ts';
import { UpgradeRow } from './upgrade-row.tsx';

export interface UpgradePageProps {
  asked: UpgradeAsked;
  advice: UpgradesReply['data'];
  /** What was found of what they look for. */
  found: readonly ProductCard[];
  /** Ways to tell all at once, such as a past order. */
  sources: ReactNode;
  addAll: AddAll;
}

/** What fits the PC somebody has, and what else would have to change; whole without JavaScript. */
export function UpgradePage({ asked, advice, found, sources, addAll }: UpgradePageProps) {
  const { have, told, upgrades } = advice;
  const wanted = slots.find(({ id }) => id === asked.slot)?.label.toLowerCase();
  const had = have.map(({ category }) => category.id);
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
        Tell us what is in your PC. We show what fits it, and what else would have to change.
      </p>
      <div className="grid gap-10 pt-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-14">
        <OwnedParts asked={asked} have={have} found={found} sources={sources} />
        {have.length > 0 && (
          <section aria-labelledby="upgrades">
            <h2 id="upgrades" className="text-title font-[560]">
              What should be better?
            </h2>
            <SlotLinks asked={asked} />
            <ul aria-label="What speaks against it as it is" className="grid gap-2 empty:hidden">
              {told.map(({ sentence, compared, verdict }) => (
                <li key={sentence}>
                  <Note kind={verdict}>
                    As it is: {sentence}{' '}
                    <span className="fact text-caption text-ink-muted">{compared}</span>
                  </Note>
                </li>
              ))}
            </ul>
            {upgrades.length === 0 && (
              <p className="py-6 text-ink-muted">
                We have no better {wanted} in stock that goes into this PC with three changes or
                fewer.
              </p>
            )}
            <ul aria-label="Upgrades" className="divide-y divide-line">
              {upgrades.map((upgrade) => (
                <UpgradeRow key={upgrade.part._id} upgrade={upgrade} had={had} addAll={addAll} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

const offered = slots.filter((slot) => slot.isEssential === true || slot.id === 'ups_avr');

function SlotLinks({ asked }: { asked: UpgradeAsked }) {
  return (
    <nav aria-label="What to upgrade" className="my-4">
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={upgradePath({ ...asked, slot: id })}
              preventScrollReset
              aria-current={id === asked.slot ? 'true' : undefined}
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
