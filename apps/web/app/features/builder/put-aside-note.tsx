import { bringBack, forgetAside, usePutAside } from '#web/lib/kept-build.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** Says that another build took the place of one's own, and brings it back by one tap. */
export function PutAsideNote({ onDone }: { onDone: () => void }) {
  const aside = usePutAside();
  if (!aside) return null;
  const { name, parts } = aside;
  const act = (done: () => void) => () => {
    done();
    onDone();
  };
  return (
    <div className="mb-8 print:hidden">
      <Note kind="info">
        <p role="status">
          Your build {name && `“${name}” `}of {parts.length} {parts.length === 1 ? 'part' : 'parts'}{' '}
          was put aside.
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button look="quiet" size="small" onClick={act(() => bringBack(aside))}>
            Bring it back
          </Button>
          <Button look="bare" size="small" onClick={act(forgetAside)}>
            Forget it
          </Button>
        </div>
      </Note>
    </div>
  );
}
