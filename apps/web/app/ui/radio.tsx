import type { ComponentProps } from 'react';

/** The round box alone: its label stands around it. */
export function Radio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      type="radio"
      {...props}
      className="size-4.5 flex-none cursor-pointer appearance-none rounded-full border border-line-strong bg-surface-raised checked:border-[5px] checked:border-ink"
    />
  );
}
