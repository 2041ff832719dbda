import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook, type ButtonSize } from './button-style.ts';
import { Spinner } from '../spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look: ButtonLook;
  size?: ButtonSize;
  /** Shows a spinner and disables the button. */
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
