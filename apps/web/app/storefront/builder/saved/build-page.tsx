import type { Purpose } from '@sirkito/commerce';
import type { BuildPart } from '@sirkito/contracts/builds/schemas';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { openBuild } from '#web/lib/storage/stored-build.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { BudgetStart } from '../builder/budget-start.tsx';
import { BuildActions } from '../builder/build-actions.tsx';
import { BuildTotal, type AddAll } from '../builder/build-total.tsx';
import { viewBuild } from '../build-view.ts';
import { SlotRow } from '../builder/slot-row.tsx';
import { VerdictList } from '../builder/verdict-list.tsx';
import { WattMeter } from '../builder/watt-meter.tsx';

export interface ShownBuild {
  name: string;
  /** Undefined when there is no description. */
  about: string | undefined;
  parts: readonly BuildPart[];
  reasons: Readonly<Record<string, string>>;
  /** Why no build could be suggested. */
  problem: string | undefined;
  /** The budget and purpose it was made for, to search again. */
  asked?: { budget: number; purpose: Purpose };
}

interface BuildPageProps {
  shown: ShownBuild;
  addAll: AddAll;
  drawing: ReactNode;
}

/** Shows a build read-only, with its verdict. Works without JavaScript. */
export function BuildPage({ shown, addAll, drawing }: BuildPageProps) {
  const { name, about, parts, reasons, problem, asked } = shown;
  const build = useMemo(() => viewBuild(parts), [parts]);
  const navigate = useNavigate();
  const ids = parts.map(({ _id }) => _id);
  const start = () => {
    openBuild({ name, parts: ids });
    void navigate(shopPaths.builder);
  };
  return (
    <div className="wrap pb-section">
      <Breadcrumbs
        crumbs={[
          { to: shopPaths.home, label: 'Home' },
          { to: shopPaths.builder, label: 'PC builder' },
        ]}
      />
      <div className="flex flex-wrap items-end justify-between gap-6 pb-7">
        <div>
          <h1 className="text-headline font-[560] wrap-break-word">{name}</h1>
          {about && <p className="mt-2 max-w-[56ch] text-pretty text-ink-muted">{about}</p>}
        </div>
        {build.count > 0 && <BuildActions name={name} build={build} ids={ids} />}
      </div>
      {problem && (
        <div className="@container mb-8 grid gap-6">
          <Note kind="warn">{problem}</Note>
          <BudgetStart {...asked} />
        </div>
      )}
      {build.count > 0 && (
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_26.5rem] lg:items-start">
          <ul aria-label="Parts in this build" className="lg:pl-10">
            {build.placed.map((placed) => (
              <SlotRow key={placed.part._id} placed={placed} reason={reasons[placed.part._id]} />
            ))}
          </ul>
          <aside
            aria-label="Build summary"
            className="rounded-lg border border-line bg-surface-raised lg:sticky lg:top-22"
          >
            <WattMeter build={build} />
            <VerdictList build={build} />
            <BuildTotal build={build} addAll={addAll} />
            <div className="px-5 pb-5 no-script:hidden print:hidden">
              <Button look="quiet" className="w-full" onClick={start}>
                Edit in PC builder
              </Button>
            </div>
          </aside>
        </div>
      )}
      {drawing}
    </div>
  );
}
