import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { BrokenTrace } from '#web/ui/trace.tsx';

export function NotFoundNotice() {
  return (
    <Notice title="This trace leads nowhere">
      <p>The page has moved or never was. The part you want may still be here.</p>
      <Ways>
        <ButtonLink look="copper" to={shopPaths.home}>
          Go to Homepage
        </ButtonLink>
        <ButtonLink look="quiet" to={shopPaths.allProducts}>
          All Products
        </ButtonLink>
      </Ways>
    </Notice>
  );
}

interface ErrorNoticeProps {
  /** The number the error has in the web server's log. */
  reference: string | undefined;
  /** Only in development. */
  stack?: string | undefined;
}

export function ErrorNotice({ reference, stack }: ErrorNoticeProps) {
  const { pathname, search } = useLocation();
  return (
    <Notice title="Unexpected Application Error!">
      {reference && (
        <p>
          We have a record of it. If you write to us, mention{' '}
          <span className="fact break-all text-ink">{reference}</span>.
        </p>
      )}
      <Ways>
        <ButtonLink look="copper" to={{ pathname, search }} reloadDocument>
          Try again
        </ButtonLink>
        <ButtonLink look="quiet" to={shopPaths.home} reloadDocument>
          Go to Homepage
        </ButtonLink>
      </Ways>
      {stack && <pre className="fact mt-6 overflow-x-auto text-small">{stack}</pre>}
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap grid justify-items-start gap-4 py-section text-ink-muted">
      <BrokenTrace />
      <h1 className="text-heading font-[560] text-ink">{title}</h1>
      {children}
    </div>
  );
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-wrap gap-2.5">{children}</div>
);
