import { useEffect, useRef, type ReactNode } from 'react';

interface KeepFocusProps {
  /** Says where the focus is, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Takes the focus when the focused element inside disappears, so that Tab goes on from here. */
export function KeepFocus({ label, className = '', children }: KeepFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const changes = new MutationObserver(() => {
      if (!hadFocus.current || document.activeElement !== document.body) return;
      box.current?.focus({ preventScroll: true });
    });
    if (box.current) changes.observe(box.current, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  // React reports no blur for an element that it removes.
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onFocus={() => (hadFocus.current = true)}
      onBlur={() => (hadFocus.current = false)}
      className={`outline-none ${className}`}
    >
      {children}
    </div>
  );
}
