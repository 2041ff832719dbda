import { formatCount } from '@sirkito/commerce';
import {
  restoreBuild,
  discardReplacedBuild,
  useReplacedBuild,
} from '#web/lib/storage/stored-build.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** Says that the previous build was replaced, and offers to restore it. */
export function ReplacedBuildNote({ onDone }: { onDone: () => void }) {
  const previous = useReplacedBuild();
  if (!previous) return null;
  const { name, parts } = previous;
  const act = (done: () => void) => () => {
    done();
    onDone();
  };
  return (
    <div className="mb-8 print:hidden">
      <Note kind="info">
        <p role="status">
          Your previous build {name && `“${name}” `}({formatCount(parts.length, 'part')}) was
          replaced.
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button look="quiet" size="small" onClick={act(() => restoreBuild(previous))}>
            Restore it
          </Button>
          <Button look="bare" size="small" onClick={act(discardReplacedBuild)}>
            Discard it
          </Button>
        </div>
      </Note>
    </div>
  );
}
