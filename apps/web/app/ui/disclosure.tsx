import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface DisclosureProps {
  /** Content of the button, including its accessible name. */
  face: ReactNode;
  faceClassName: string;
  className: string;
  children: ReactNode;
}

/**
 * Opens without JavaScript. With it, also closes on Escape, a click or focus outside, and
 * navigation.
 */
export function Disclosure({ face, faceClassName, className, children }: DisclosureProps) {
  const { key } = useLocation();
  const details = useClosing();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <details key={key} ref={details} onBlur={leave} className={className}>
      <summary className={faceClassName}>{face}</summary>
      {children}
    </details>
  );
}

function useClosing() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const isOutside = target instanceof Node && !details.current?.contains(target);
      if (details.current && isOutside) details.current.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return details;
}
