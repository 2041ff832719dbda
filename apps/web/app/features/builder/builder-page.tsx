import { slots, type Slot, type SlotId } from '@sirkito/compatibility';
import type { Choice, ReadyBuild } from '@sirkito/contracts/builds';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { openBuild, useKeptBuild, writeBuild } from '#web/lib/kept-build.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import { BudgetStart } from './budget-start.tsx';
import { BuildActs } from './build-acts.tsx';
import { BuildPlaces, type Pick } from './build-places.tsx';
import { BuildSum, type AddAll } from './build-sum.tsx';
import { viewBuild } from './build-view.ts';
import { partsQuery } from './builds.queries.ts';
import { chosenInto, goingFor, without } from './change-build.ts';
import { BuildMend, type Mended } from './build-mend.tsx';
import { Picker } from './picker.tsx';
import { PutAsideNote } from './put-aside-note.tsx';
import { ReadyList } from './ready-list.tsx';
import { SavedBuilds } from './saved-builds.tsx';
import { SwappedNote } from './swapped-note.tsx';
import { useGoOn } from './use-go-on.ts';
import { VerdictList } from './verdict-list.tsx';
import { WattMeter } from './watt-meter.tsx';

const none: readonly never[] = [];

interface BuilderPageProps {
  ready: readonly ReadyBuild[];
  addAll: AddAll;
}

/** Where a PC is put together, place by place. The build stays in this browser. */
export function BuilderPage({ ready, addAll }: BuilderPageProps) {
  const kept = useKeptBuild();
  const fetched = useQuery(partsQuery(useApi(), kept.parts));
  const parts = kept.parts.length > 0 ? (fetched.data ?? none) : none;
  // What nobody sees must not be built upon: a second processor would go beside the first.
  const isMissing = kept.parts.length > 0 && !fetched.data;
  // What is shown is the build of before, which nobody asks for any more.
  const isComing = fetched.isPlaceholderData;
  const build = useMemo(() => viewBuild(parts), [parts]);
  const [picking, setPicking] = useState<Picking>();
  const goOn = useGoOn(build);
  const [mended, setMended] = useState<Mended>();
  const pick: Pick = (id, replaced) => {
    const slot = slots.find((one) => one.id === id);
    setPicking(slot && { slot, replaced });
  };
  const heading = useRef<HTMLHeadingElement>(null);
  // The buttons that lead here go with what they did.
  const goToTop = () => heading.current?.focus();
  const startAnew = () => {
    openBuild({ name: '', parts: [] });
    goToTop();
  };
  const others = picking?.replaced ? without(kept.parts, picking.replaced) : kept.parts;
  const choose = (slot: Slot, choice: Choice) => {
    goOn.from(slot.id);
    writeBuild({ ...kept, parts: chosenInto(slot, others, { choice, known: parts }) });
    setPicking(undefined);
  };
  const remove = (slotId: SlotId, id: string) => {
    goOn.from(slotId);
    writeBuild({ ...kept, parts: without(kept.parts, id) });
  };
  return (
    <div className="wrap pb-section">
      <Breadcrumbs crumbs={[{ to: shopPaths.home, label: 'Home' }]} />
      <div className="flex flex-wrap items-end justify-between gap-6 pb-7">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-headline font-[560] outline-none">
            {kept.name || 'PC builder'}
          </h1>
          {!isMissing && (
            <p className="mt-2 text-ink-muted">
              {build.essentials.filled} of {build.essentials.all} essentials chosen.
              {build.count > 0 && ' Saved on this device.'}
            </p>
          )}
          <p className="mt-1 text-small">
            <TextLink to={shopPaths.upgrade}>Or make the PC you have better</TextLink>
          </p>
        </div>
        {build.count > 0 && (
          <BuildActs name={kept.name} build={build} ids={kept.parts} isComing={isComing}>
            <Button look="quiet" onClick={startAnew}>
              New build
            </Button>
          </BuildActs>
        )}
      </div>
      <PutAsideNote onDone={goToTop} />
      {isMissing && fetched.errorUpdateCount > 0 && (
        <TryAgain isBusy={fetched.isFetching} onAgain={fetched.refetch}>
          The parts of your build did not arrive.
        </TryAgain>
      )}
      {build.count === 0 && !isMissing && (
        <div className="mb-10 rounded-lg border border-line bg-surface-raised p-5 sm:p-6">
          <h2 className="mb-4 text-title font-[560]">Start from a budget</h2>
          <BudgetStart />
        </div>
      )}
      <div
        aria-busy={isComing}
        className="grid gap-10 aria-busy:opacity-60 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:items-start"
      >
        {isMissing ? (
          <Skeleton className="h-150 w-full" />
        ) : (
          <BuildPlaces ref={goOn.places} build={build} onPick={pick} onRemove={remove} />
        )}
        {build.count > 0 && (
          <aside
            aria-label="The whole build"
            className="rounded-lg border border-line bg-surface-raised lg:sticky lg:top-22"
          >
            <WattMeter build={build} />
            {mended && mended.after.join() === kept.parts.join() && (
              <div className="p-5 pb-0">
                <SwappedNote
                  from={mended.from}
                  to={mended.to}
                  onUndo={() => {
                    writeBuild(mended.before);
                    setMended(undefined);
                  }}
                />
              </div>
            )}
            <VerdictList
              build={build}
              mend={(finding) => (
                <BuildMend
                  finding={finding}
                  kept={kept}
                  onPick={(slotId) => pick(slotId, goingFor(finding, { slotId, parts }))}
                  onMended={setMended}
                />
              )}
            />
            <BuildSum build={build} addAll={addAll} isComing={isComing} />
          </aside>
        )}
      </div>
      <SavedBuilds current={kept} />
      <section className="mt-section print:hidden">
        <SectionHead
          title="Ready builds"
          text="Put together by hand. Start from one and change what you like."
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
  /** What it takes the place of, where a place holds several. */
  replaced: string | undefined;
}
