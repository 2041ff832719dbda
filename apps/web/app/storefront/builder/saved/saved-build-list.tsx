import { formatCount } from '@sirkito/commerce';
import type { SavedBuild } from '@sirkito/contracts/builds/schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';

interface SavedBuildListProps {
  builds: readonly SavedBuild[];
  /** A save or delete is in flight; a second one would be ignored. */
  isBusy: boolean;
  onOpen: (build: SavedBuild) => void;
  onRemove: (id: string) => void;
}

/** Lists saved builds to view, open or delete. */
export function SavedBuildList({ builds, isBusy, onOpen, onRemove }: SavedBuildListProps) {
  return (
    <ul
      aria-label="Saved builds"
      className="divide-y divide-line border-y border-line empty:hidden"
    >
      {builds.map((build) => (
        <li key={build.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="min-w-0 wrap-anywhere">
            <Link to={shopPaths.build(build)} className="hover:underline">
              {build.name}
            </Link>{' '}
            <span className="text-ink-muted">{formatCount(build.parts.length, 'part')}</span>
          </span>
          <span className="flex gap-2">
            <Button
              look="quiet"
              size="small"
              aria-label={`Open ${build.name}`}
              onClick={() => onOpen(build)}
            >
              Open
            </Button>
            <Button
              look="bare"
              size="small"
              aria-label={`Delete ${build.name}`}
              disabled={isBusy}
              onClick={() => onRemove(build.id)}
            >
              Delete
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
