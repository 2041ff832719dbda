import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'className'> {
  icon: LucideIcon;
  label: string;
}

/** Renders a 44 px touch target around the icon. */
export function IconButton({ icon: Icon, label, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className="relative grid size-11 flex-none place-items-center rounded hover:bg-surface-active disabled:cursor-not-allowed disabled:text-ink-faint"
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      {button.children}
    </button>
  );
}
