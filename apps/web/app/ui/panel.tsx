import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './buttons/icon-button.tsx';
import { Modal } from './modal.tsx';

const sides = {
  /** Bottom sheet, up to 86% high: filters on phones. */
  below:
    'top-auto bottom-0 max-h-[86dvh]! w-full translate-y-full rounded-t-xl open:translate-y-0 starting:open:translate-y-full',
  /** Right drawer, full width on phones: the cart. */
  right:
    'left-auto right-0 h-dvh w-full max-w-[28.75rem]! translate-x-full open:translate-x-0 starting:open:translate-x-full',
  /** Left drawer: menus on phones. */
  left: 'left-0 h-dvh w-[calc(100%-3.5rem)] max-w-90! -translate-x-full open:translate-x-0 starting:open:-translate-x-full',
};

interface PanelProps {
  side: keyof typeof sides;
  title: string;
  /** Shown after the title. */
  aside?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Does not scroll. */
  foot?: ReactNode;
}

/** Renders a sheet or drawer with a fixed header and footer and a scrolling body. */
export function Panel(props: PanelProps) {
  const { side, title, aside, isOpen, onOpenChange, children, foot } = props;
  return (
    <Modal
      label={title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={`flex-col open:flex ${sides[side]}`}
    >
      <div className="flex items-center justify-between border-b border-line py-1.5 pr-1.5 pl-4 sm:pl-6">
        <h2 className="font-[560]">
          {title} {aside}
        </h2>
        <IconButton icon={X} label="Close" onClick={() => onOpenChange(false)} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      {foot && <div className="border-t border-line px-4 py-3 sm:px-6">{foot}</div>}
    </Modal>
  );
}
