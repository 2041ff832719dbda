import { formatCount, formatList } from '@sirkito/commerce';
import { fitVerdict, isMissingPart, type Finding, type Verdict } from '@sirkito/compatibility';
import { Fragment, type ReactNode } from 'react';
import { summary, type BuildView } from '../build-view.ts';
import { VerdictMark } from './verdict-mark.tsx';

interface VerdictListProps {
  build: BuildView;
  /** Renders the fix for a conflict or a missing part; omitted on read-only pages. */
  fix?: (finding: Finding) => ReactNode;
}

/** Lists the build's findings, worst first, with the compared specs. */
export function VerdictList({ build, fix }: VerdictListProps) {
  const { findings } = build.evaluation;
  const verdict = fitVerdict(findings);
  const checks = findings.filter((finding) => !isMissingPart(finding));
  const withVerdict = (...verdicts: Verdict[]) =>
    verdicts.flatMap((one) => checks.filter((finding) => finding.verdict === one));
  const issues = withVerdict('error', 'warn', 'info');
  // A part on its own passes no check of its fit.
  const passed = verdict ? withVerdict('ok') : [];
  const unknown = withVerdict('unknown');
  const isGreen = verdict === 'ok' || verdict === 'info';
  const green = unknown.length > 0 ? 'unknown' : 'ok';
  return (
    <section aria-labelledby="build-verdict" className="border-b border-line p-5">
      <h2 id="build-verdict" className="mb-3 flex items-center gap-2.5 text-title font-[560]">
        <VerdictMark verdict={isGreen ? green : (verdict ?? 'unknown')} isNamed={false} />
        {summary(build)}
      </h2>
      <ul aria-live="polite" className="divide-y divide-line empty:hidden">
        {issues.map((finding) => (
          <Line key={keyOf(finding)} finding={finding}>
            {finding.fix && fix?.(finding)}
          </Line>
        ))}
        {build.missing.length > 0 && (
          <li className="py-3 text-small">
            <p>Still needed: {formatList(build.missing.map(({ label }) => label))}</p>
            <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
              {findings
                .filter((finding) => isMissingPart(finding) && finding.parts.length > 0)
                .map((finding) => (
                  <Fragment key={keyOf(finding)}>{fix?.(finding)}</Fragment>
                ))}
            </div>
          </li>
        )}
      </ul>
      <More
        title={`${formatCount(unknown.length, 'check')} not verified`}
        verdict="unknown"
        findings={unknown}
      />
      <More
        title={`${formatCount(passed.length, 'check')} passed`}
        verdict="ok"
        findings={passed}
      />
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
