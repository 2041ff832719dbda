import { Autocomplete } from '@base-ui/react/autocomplete';
import { formatCount } from '@sirkito/commerce';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { useDebounced } from '#web/lib/interaction/use-debounced.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { detailOf } from './read-suggestions.ts';
import { SearchFoot } from './search-foot.tsx';
import { maxSearchLength, minSearchLength, suggestionsQuery } from './search.queries.ts';
import { SuggestionRow } from './suggestion-row.tsx';

export interface SearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const hint = 'Type to search for products...';
const debounceMs = 300;

export function SearchDialog({ isOpen, onOpenChange }: SearchDialogProps) {
  return (
    <Modal
      label="Search products"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="top-0 w-full overflow-hidden border-b border-line opacity-0 open:opacity-100 sm:top-[14dvh] sm:mx-auto sm:w-[min(40rem,calc(100%-2rem))] sm:rounded sm:border starting:open:opacity-0"
    >
      {isOpen && <Box close={() => onOpenChange(false)} />}
    </Modal>
  );
}

function Box({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { suggestions, isCurrent, isNothingFound, error, isBusy, retry } = useSuggestions(text);
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text) go(shopPaths.search(text));
  };
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={suggestions}
      itemToStringValue={({ name }) => name}
      value={typed}
      // Choosing a suggestion opens it and leaves the text.
      onValueChange={(next, { reason }) => reason !== 'item-press' && setTyped(next)}
    >
      {/* Enter submits the text until an arrow key chooses a suggestion. */}
      <form onSubmit={submit}>
        <div className="flex items-center gap-3 border-b border-line pr-1.5 pl-4">
          <Search size={20} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
          <Autocomplete.Input
            // The dialog focuses the autofocus element; React does not render the attribute.
            ref={(input) => input?.setAttribute('autofocus', '')}
            aria-label="Search products"
            placeholder={hint}
            maxLength={maxSearchLength}
            enterKeyHint="search"
            className="h-15 min-w-0 flex-1 bg-transparent text-[1.0625rem] outline-none placeholder:text-ink-faint"
          />
          <IconButton icon={X} label="Close" onClick={close} />
        </div>
      </form>
      <p role="status" className={isNothingFound ? 'px-4 py-5 text-ink-muted' : 'sr-only'}>
        {text === '' && hint}
        {isNothingFound && 'No products found.'}
        {isCurrent && suggestions.length > 0 && formatCount(suggestions.length, 'suggestion')}
      </p>
      <ErrorNote
        error={error}
        className="p-4"
        action={
          <Button look="quiet" size="small" isBusy={isBusy} onClick={retry}>
            Try again
          </Button>
        }
      />
      <Autocomplete.List
        aria-label="Suggestions"
        className="max-h-[300px] overflow-y-auto overscroll-contain"
      >
        <div className={suggestions.length > 0 ? 'p-1.5' : ''} role="presentation">
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={suggestion._id}
              suggestion={suggestion}
              detail={detailOf(suggestion, suggestions)}
              text={text}
              onSelect={() => go(shopPaths.product(suggestion))}
            />
          ))}
        </div>
      </Autocomplete.List>
      {text && <SearchFoot text={text} onLeave={close} />}
    </Autocomplete.Root>
  );
}

function useSuggestions(text: string) {
  const debounced = useDebounced(text, debounceMs);
  const { data, isPlaceholderData, error, isFetching, refetch } = useQuery(
    suggestionsQuery(useApi(), debounced),
  );
  const isShort = text.length < minSearchLength;
  // Not what an earlier text found.
  const isCurrent = !isShort && !isPlaceholderData && debounced === text;
  return {
    suggestions: isShort ? [] : (data ?? []),
    isCurrent,
    isNothingFound: isCurrent && data?.length === 0,
    // A failure of the server shows an empty list; a lost connection, which fetch throws, says so.
    error: !isShort && error?.cause instanceof TypeError ? error : null,
    isBusy: isFetching,
    retry: () => void refetch(),
  };
}
