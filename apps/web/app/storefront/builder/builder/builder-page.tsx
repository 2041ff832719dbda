import type { SlotId } from '@sirkito/compatibility';
import type { BuildPart, ReadyBuild } from '@sirkito/contracts/builds/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { openBuild, useStoredBuild, writeBuild } from '#web/lib/storage/stored-build.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { BudgetStart } from './budget-start.tsx';
import { BuildSlots } from './build-slots.tsx';
import { BuildTotal, type AddAll } from './build-total.tsx';
import { viewBuild } from '../build-view.ts';
import { partsQuery, seedParts } from '../builds.queries.ts';
import { partToReplace, without } from '../update-build.ts';
import { BuildFix, type AppliedFix } from './build-fix.tsx';
import { BuilderHead } from './builder-head.tsx';
import { useBuilderState } from './builder-state.tsx';
import { ConflictBar } from './conflict-bar.tsx';
import { PartPicker, type Pick } from './part-picker.tsx';
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
  /** Renders the build to scale. */
  drawing: (parts: readonly BuildPart[]) => ReactNode;
}

/** The PC builder. The build is stored in this browser. */
export function BuilderPage({ ready, addAll, drawing }: BuilderPageProps) {
  const stored = useStoredBuild();
  const queries = useQueryClient();
  const fetched = useQuery(partsQuery(useApi(), stored.parts));
  const parts = stored.parts.length > 0 ? (fetched.data ?? none) : none;
  // Don't edit a build that failed to load: a second processor would be added to the first.
  const isMissing = stored.parts.length > 0 && !fetched.data;
  // The previous build stays visible while the new one loads.
  const isUpdating = fetched.isPlaceholderData;
  const state = useBuilderState(stored.parts.length, isMissing);
  const build = useMemo(() => viewBuild(parts), [parts]);
  const slotFocus = useSlotFocus(build);
  const [lastFix, setLastFix] = useState<AppliedFix>();
  const picker = useRef<Pick>(null);
  const pick: Pick = (slot, replaced) => picker.current?.(slot, replaced);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears, so move focus to the heading.
  const focusHeading = () => heading.current?.focus();
  const startNew = () => {
    openBuild({ name: '', parts: [] });
    focusHeading();
  };
  const remove = (slotId: SlotId, id: string) => {
    slotFocus.from(slotId);
    const rest = without(stored.parts, id);
    seedParts(queries, rest, parts);
    writeBuild({ ...stored, parts: rest });
  };
  return (
    <div className="wrap pb-section">
      <Breadcrumbs crumbs={[{ to: shopPaths.home, label: 'Home' }]} />
      <BuilderHead
        ref={heading}
        stored={stored}
        build={build}
        state={state}
        isUpdating={isUpdating}
        onNew={startNew}
      />
      <ReplacedBuildNote onDone={focusHeading} />
      {isMissing && fetched.errorUpdateCount > 0 && (
        <TryAgain isBusy={fetched.isFetching} onRetry={fetched.refetch}>
          Couldn't load your build.
        </TryAgain>
      )}
      <div>
        <div
          aria-busy={isUpdating}
          className="grid gap-10 aria-busy:opacity-60 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:items-start"
        >
          {state.ifLoading(<Skeleton className="h-150 min-h-dvh w-full" />)}
          {state.ifLoaded(
            <BuildSlots ref={slotFocus.list} build={build} onPick={pick} onRemove={remove} />,
          )}
          {state.ifEmpty(
            <section
              id="budget"
              aria-labelledby="budget-start"
              className="@container scroll-mt-22 rounded-lg border border-line bg-surface-raised p-5 sm:p-6"
            >
              <h2 id="budget-start" className="mb-4 text-title font-[560]">
                Start with a budget
              </h2>
              <BudgetStart />
            </section>,
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
        <ConflictBar build={build} />
      </div>
      {stored.parts.length > 0 && drawing(parts)}
      <SavedBuilds current={stored} />
      {ready.length > 0 && (
        <section className="mt-section print:hidden">
          <SectionHead
            title="Ready builds"
            text="Composed every night from parts in stock. Start with one and change anything you like."
            more={{ to: shopPaths.readyBuilds, label: 'All their parts' }}
          />
          <ReadyList builds={ready} />
        </section>
      )}
      {!isMissing && (
        <PartPicker ref={picker} stored={stored} parts={parts} onChoose={slotFocus.from} />
      )}
    </div>
  );
}
