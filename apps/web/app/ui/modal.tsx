import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface ModalProps {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  className: string;
  children: ReactNode;
}

/**
 * Uses the native dialog: it traps and restores focus, closes on Escape, and needs no inline styles,
 * which our CSP forbids.
 */
export function Modal({ label, isOpen, onOpenChange, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useLayoutEffect(() => {
    const own = dialog.current;
    // Removing an open dialog would not restore focus.
    return () => own?.close();
  }, []);
  // A click that starts inside is a text selection, wherever it ends.
  const startedOnBackdrop = useRef(false);
  const beginPress = ({ target, currentTarget }: MouseEvent) => {
    startedOnBackdrop.current = target === currentTarget;
  };
  const endPress = ({ target, currentTarget }: MouseEvent) => {
    if (startedOnBackdrop.current && target === currentTarget) onOpenChange(false);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      // In development, Strict Mode closes and reopens it.
      onClose={({ currentTarget }) => !currentTarget.open && onOpenChange(false)}
      onPointerDown={beginPress}
      onClick={endPress}
      className={`fixed max-h-none max-w-none bg-surface-raised text-ink shadow-3 outline-none transition-[translate,opacity,display,overlay] transition-discrete duration-(--slow) ease-out backdrop:animate-fade-in backdrop:bg-scrim ${className}`}
    >
      {children}
    </dialog>
  );
}
