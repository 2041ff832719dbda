import { CircleCheck, CircleDashed, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const kinds = {
  ok: { Icon: CircleCheck, box: 'bg-positive-soft', ink: 'text-positive' },
  info: { Icon: Info, box: 'bg-surface-sunken', ink: 'text-ink-muted' },
  warn: { Icon: TriangleAlert, box: 'bg-warning-soft', ink: 'text-warning' },
  error: { Icon: CircleX, box: 'bg-danger-soft', ink: 'text-danger' },
  unknown: {
    Icon: CircleDashed,
    box: 'border border-dashed border-line-strong',
    ink: 'text-ink-faint',
  },
};

export interface NoteProps {
  kind: keyof typeof kinds;
  children: ReactNode;
  /** A button beside the message. */
  action?: ReactNode;
}

/** Renders an inline message. */
export function Note({ kind, children, action }: NoteProps) {
  const { Icon, box, ink } = kinds[kind];
  return (
    <div className={`grid grid-cols-[1.125rem_1fr] gap-2.5 rounded px-3.5 py-3 text-small ${box}`}>
      <Icon size={17} strokeWidth={1.6} className={`mt-px ${ink}`} aria-hidden="true" />
      <div className={action ? 'flex flex-wrap items-center justify-between gap-2' : ''}>
        {children}
        {action}
      </div>
    </div>
  );
}
