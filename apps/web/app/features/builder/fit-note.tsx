import { judgeNewcomer } from '@sirkito/compatibility';
import type { ProductDetail } from '@sirkito/contracts/catalog-product';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { useKeptBuild } from '#web/lib/kept-build.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Note } from '#web/ui/note.tsx';
import { toPart } from './build-view.ts';
import { partsQuery } from './builds.queries.ts';

export interface FitNoteProps {
  product: Pick<ProductDetail, '_id' | 'name' | 'category' | 'attributes'>;
}

const words = {
  ok: 'Fits your build',
  info: 'Fits your build',
  warn: 'Fits your build, with something to check',
  error: 'Does not fit your build',
  unknown: 'Not verified with your build',
};

const inWords = new Intl.ListFormat('en-PH');

/** Whether a product fits what somebody is building, and what decides it. */
export function FitNote({ product }: FitNoteProps) {
  const { parts: ids } = useKeptBuild();
  const { data: parts } = useQuery(partsQuery(useApi(), ids));
  if (!parts || ids.length === 0) return null;
  const own = toPart({ ...product, attributes: product.attributes as Facts });
  const { verdict, findings, doubts, replaces } = judgeNewcomer(own, parts.map(toPart));
  if (!verdict) return null;
  const unknown = findings.filter((finding) => finding.verdict === 'unknown');
  const against = findings.filter((finding) => ['error', 'warn'].includes(finding.verdict));
  const told = verdict === 'unknown' ? doubts : against;
  return (
    <section aria-label="Fit" className="mt-4">
      <Note kind={verdict === 'info' ? 'ok' : verdict}>
        <p className="font-medium">{words[verdict]}</p>
        <ul className="grid gap-1 text-ink-muted">
          {replaces.length > 0 && verdict !== 'error' && (
            <li>In the place of {inWords.format(replaces.map(({ name }) => name))}.</li>
          )}
          {told.map(({ sentence, compared }) => (
            <li key={sentence}>
              {sentence} <span className="fact text-caption">{compared}</span>
            </li>
          ))}
          {unknown.length > 0 && verdict !== 'unknown' && <li>{unknown.length} not verified.</li>}
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
