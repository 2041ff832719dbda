import { isMissingPart, type Finding } from '@sirkito/compatibility';
import { summary, type BuildView } from '../build-view.ts';
import { partToReplace } from '../update-build.ts';
import { rowId } from './slot-row.tsx';
import { VerdictMark } from './verdict-mark.tsx';

/** Stays at the foot of the screen while parts conflict: each conflict leads to its part. */
export function ConflictBar({ build }: { build: BuildView }) {
  const conflicts = build.evaluation.findings.filter(
    (finding) => finding.verdict === 'error' && !isMissingPart(finding),
  );
  if (conflicts.length === 0) return null;
  return (
    <div
      data-conflict-bar
      role="region"
      aria-label="Conflicts"
      className="sticky bottom-0 z-10 -mx-gutter mt-4 flex items-center gap-3 border-t border-line-strong bg-surface-raised px-gutter py-1.5 shadow-3 lg:mx-0 lg:rounded-t lg:border-x lg:px-5 print:hidden"
    >
      <p className="flex flex-none items-center gap-2 text-small font-medium">
        <VerdictMark verdict="error" isNamed={false} />
        <span className="max-sm:max-w-28">{summary(build)}</span>
      </p>
      <ul className="flex min-w-0 gap-2 overflow-x-auto py-1">
        {conflicts.map((finding) => {
          const placed = conflictPart(build, finding);
          if (!placed) return null;
          return (
            <li key={`${finding.rule} ${finding.sentence}`} className="flex-none">
              <button
                type="button"
                title={finding.sentence}
                onClick={() => document.getElementById(rowId(placed.part._id))?.focus()}
                className="min-h-9 rounded border border-line-strong px-3 text-small hover:border-ink"
              >
                {placed.slot.label}
                <span className="sr-only">: {finding.sentence}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Returns the part that its fix replaces, else the last one involved. */
function conflictPart({ placed }: BuildView, finding: Finding) {
  const parts = placed.map(({ part }) => part);
  const { fix } = finding;
  const replaced = fix && partToReplace(finding, { slotId: fix.slot, parts });
  const isInvolved = ({ part }: (typeof placed)[number]) => finding.parts.includes(part._id);
  return placed.find(({ part }) => part._id === replaced) ?? placed.findLast(isInvolved);
}
