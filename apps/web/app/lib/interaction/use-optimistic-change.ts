import { startTransition, useOptimistic } from 'react';

/** Shows the changed value in the next paint and renders what follows from it after. */
export function useOptimisticChange<Value>(value: Value, onChange: (next: Value) => void) {
  const [shown, show] = useOptimistic(value);
  const change = (next: Value) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return [shown, change] as const;
}
