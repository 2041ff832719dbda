import { fitSummary, fitCheckCount, formatDateTime } from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { Note } from '#web/ui/note.tsx';

type Fit = NonNullable<StaffOrder['fit']>;

/** Shows the compatibility result the customer saw, with the specs behind it. */
export function OrderFit({ staffOrder: { fit, order } }: { staffOrder: StaffOrder }) {
  if (!fit) return null;
  const titleOf = (id: string) =>
    order.items.find(({ productId }) => productId === id)?.title ?? 'Product';
  const kind = fit.verdict === 'info' ? 'ok' : fit.verdict;
  return (
    <section aria-label="Compatibility" className="grid gap-2">
      <h2 className="font-[560]">Compatibility</h2>
      <Note kind={fit.checked === 0 ? 'unknown' : kind}>
        <p className="font-medium">{fitSummary(fit)}</p>
        <ul className="mt-1 grid gap-1 empty:hidden">
          {fit.findings.map(({ sentence, compared }) => (
            <li key={sentence}>
              {sentence} <span className="font-mono text-caption text-ink-muted">{compared}</span>
            </li>
          ))}
        </ul>
        {fit.isEdited && (
          <p className="mt-1">A product was edited between the order and this check.</p>
        )}
      </Note>
      <details className="text-small">
        <summary className="cursor-pointer py-1 text-ink-muted hover:text-ink">
          {fitCheckCount(fit)}, {formatDateTime(fit.at)}, rules version {fit.engine}
        </summary>
        <ul className="divide-y divide-line border-y border-line">
          {fit.findings.map((finding) => (
            <Finding key={JSON.stringify(finding)} finding={finding} titleOf={titleOf} />
          ))}
        </ul>
      </details>
    </section>
  );
}

const verdicts: Record<Fit['findings'][number]['verdict'], string> = {
  ok: 'Fits',
  info: 'Note',
  warn: 'Warning',
  error: "Doesn't fit",
  unknown: 'Not verified',
};

interface FindingProps {
  finding: Fit['findings'][number];
  titleOf: (id: string) => string;
}

function Finding({ finding: { rule, verdict, sentence, compared, facts }, titleOf }: FindingProps) {
  return (
    <li className="grid gap-0.5 py-2">
      <p>
        <span className="font-mono text-caption text-ink-muted">{rule}</span> {verdicts[verdict]}:{' '}
        {sentence} <span className="font-mono text-caption text-ink-muted">{compared}</span>
      </p>
      <p className="font-mono text-caption wrap-anywhere text-ink-muted">
        {facts
          .map(({ productId, key, value }) => `${titleOf(productId)}: ${key} = ${value ?? '?'}`)
          .join('; ')}
      </p>
    </li>
  );
}
