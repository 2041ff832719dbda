import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface ModalProps {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  className: string;
  children: ReactNode;
}

/**
 * The browser's own dialog: it holds the focus, gives it back, closes by Escape, and needs no styles
 * written by scripts, which our policy forbids.
 */
export function Modal({ label, isOpen, onOpenChange, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const pressBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onOpenChange(false);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={() => onOpenChange(false)}
      onClick={pressBeside}
      className={`fixed max-h-none max-w-none bg-surface-raised text-ink shadow-3 outline-none transition-[translate,opacity,display,overlay] transition-discrete duration-(--slow) ease-out backdrop:animate-fade-in backdrop:bg-scrim ${className}`}
    >
      {children}
    </dialog>
  );
}
