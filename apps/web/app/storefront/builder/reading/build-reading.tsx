import { fitVerdict } from '@sirkito/compatibility';
import { Activity } from 'lucide-react';
import { VerdictMark } from '../builder/verdict-mark.tsx';
import { summary } from '../build-view.ts';
import { useBuildView } from './use-build-view.ts';

/** Shows the wattage and verdict of the stored build. */
export function BuildReading() {
  const view = useBuildView();
  if (view === 'none') return 'PC builder';
  if (view === 'loading') return 'Your build';
  const verdict = fitVerdict(view.evaluation.findings);
  return (
    <>
      {verdict ? (
        <VerdictMark verdict={verdict === 'info' ? 'ok' : verdict} isNamed={false} />
      ) : (
        <Activity size={17} strokeWidth={1.6} aria-hidden="true" />
      )}
      Your build
      <span className="fact text-small">{view.evaluation.power.loadWatts} W</span>
      <span className="sr-only">{summary(view)}</span>
    </>
  );
}
