import { formatCount } from '@sirkito/commerce';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface SaveBarProps {
  changed: readonly string[];
  /** Returns the label of a field. */
  nameOf: (field: string) => string;
  /** The record has not been saved yet. */
  isNew?: boolean;
  action: string;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

const maxNamed = 4;
const disabledLook = 'cursor-not-allowed border-line! bg-surface-sunken! text-ink-faint!';

/** Shows the unsaved changes at the bottom of the page. */
export function SaveBar(props: SaveBarProps) {
  const { changed, nameOf, isNew = false, action, isSaving, onSave, onDiscard } = props;
  const names = changed.slice(0, maxNamed).map(nameOf);
  const more = changed.length - names.length;
  const count = formatCount(changed.length, 'unsaved change');
  const isDisabled = changed.length === 0 || isSaving;
  const untouched = isNew ? 'No changes yet' : 'All changes saved';
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
      <Button look="quiet" size="small" disabled={isDisabled} onClick={onDiscard}>
        Discard
      </Button>
      {/* aria-disabled instead of disabled, so the button keeps focus while and after saving. */}
      <Button
        look="copper"
        size="small"
        aria-disabled={isDisabled}
        aria-busy={isSaving || undefined}
        className={isDisabled ? disabledLook : ''}
        onClick={() => !isDisabled && onSave()}
      >
        {isSaving && <Spinner />}
        {action}
      </Button>
    </div>
  );
}
