import { formatCount, formatList } from '@sirkito/commerce';
import { checkAddition, uncheckedSlots } from '@sirkito/compatibility';
import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useStoredBuild } from '#web/lib/storage/stored-build.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Note } from '#web/ui/note.tsx';
import { toPart } from '../build-view.ts';
import { partsQuery } from '../builds.queries.ts';

export interface FitNoteProps {
  product: Pick<ProductDetail, '_id' | 'name' | 'category' | 'attributes'>;
}

const labels = {
  ok: 'Fits your build',
  info: 'Fits your build',
  warn: 'Fits your build, with a caveat',
  error: "Doesn't fit your build",
  unknown: 'Not verified for your build',
};

/** Shows whether a product fits the current build, and why. */
export function FitNote({ product }: FitNoteProps) {
  const { parts: ids } = useStoredBuild();
  const { data: parts } = useQuery(partsQuery(useApi(), ids));
  if (!parts || ids.length === 0) return null;
  // The API validates attributes on write, but their reply schema leaves the values open.
  const part = toPart({ ...product, attributes: product.attributes as Attributes });
  const { verdict, findings, blockingUnknowns, replaces } = checkAddition(part, parts.map(toPart));
  if (!verdict) {
    const categories = parts.map(({ category }) => category.id);
    const unchecked = uncheckedSlots([product.category.id], categories);
    return unchecked.length > 0 && <NothingToCheck slots={unchecked.map(({ label }) => label)} />;
  }
  const unknown = findings.filter((finding) => finding.verdict === 'unknown');
  const conflicts = findings.filter((finding) => ['error', 'warn'].includes(finding.verdict));
  const doubts = verdict === 'unknown' ? blockingUnknowns : unknown;
  const isVerified = unknown.length === 0;
  const isGreen = verdict === 'ok' || verdict === 'info';
  const greenKind = isVerified ? 'ok' : 'unknown';
  return (
    <section aria-label="Compatibility" className="mt-4">
      <Note kind={isGreen ? greenKind : verdict}>
        <p className="font-medium">
          {isGreen && !isVerified ? 'No conflicts with your build' : labels[verdict]}
          {!isVerified &&
            verdict !== 'unknown' &&
            `. ${formatCount(unknown.length, 'check')} not verified`}
        </p>
        <ul className="grid gap-1 text-ink-muted">
          {replaces.length > 0 && verdict !== 'error' && (
            <li>Replaces {formatList(replaces.map(({ name }) => name))}.</li>
          )}
          {[...conflicts, ...doubts].map(({ sentence, compared }) => (
            <li key={sentence}>
              {sentence} <span className="fact text-caption">{compared}</span>
            </li>
          ))}
        </ul>
        <Link to={shopPaths.builder} className="underline underline-offset-3">
          View your build
        </Link>
      </Note>
    </section>
  );
}

const NothingToCheck = ({ slots }: { slots: readonly string[] }) => (
  <section aria-label="Compatibility" className="mt-4">
    <Note kind="unknown">
      <p className="font-medium">Nothing to check yet</p>
      <p className="text-ink-muted">Still to choose for your build: {formatList(slots)}</p>
    </Note>
  </section>
);

/** The API types specs loosely; every stored value is a string, number, boolean or list. */
type Attributes = Parameters<typeof toPart>[0]['attributes'];
