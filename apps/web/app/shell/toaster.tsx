import { X } from 'lucide-react';
import { useSyncExternalStore, type SyntheticEvent } from 'react';
import {
  dismiss,
  pause,
  resume,
  subscribe,
  toasts,
  type Toast,
} from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';

const none: readonly Toast[] = [];

const positions = {
  /** Bottom right, above the buy bar on phones. */
  page: 'fixed inset-x-4 bottom-[calc(1rem+var(--buy-bar,0px))] z-50 sm:left-auto sm:w-96',
  /** A modal makes the page inert, so it has its own toaster, above its footer. */
  panel: 'absolute inset-x-4 bottom-full mb-4',
};

/** Always renders the live region: screen readers may skip content inserted together with it. */
export function Toaster({ position }: { position: keyof typeof positions }) {
  const shown = useSyncExternalStore(subscribe, toasts, () => none);
  return (
    <div
      role="region"
      aria-label="Notifications"
      aria-live="polite"
      className={`pointer-events-none grid justify-items-end ${positions[position]}`}
    >
      {shown
        .filter((toast) => toast.open)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const isBad = toast.variant === 'destructive';
  const hold = () => pause(toast.id);
  const release = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) resume(toast.id);
  };
  return (
    <div
      role={isBad ? 'alert' : 'status'}
      data-variant={toast.variant}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      data-theme="dark"
      className={`pointer-events-auto flex w-full animate-rise items-start gap-3 rounded border bg-inverse py-2 pr-1.5 pl-4 text-inverse-ink shadow-3 ${isBad ? 'border-danger' : 'border-inverse-line'}`}
    >
      <div className="flex-1 py-2 text-small">
        <p className="font-medium">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-inverse-muted">{toast.description}</p>}
      </div>
      {toast.retry && (
        <Button look="quiet" onClick={toast.retry}>
          Try again
        </Button>
      )}
      <IconButton icon={X} label="Close notification" onClick={() => dismiss(toast.id)} />
    </div>
  );
}
