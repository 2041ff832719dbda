import { useKeptBuild } from '#web/lib/kept-build.ts';
import type { FitAsked } from '#web/lib/kept-fit.ts';
import { FitMark } from './fit-mark.tsx';
import { ListingFit } from './listing-fit.tsx';

/** What the build in progress says to a product or to a listing. */
export function FitBeside({ asked }: { asked: FitAsked }) {
  const { parts } = useKeptBuild();
  if (parts.length === 0) return null;
  if ('productId' in asked) return <FitMark productId={asked.productId} parts={parts} />;
  return <ListingFit {...asked} ids={parts} />;
}
