import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
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
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  return (
    <Command shouldFilter={false} vimBindings={false} label="Jump to">
      <div className="flex items-center gap-3 border-b border-line pr-1.5 pl-4">
        <Search size={18} strokeWidth={1.6} className="flex-none" aria-hidden="true" />
        <Command.Input
          // The dialog focuses the autofocus element; React does not render the attribute.
          ref={(input) => input?.setAttribute('autofocus', '')}
          value={typed}
          onValueChange={setTyped}
          placeholder="Order number, product or page"
          maxLength={64}
          className="h-14 min-w-0 flex-1 bg-transparent text-input outline-none placeholder:text-ink-faint"
        />
        <IconButton icon={X} label="Close" onClick={close} />
      </div>
      <Command.List className="max-h-90 overflow-y-auto overscroll-contain p-1.5">
        {order && (
          <Row value="order" onSelect={() => go(staffPages.ordersWith(order))} kind="Order">
            <span className="fact">{order}</span>
          </Row>
        )}
        {matchingPages.map(({ to, name }) => (
          <Row key={to} value={to} onSelect={() => go(to)} kind="Page">
            {name}
          </Row>
        ))}
        {found.map(({ _id, name, sku }) => (
          <Row key={_id} value={_id} onSelect={() => go(staffPages.product(_id))} kind={sku}>
            {name}
          </Row>
        ))}
      </Command.List>
    </Command>
  );
}

interface RowProps {
  value: string;
  kind: string;
  onSelect: () => void;
  children: ReactNode;
}

function Row({ value, kind, onSelect, children }: RowProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-4 rounded px-2.5 text-small hover:bg-surface-active data-[selected=true]:bg-surface-active"
    >
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <span className="fact flex-none text-caption text-ink-muted">{kind}</span>
    </Command.Item>
  );
}
