import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { fieldName, type Meeting } from './draft-changes.ts';

interface MeetingNoteProps {
  changed: Meeting['changed'];
  category: string;
  onTake: (field: string, value: string) => void;
}

/** Says what somebody else saved meanwhile; where both changed the same, one of the two is chosen. */
export function MeetingNote({ changed, category, onTake }: MeetingNoteProps) {
  if (changed.length === 0) return null;
  return (
    <div role="alert" className="mb-4">
      <Note kind="warn">
        <p className="font-medium">
          Somebody else saved this product while you were editing. Nothing is lost: look it over and
          save again.
        </p>
        <ul className="mt-2 grid gap-2">
          {changed.map(({ field, theirs, mine, isDisputed }) => (
            <li key={field}>
              They changed the {fieldName(field, category)} to “{theirs || 'nothing'}”
              {isDisputed ? (
                <>
                  . You have “{mine || 'nothing'}”.{' '}
                  <Button look="quiet" size="small" onClick={() => onTake(field, theirs)}>
                    Take theirs
                  </Button>
                </>
              ) : (
                '; it is taken over.'
              )}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
