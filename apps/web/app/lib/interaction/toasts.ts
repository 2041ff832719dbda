import type { ReactNode } from 'react';

export interface Toast {
  id: string;
  title: string;
  description?: ReactNode;
  variant: 'default' | 'destructive' | 'success';
  duration: number;
  open: boolean;
  /** Offers to try again. */
  retry?: () => void;
}

interface ToastOptions {
  title: string;
  description?: ReactNode;
  variant?: Toast['variant'];
  duration?: number;
  retry?: () => void;
}

const defaultDuration = 5_000;
/** Closed toasts stay in the store this long (ER-08). */
const removalDelay = 1_000_000;
const limit = 1;

/** Creates the toast store of a tab. */
export function createToasts() {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const after = (id: string, delay: number, act: () => void) => {
    clearTimeout(timers.get(id));
    timers.set(id, setTimeout(act, delay));
  };
  const remove = (id: string) => {
    timers.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  const dismiss = (id: string) => {
    set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    after(id, removalDelay, () => remove(id));
  };

  return {
    toast: (options: ToastOptions): string => {
      const id = String((count += 1));
      const { variant = 'default', duration = defaultDuration } = options;
      const replaced = toasts.slice(limit - 1);
      for (const { id: gone } of replaced) clearTimeout(timers.get(gone));
      set([{ ...options, id, variant, duration, open: true }, ...toasts.slice(0, limit - 1)]);
      after(id, duration, () => dismiss(id));
      return id;
    },
    dismiss,
    /** Keeps a toast open while somebody reads it. */
    pause: (id: string) => clearTimeout(timers.get(id)),
    /** Starts its time again. */
    resume: (id: string) => {
      const paused = toasts.find((toast) => toast.id === id);
      if (paused?.open) after(id, paused.duration, () => dismiss(id));
    },
    toasts: () => toasts,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const { toast, dismiss, pause, resume, toasts, subscribe } = createToasts();
