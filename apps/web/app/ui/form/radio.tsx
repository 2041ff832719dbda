import type { ComponentProps } from 'react';

/** Renders the radio button only; wrap it in a label. */
export function Radio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      type="radio"
      {...props}
      className="size-4.5 flex-none cursor-pointer appearance-none rounded-full border border-line-strong bg-surface-raised checked:border-[5px] checked:border-ink"
    />
  );
}
