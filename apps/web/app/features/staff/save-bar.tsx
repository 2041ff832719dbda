import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface SaveBarProps {
  changed: readonly string[];
  /** What a person calls a field. */
  nameOf: (field: string) => string;
  /** Nothing of it is in the shop yet. */
  isNew?: boolean;
  action: string;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

const named = 4;
const saidOff = 'cursor-not-allowed border-line! bg-surface-sunken! text-ink-faint!';

/** Stands at the foot of the page while something has changed, and says what. */
export function SaveBar(props: SaveBarProps) {
  const { changed, nameOf, isNew = false, action, isSaving, onSave, onDiscard } = props;
  const names = changed.slice(0, named).map(nameOf);
  const more = changed.length - names.length;
  const count = changed.length === 1 ? '1 change' : `${changed.length} changes`;
  const isOff = changed.length === 0 || isSaving;
  const untouched = isNew ? 'Nothing is filled in yet' : 'Everything is saved';
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-10 -mx-4 mt-5 -mb-6 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-2.5 sm:-mx-6 sm:px-6"
    >
      <p role="status" className="min-w-0 flex-1 truncate text-small text-ink-muted">
        {changed.length > 0
          ? `${count}: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
          : untouched}
      </p>
      <Button look="quiet" size="small" disabled={isOff} onClick={onDiscard}>
        Discard
      </Button>
      {/* Only said to be off: whoever pressed it stays on it while it saves, and after. */}
      <Button
        look="copper"
        size="small"
        aria-disabled={isOff}
        aria-busy={isSaving || undefined}
        className={isOff ? saidOff : ''}
        onClick={() => !isOff && onSave()}
      >
        {isSaving && <Spinner />}
        {action}
      </Button>
    </div>
  );
}
