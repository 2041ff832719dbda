import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface PrintPageProps {
  /** Of the page, not on paper; sheets that stand alone bring their own. */
  title?: string;
  /** Beside the print button, and not on paper. */
  ways: ReactNode;
  isReady?: boolean;
  /** For sheets that stand side by side on the screen. */
  isWide?: boolean;
  children: ReactNode;
}

/** Sheets of paper: light whatever the theme, and nothing printed but them. */
export function PrintPage(props: PrintPageProps) {
  const { title, ways, isReady = true, isWide = false, children } = props;
  return (
    <main
      id="content"
      tabIndex={-1}
      data-theme="light"
      className="min-h-dvh bg-surface-raised px-5 py-8 text-ink outline-none sm:px-8 print:min-h-0 print:p-0"
    >
      <div className={isWide ? undefined : 'mx-auto max-w-190'}>
        <div className="mb-8 flex flex-wrap items-center gap-2.5 print:hidden">
          {title && <h1 className="mr-auto text-title font-[560]">{title}</h1>}
          <Button look="copper" disabled={!isReady} onClick={() => window.print()}>
            Print
          </Button>
          {ways}
        </div>
        {children}
      </div>
    </main>
  );
}

/** On a sheet of its own, apart from the one before it on the screen too. */
export const nextSheet =
  'not-first:mt-12 not-first:border-t not-first:border-dashed not-first:border-line not-first:pt-12 print:not-first:mt-0 print:not-first:break-before-page print:not-first:border-0 print:not-first:pt-0';
