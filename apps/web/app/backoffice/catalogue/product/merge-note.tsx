import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { fieldName, type MergeResult } from './draft-changes.ts';

interface MergeNoteProps {
  changed: MergeResult['changed'];
  category: string;
  onTake: (field: string, value: string) => void;
}

/** Lists what someone else saved meanwhile, and lets staff resolve conflicts. */
export function MergeNote({ changed, category, onTake }: MergeNoteProps) {
  if (changed.length === 0) return null;
  return (
    <div role="alert" className="mb-4">
      <Note kind="warn">
        <p className="font-medium">
          Someone else saved this product while you were editing. Your changes are still here:
          review them and save again.
        </p>
        <ul className="mt-2 grid gap-2">
          {changed.map(({ field, theirs, mine, isConflict }) => (
            <li key={field}>
              They changed {fieldName(field, category)} to “{theirs || 'empty'}”
              {isConflict ? (
                <>
                  . Yours is “{mine || 'empty'}”.{' '}
                  <Button look="quiet" size="small" onClick={() => onTake(field, theirs)}>
                    Use theirs
                  </Button>
                </>
              ) : (
                ', which is now in your version.'
              )}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
