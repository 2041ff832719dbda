import { decidingDoubts, type Finding, type Verdict } from '@sirkito/compatibility';
import type { ReactNode } from 'react';
import { summary, type BuildView } from './build-view.ts';
import { VerdictMark } from './verdict-mark.tsx';

interface VerdictListProps {
  build: BuildView;
  /** What mends a conflict; absent where nothing can be changed. */
  mend?: (finding: Finding) => ReactNode;
}

/** What is right and wrong with a build, the worst first, with what was compared. */
export function VerdictList({ build, mend }: VerdictListProps) {
  const { verdict, findings } = build.evaluation;
  const known = verdict === 'info' ? 'ok' : verdict;
  const mark = decidingDoubts(findings).length > 0 ? 'unknown' : known;
  const of = (...wanted: Verdict[]) =>
    wanted.flatMap((one) =>
      findings.filter((finding) => finding.verdict === one && finding.rule !== 'Q1'),
    );
  const [told, passed] = [of('error', 'warn', 'info'), of('ok')];
  const unknown = of('unknown');
  return (
    <section aria-labelledby="build-verdict" className="border-b border-line p-5">
      <h2 id="build-verdict" className="mb-3 flex items-center gap-2.5 text-title font-[560]">
        <VerdictMark verdict={mark} isNamed={false} />
        {summary(build)}
      </h2>
      <ul aria-live="polite" className="divide-y divide-line empty:hidden">
        {told.map((finding) => (
          <Line key={keyOf(finding)} finding={finding}>
            {finding.mend && mend?.(finding)}
          </Line>
        ))}
      </ul>
      <More title={`${unknown.length} not verified`} verdict="unknown" findings={unknown} />
      <More title={`${passed.length} fit`} verdict="ok" findings={passed} />
    </section>
  );
}

const keyOf = ({ rule, parts, sentence }: Finding) => `${rule} ${parts.join(' ')} ${sentence}`;

function Line({ finding, children }: { finding: Finding; children?: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.125rem_minmax(0,1fr)_auto] gap-x-2.5 gap-y-1 py-3 text-small">
      <VerdictMark verdict={finding.verdict} />
      <span>{finding.sentence}</span>
      <span className="fact max-w-36 text-right text-caption text-ink-muted">
        {finding.compared}
      </span>
      {children && (
        <div className="col-span-2 col-start-2 mt-1 flex flex-wrap gap-2">{children}</div>
      )}
    </li>
  );
}

interface MoreProps {
  title: string;
  verdict: Verdict;
  findings: readonly Finding[];
}

function More({ title, verdict, findings }: MoreProps) {
  if (findings.length === 0) return null;
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 py-2.5 text-small hover:text-ink">
        <VerdictMark verdict={verdict} isNamed={false} />
        <span className="flex-1">{title}</span>
        <span className="text-ink-muted underline underline-offset-3">Show</span>
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {findings.map((finding) => (
          <Line key={keyOf(finding)} finding={finding} />
        ))}
      </ul>
    </details>
  );
}
