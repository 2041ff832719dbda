import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from './button.tsx';
import type { ButtonLook, ButtonSize } from './button-look.ts';
import { Note } from './note.tsx';
import { useHydrated } from './use-hydrated.ts';

interface FormProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  /** Why it was refused, where that belongs to no single field. */
  refusal?: string | undefined;
  /** What to do then. */
  wayOn?: ReactNode;
  /** What the button says. */
  action: string;
  isBusy: boolean;
  look?: ButtonLook;
  size?: ButtonSize;
  children: ReactNode;
}

/** Fields, what was refused, and one button that waits until the page can answer. */
export function Form(props: FormProps) {
  const { onSubmit, refusal, wayOn, action, isBusy, children } = props;
  const { look = 'copper', size = 'usual' } = props;
  const isHydrated = useHydrated();
  // Its place stays until the answer, so that the button does not move from under the thumb.
  const [told, setTold] = useState(refusal);
  if (!isBusy && told !== refusal) setTold(refusal);
  return (
    // By post, so that nothing typed could ever end up in an address.
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
        {told && <Note kind="error">{told}</Note>}
      </div>
      {told && wayOn}
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
        <Note kind="warn">This form needs JavaScript, which is switched off here.</Note>
      </noscript>
    </form>
  );
}
