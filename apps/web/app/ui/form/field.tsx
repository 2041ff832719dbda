import { CircleX } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Says what to fix. */
  error?: string | undefined;
  isOptional?: boolean;
  /** Shown at the end of the label's line, after the control in Tab order. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Connects a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** Renders a label, the control, and a hint or an error. */
export function Field({ label, hint, error, isOptional = false, aside, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="relative grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-faint"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {aside && <div className="absolute top-0 right-0 text-small">{aside}</div>}
      {note && (
        <p
          id={`${id}-note`}
          className={`flex gap-1.5 text-caption ${error ? 'text-danger' : 'text-ink-muted'}`}
        >
          {error && <CircleX size={14} className="mt-px flex-none" aria-hidden="true" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}

/** Uses 16 px text so that phones do not zoom in. */
export const controlLook =
  'w-full min-w-0 rounded border border-line-strong bg-surface-raised px-3 text-input placeholder:text-ink-faint disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-faint aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger';

export function TextInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...props} className={`${controlLook} h-11`} />;
}

export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea rows={5} {...props} className={`${controlLook} py-2.5`} />;
}

export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select {...props} className={`${controlLook} select-look h-11 pr-9`} />;
}
