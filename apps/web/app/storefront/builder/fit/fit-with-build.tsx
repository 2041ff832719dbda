import { useStoredBuild } from '#web/lib/storage/stored-build.ts';
import type { FitTarget } from '#web/lib/storage/stored-fit.ts';
import { BuildToggle } from '../add/build-toggle.tsx';
import { FitMark } from './fit-mark.tsx';
import { ListingFit } from './listing-fit.tsx';

/** Compares a product or a listing with the current build. */
export function FitWithBuild({ target }: { target: FitTarget }) {
  const { parts } = useStoredBuild();
  if (parts.length === 0) return null;
  if ('category' in target) return <ListingFit {...target} ids={parts} />;
  return (
    <>
      <FitMark productId={target.product._id} parts={parts} />
      <BuildToggle {...target} />
    </>
  );
}
