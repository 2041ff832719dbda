import type { ComponentProps } from 'react';
import { check, Icon } from '../icon.tsx';

/** Renders the box only; wrap it in a label. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative grid size-4.5 flex-none place-items-center">
      <input
        type="checkbox"
        {...props}
        className="peer size-full cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface-raised checked:border-ink checked:bg-ink"
      />
      <Icon
        shape={check}
        size={13}
        strokeWidth={2.5}
        className="pointer-events-none absolute hidden text-surface peer-checked:block"
      />
    </span>
  );
}
