import { slots, type Slot, type SlotId } from '@sirkito/compatibility';
import type { Choice, ReadyBuild } from '@sirkito/contracts/builds/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { openBuild, useStoredBuild, writeBuild } from '#web/lib/storage/stored-build.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { BudgetStart } from './budget-start.tsx';
import { BuildActions } from './build-actions.tsx';
import { BuildSlots, type Pick } from './build-slots.tsx';
import { BuildTotal, type AddAll } from './build-total.tsx';
import { viewBuild } from '../build-view.ts';
import { partsQuery } from '../builds.queries.ts';
import { addPart, partToReplace, without } from '../update-build.ts';
import { BuildFix, type AppliedFix } from './build-fix.tsx';
import { Picker } from './picker.tsx';
import { ReplacedBuildNote } from './replaced-build-note.tsx';
import { ReadyList } from './ready-list.tsx';
import { SavedBuilds } from '../saved/saved-builds.tsx';
import { SwappedNote } from './swapped-note.tsx';
import { useSlotFocus } from './use-slot-focus.ts';
import { VerdictList } from './verdict-list.tsx';
import { WattMeter } from './watt-meter.tsx';

const none: readonly never[] = [];

interface BuilderPageProps {
  ready: readonly ReadyBuild[];
  addAll: AddAll;
}

/** The PC builder. The build is stored in this browser. */
export function BuilderPage({ ready, addAll }: BuilderPageProps) {
  const stored = useStoredBuild();
  const fetched = useQuery(partsQuery(useApi(), stored.parts));
  const parts = stored.parts.length > 0 ? (fetched.data ?? none) : none;
  // Don't edit a build that failed to load: a second processor would be added to the first.
  const isMissing = stored.parts.length > 0 && !fetched.data;
  // The previous build stays visible while the new one loads.
  const isUpdating = fetched.isPlaceholderData;
  const build = useMemo(() => viewBuild(parts), [parts]);
  const [picking, setPicking] = useState<Picking>();
  const slotFocus = useSlotFocus(build);
  const [lastFix, setLastFix] = useState<AppliedFix>();
  const pick: Pick = (id, replaced) => {
    const slot = slots.find((one) => one.id === id);
    setPicking(slot && { slot, replaced });
  };
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears, so move focus to the heading.
  const focusHeading = () => heading.current?.focus();
  const startNew = () => {
    openBuild({ name: '', parts: [] });
    focusHeading();
  };
  const others = picking?.replaced ? without(stored.parts, picking.replaced) : stored.parts;
  const choose = (slot: Slot, choice: Choice) => {
    slotFocus.from(slot.id);
    writeBuild({ ...stored, parts: addPart(slot, others, { choice, known: parts }) });
    setPicking(undefined);
  };
  const remove = (slotId: SlotId, id: string) => {
    slotFocus.from(slotId);
    writeBuild({ ...stored, parts: without(stored.parts, id) });
  };
  return (
    <div className="wrap pb-section">
      <Breadcrumbs crumbs={[{ to: shopPaths.home, label: 'Home' }]} />
      <div className="flex flex-wrap items-end justify-between gap-6 pb-7">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-headline font-[560] outline-none">
            {stored.name || 'PC builder'}
          </h1>
          {!isMissing && (
            <p className="mt-2 text-ink-muted">
              {build.essentials.filled} of {build.essentials.all} essential parts chosen.
              {build.count > 0 && ' Saved on this device.'}
              {build.count > 0 && (
                <span className="lg:hidden print:hidden">
                  {' '}
                  <TextLink to="#summary">See what fits and the total</TextLink>
                </span>
              )}
            </p>
          )}
          <p className="mt-1 text-small">
            <TextLink to={shopPaths.upgrade}>Or upgrade your current PC</TextLink>
          </p>
        </div>
        {build.count > 0 && (
          <BuildActions name={stored.name} build={build} ids={stored.parts} isUpdating={isUpdating}>
            <Button look="quiet" onClick={startNew}>
              New build
            </Button>
          </BuildActions>
        )}
      </div>
      <ReplacedBuildNote onDone={focusHeading} />
      {isMissing && fetched.errorUpdateCount > 0 && (
        <TryAgain isBusy={fetched.isFetching} onRetry={fetched.refetch}>
          Couldn't load your build.
        </TryAgain>
      )}
      {build.count === 0 && !isMissing && (
        <div className="mb-10 rounded-lg border border-line bg-surface-raised p-5 sm:p-6">
          <h2 className="mb-4 text-title font-[560]">Start with a budget</h2>
          <BudgetStart />
        </div>
      )}
      <div
        aria-busy={isUpdating}
        className="grid gap-10 aria-busy:opacity-60 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:items-start"
      >
        {isMissing ? (
          <Skeleton className="h-150 w-full" />
        ) : (
          <BuildSlots ref={slotFocus.list} build={build} onPick={pick} onRemove={remove} />
        )}
        {build.count > 0 && (
          <aside
            id="summary"
            aria-label="Build summary"
            className="scroll-mt-22 rounded-lg border border-line bg-surface-raised lg:sticky lg:top-22"
          >
            <WattMeter build={build} />
            {lastFix && lastFix.after.join() === stored.parts.join() && (
              <div className="p-5 pb-0">
                <SwappedNote
                  from={lastFix.from}
                  to={lastFix.to}
                  onUndo={() => {
                    writeBuild(lastFix.before);
                    setLastFix(undefined);
                  }}
                />
              </div>
            )}
            <VerdictList
              build={build}
              fix={(finding) => (
                <BuildFix
                  finding={finding}
                  build={stored}
                  onPick={(slotId) => pick(slotId, partToReplace(finding, { slotId, parts }))}
                  onFixed={setLastFix}
                />
              )}
            />
            <BuildTotal build={build} addAll={addAll} isUpdating={isUpdating} />
          </aside>
        )}
      </div>
      <SavedBuilds current={stored} />
      <section className="mt-section print:hidden">
        <SectionHead
          title="Ready builds"
          text="Put together by our team. Start with one and change anything you like."
        />
        <ReadyList builds={ready} />
      </section>
      {picking && !isMissing && (
        <Picker
          slot={picking.slot}
          parts={others}
          onChoose={(choice) => choose(picking.slot, choice)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </div>
  );
}

interface Picking {
  slot: Slot;
  /** Id of the part to replace, in slots that hold several. */
  replaced: string | undefined;
}
