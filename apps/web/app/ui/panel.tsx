import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

const sides = {
  /** From below, at most 86% high: filters on a phone. */
  below:
    'inset-x-0 bottom-0 max-h-[86dvh] rounded-t-xl data-[state=open]:animate-rise data-[state=closed]:animate-sink',
  /** From the right, full width on phones: the cart. */
  right:
    'inset-y-0 right-0 w-full max-w-[28.75rem] data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out',
  /** From the left: the menus of phones. */
  left: 'inset-y-0 left-0 w-[calc(100%-3.5rem)] max-w-90 data-[state=open]:animate-slide-in-left data-[state=closed]:animate-slide-out-left',
};

interface PanelProps {
  side: keyof typeof sides;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Fixed below what scrolls. */
  foot?: ReactNode;
}

/** A sheet or drawer over the page: its head and foot stand still, its body scrolls. */
export function Panel({ side, title, isOpen, onOpenChange, children, foot }: PanelProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          className={`fixed z-40 flex flex-col bg-surface-raised shadow-3 outline-none ${sides[side]}`}
        >
          <div className="flex items-center justify-between border-b border-line py-1.5 pr-1.5 pl-4 sm:pl-6">
            <Dialog.Title className="font-[560]">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {foot && <div className="border-t border-line px-4 py-3 sm:px-6">{foot}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
