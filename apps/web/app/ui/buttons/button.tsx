import type { ComponentProps, MouseEvent } from 'react';
import { buttonLook, type ButtonLook, type ButtonSize } from './button-style.ts';
import { Spinner } from '../spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look: ButtonLook;
  size?: ButtonSize;
  /** Shows a spinner and ignores presses. The button keeps the focus, unlike a disabled one. */
  isBusy?: boolean;
}

const off = 'off:cursor-not-allowed off:border-line off:bg-surface-sunken off:text-ink-faint';

const ignore = (event: MouseEvent) => event.preventDefault();

export function Button(props: ButtonProps) {
  const { look, size, isBusy = false, children, className, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      {...(isBusy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
      className={`${buttonLook(look, size)} ${off} ${className ?? ''}`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
