import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface DisclosureProps {
  /** What is pressed; what it is called must be in it. */
  face: ReactNode;
  faceClassName: string;
  className: string;
  children: ReactNode;
}

/**
 * Opens by the browser alone. Once scripts run it also closes: by Escape, by a press or a step
 * outside, and when the visitor has gone on.
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
