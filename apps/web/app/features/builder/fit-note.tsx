import { evaluate, findingsOn, slotOf, worst } from '@sirkito/compatibility';
import type { ProductDetail } from '@sirkito/contracts/catalog-product';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Note } from '#web/ui/note.tsx';
import { toPart } from './build-view.ts';
import { partsQuery } from './builds.queries.ts';

export interface FitNoteProps {
  product: Pick<ProductDetail, '_id' | 'name' | 'category' | 'attributes'>;
  /** The build in progress. */
  ids: readonly string[];
}

const words = {
  ok: 'Fits your build',
  info: 'Fits your build',
  warn: 'Fits your build, with something to check',
  error: 'Does not fit your build',
};

const kinds = { ok: 'ok', info: 'ok', warn: 'warn', error: 'error' } as const;

/** Whether a product fits what somebody is building, and what decides it. */
export function FitNote({ product, ids }: FitNoteProps) {
  const { data: parts } = useQuery(partsQuery(useApi(), ids));
  const slot = slotOf(product.category.id);
  if (!parts || !slot) return null;
  const others = parts
    .filter(({ _id }) => _id !== product._id)
    .filter(({ category }) => slot.isMany === true || slotOf(category.id)?.id !== slot.id);
  const own = toPart({ ...product, attributes: product.attributes as Facts });
  const findings = findingsOn(evaluate([...others.map(toPart), own]), own.id).filter(
    // What the build still lacks is not the fault of this part.
    ({ rule, parts: about }) => about.length > 1 && rule !== 'Q1',
  );
  if (findings.length === 0) return null;
  const verdict = worst(findings);
  const unknown = findings.filter((finding) => finding.verdict === 'unknown');
  const isUnsure = unknown.length === findings.length;
  const told = findings.filter((finding) => ['error', 'warn'].includes(finding.verdict));
  return (
    <section aria-label="Fit" className="mt-4">
      <Note kind={isUnsure ? 'unknown' : kinds[verdict]}>
        <p className="font-medium">{isUnsure ? 'Not verified with your build' : words[verdict]}</p>
        <ul className="grid gap-1 text-ink-muted">
          {told.map(({ sentence, compared }) => (
            <li key={sentence}>
              {sentence} <span className="fact text-caption">{compared}</span>
            </li>
          ))}
          {unknown.length > 0 && !isUnsure && <li>{unknown.length} not verified.</li>}
        </ul>
        <Link to={shopPaths.builder} className="underline underline-offset-3">
          Your build
        </Link>
      </Note>
    </section>
  );
}

/** The wire says less than the shop knows: every stored fact is a word, a number, a flag or a list. */
type Facts = Parameters<typeof toPart>[0]['attributes'];
