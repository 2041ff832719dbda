import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook, type ButtonSize } from './button-look.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look: ButtonLook;
  size?: ButtonSize;
  /** What it does is under way: it shows so, and cannot be pressed again. */
  isBusy?: boolean;
}

const off =
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-faint';

export function Button(props: ButtonProps) {
  const { look, size, isBusy = false, disabled = false, children, className, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={`${buttonLook(look, size)} ${off} ${className ?? ''}`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
