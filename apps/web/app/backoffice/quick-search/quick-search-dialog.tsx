import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { staffPages } from '../shared/staff-pages.ts';
import { useDebounced } from '#web/lib/interaction/use-debounced.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { quickSearchQuery, minQuickSearchLength } from './quick-search.queries.ts';
import { parseOrderNumber } from './parse-order-number.ts';

export interface QuickSearchPage {
  to: string;
  name: string;
}

interface Entry extends QuickSearchPage {
  kind: string;
}

interface QuickSearchDialogProps {
  pages: readonly QuickSearchPage[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function QuickSearchDialog({ pages, isOpen, onOpenChange }: QuickSearchDialogProps) {
  return (
    <Modal
      label="Jump to"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="top-0 w-full overflow-hidden border-b border-line opacity-0 open:opacity-100 sm:top-[14dvh] sm:mx-auto sm:w-[min(36rem,calc(100%-2rem))] sm:rounded sm:border starting:open:opacity-0"
    >
      {isOpen && <Box pages={pages} close={() => onOpenChange(false)} />}
    </Modal>
  );
}

function Box({ pages, close }: { pages: readonly QuickSearchPage[]; close: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { data: products = [] } = useQuery(quickSearchQuery(useApi(), useDebounced(text, 200)));
  const order = parseOrderNumber(text);
  const found = text.length < minQuickSearchLength ? [] : products;
  const matchingPages = pages.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  const entries: Entry[] = [
    ...(order ? [{ to: staffPages.ordersWith(order), name: order, kind: 'Order' }] : []),
    ...matchingPages.map(({ to, name }) => ({ to, name, kind: 'Page' })),
    ...found.map(({ _id, name, sku }) => ({ to: staffPages.product(_id), name, kind: sku })),
  ];
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      autoHighlight="always"
      items={entries}
      itemToStringValue={({ name }) => name}
      value={typed}
      onValueChange={(next, { reason }) => reason !== 'item-press' && setTyped(next)}
    >
      <div className="flex items-center gap-3 border-b border-line pr-1.5 pl-4">
        <Search size={18} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
        <Autocomplete.Input
          // The dialog focuses the autofocus element; React does not render the attribute.
          ref={(input) => input?.setAttribute('autofocus', '')}
          aria-label="Jump to"
          placeholder="Order number, product or page"
          maxLength={64}
          className="h-14 min-w-0 flex-1 bg-transparent text-input outline-none placeholder:text-ink-faint"
        />
        <IconButton icon={X} label="Close" onClick={close} />
      </div>
      <Autocomplete.List
        aria-label="Results"
        className="max-h-90 overflow-y-auto overscroll-contain p-1.5"
      >
        {entries.map((entry) => (
          <Autocomplete.Item
            key={entry.to}
            value={entry}
            onClick={() => go(entry.to)}
            render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
            className="flex min-h-11 cursor-pointer items-center gap-4 rounded px-2.5 text-small hover:bg-surface-active data-highlighted:bg-surface-active"
          >
            <span className={`min-w-0 flex-1 truncate ${entry.name === order ? 'fact' : ''}`}>
              {entry.name}
            </span>
            <span className="fact flex-none text-caption text-ink-muted">{entry.kind}</span>
          </Autocomplete.Item>
        ))}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
