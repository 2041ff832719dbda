import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

const delayMs = 700;

interface TooltipProps {
  text: string;
  /** Must be focusable, or keyboard users cannot open the tooltip. */
  children: ReactNode;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayMs}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-50 rounded bg-inverse px-2.5 py-1.5 text-caption text-inverse-ink"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
