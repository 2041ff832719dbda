import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice, Ways } from '#web/ui/notice.tsx';

export function NotFoundNotice() {
  return (
    <div className="wrap py-section">
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
    </div>
  );
}

/** Nothing is broken, and nothing could be logged. It looks again when the line is back. */
export function OfflineNotice() {
  useEffect(() => {
    const lookAgain = () => location.reload();
    addEventListener('online', lookAgain);
    return () => removeEventListener('online', lookAgain);
  }, []);
  return (
    <div className="wrap py-section">
      <Notice title="You are offline">
        <p>This page comes by itself when your connection is back. Your cart is kept.</p>
      </Notice>
    </div>
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
    <div className="wrap py-section">
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
    </div>
  );
}
