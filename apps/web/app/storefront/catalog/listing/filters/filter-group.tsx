import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface FilterGroupProps {
  label: string;
  children: ReactNode;
}

/** A native details element, so it collapses without JavaScript. */
export function FilterGroup({ label, children }: FilterGroupProps) {
  return (
    <details open className="group/fold border-line py-2 not-last:border-b lg:py-1.5">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-[520]">
        <h3 className="text-body font-[520]">{label}</h3>
        <span className="text-ink-faint" aria-hidden="true">
          <Minus size={16} strokeWidth={1.5} className="hidden group-open/fold:block" />
          <Plus size={16} strokeWidth={1.5} className="group-open/fold:hidden" />
        </span>
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
