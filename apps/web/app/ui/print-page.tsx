import type { ReactNode } from 'react';
import { Button } from './buttons/button.tsx';

interface PrintPageProps {
  /** Shown on screen only. */
  title?: string;
  /** Buttons next to Print, on screen only. */
  actions: ReactNode;
  isReady?: boolean;
  /** Lets sheets sit side by side on screen. */
  isWide?: boolean;
  children: ReactNode;
}

/** Renders printable sheets, always in the light theme; only the sheets are printed. */
export function PrintPage(props: PrintPageProps) {
  const { title, actions, isReady = true, isWide = false, children } = props;
  return (
    <main
      id="content"
      tabIndex={-1}
      data-theme="light"
      className="min-h-dvh bg-surface-raised px-5 py-8 text-ink outline-none sm:px-8 print:min-h-0 print:p-0"
    >
      <div className={isWide ? undefined : 'mx-auto max-w-190'}>
        <div className="mb-8 flex flex-wrap items-start gap-2.5 print:hidden">
          {title && <h1 className="mr-auto text-title font-[560]">{title}</h1>}
          <Button look="copper" disabled={!isReady} onClick={() => window.print()}>
            Print
          </Button>
          {actions}
        </div>
        {children}
      </div>
    </main>
  );
}

/** Starts a new sheet, separated on screen too. */
export const nextSheet =
  'not-first:mt-12 not-first:border-t not-first:border-dashed not-first:border-line not-first:pt-12 print:not-first:mt-0 print:not-first:break-before-page print:not-first:border-0 print:not-first:pt-0';
