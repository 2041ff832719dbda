import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../buttons/button.tsx';
import type { ButtonLook, ButtonSize } from '../buttons/button-style.ts';
import { Note } from '../note.tsx';
import { useHydrated } from '../use-hydrated.ts';

interface FormProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  /** An error that belongs to no single field. */
  error?: string | undefined;
  /** Shown below the error. */
  help?: ReactNode;
  /** Label of the button. */
  action: string;
  isBusy: boolean;
  look?: ButtonLook;
  size?: ButtonSize;
  children: ReactNode;
}

/** Renders fields, the form's error, and a button that is disabled until hydration. */
export function Form(props: FormProps) {
  const { onSubmit, error, help, action, isBusy, children } = props;
  const { look = 'copper', size = 'usual' } = props;
  const isHydrated = useHydrated();
  // Keep the old error's space while busy, so the button does not move.
  const [shownError, setShownError] = useState(error);
  if (!isBusy && shownError !== error) setShownError(error);
  return (
    // POST keeps form values out of the URL if scripts fail.
    <form
      method="post"
      noValidate
      className="grid gap-4.5"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
        else void onSubmit(event);
      }}
    >
      {children}
      <div role="alert" className={`empty:hidden ${isBusy ? 'invisible' : ''}`}>
        {shownError && <Note kind="error">{shownError}</Note>}
      </div>
      {shownError && help}
      <Button
        type="submit"
        look={look}
        size={size}
        isBusy={isBusy}
        disabled={!isHydrated}
        className={size === 'large' ? '' : 'justify-self-start'}
      >
        {action}
      </Button>
      <noscript>
        <Note kind="warn">This form needs JavaScript. Turn it on in your browser to continue.</Note>
      </noscript>
    </form>
  );
}
