import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { SearchFoot } from './search-foot.tsx';
import { longestSearch, shortestSearch, suggestionsQuery } from './search.queries.ts';
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
  const { suggestions, isNothingFound } = useSuggestions(text);
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  const submit = () => text && go(shopPaths.search(text));
  return (
    <Command shouldFilter={false} vimBindings={false} label="Search products">
      <div className="flex items-center gap-3 border-b border-line pr-1.5 pl-4">
        <Search size={20} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
        <Command.Input
          // For the dialog, which focuses what has it when it opens; React would not write it.
          ref={(input) => input?.setAttribute('autofocus', '')}
          value={typed}
          onValueChange={setTyped}
          // The ends of the line belong to the text, not to the list.
          onKeyDown={(event) => /^(?:Home|End)$/.test(event.key) && event.stopPropagation()}
          placeholder={hint}
          maxLength={longestSearch}
          enterKeyHint="search"
          className="h-15 min-w-0 flex-1 bg-transparent text-[1.0625rem] outline-none placeholder:text-ink-faint"
        />
        <IconButton icon={X} label="Close" onClick={close} />
      </div>
      <p role="status" className={isNothingFound ? 'px-4 py-5 text-ink-muted' : 'sr-only'}>
        {text === '' && hint}
        {isNothingFound && 'No products found.'}
      </p>
      <Command.List className="max-h-[300px] overflow-y-auto overscroll-contain">
        {/* Comes first and so is chosen first: until an arrow chooses, Enter sends the text. */}
        <Command.Item value="text" onSelect={submit} className="hidden" />
        <div className={suggestions.length > 0 ? 'p-1.5' : ''} role="presentation">
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={suggestion._id}
              suggestion={suggestion}
              text={text}
              onSelect={() => go(shopPaths.product(suggestion))}
            />
          ))}
        </div>
      </Command.List>
      {text && <SearchFoot text={text} onLeave={close} />}
    </Command>
  );
}

function useSuggestions(text: string) {
  const settled = useSettled(text, debounceMs);
  const { data, isPlaceholderData } = useQuery(suggestionsQuery(useApi(), settled));
  const isShort = text.length < shortestSearch;
  return {
    // A failure leaves no data, and so an empty list without a word.
    suggestions: isShort ? [] : (data ?? []),
    isNothingFound: !isShort && !isPlaceholderData && data?.length === 0,
  };
}
