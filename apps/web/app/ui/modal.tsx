import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';

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
  useLayoutEffect(() => {
    const own = dialog.current;
    // Taken away while it is open, it would not give the focus back.
    return () => own?.close();
  }, []);
  // A press that began inside is text being selected, wherever it ends.
  const isBeside = useRef(false);
  const beginPress = ({ target, currentTarget }: MouseEvent) => {
    isBeside.current = target === currentTarget;
  };
  const endPress = ({ target, currentTarget }: MouseEvent) => {
    if (isBeside.current && target === currentTarget) onOpenChange(false);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      // While it is developed, React closes it once and opens it again.
      onClose={({ currentTarget }) => !currentTarget.open && onOpenChange(false)}
      onPointerDown={beginPress}
      onClick={endPress}
      className={`fixed max-h-none max-w-none bg-surface-raised text-ink shadow-3 outline-none transition-[translate,opacity,display,overlay] transition-discrete duration-(--slow) ease-out backdrop:animate-fade-in backdrop:bg-scrim ${className}`}
    >
      {children}
    </dialog>
  );
}
