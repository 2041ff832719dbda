import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';

export function NotFoundNotice() {
  return (
    <div className="wrap py-section">
      <Notice title="Page not found">
        <p>
          This page may have moved or no longer exists. Try the homepage or browse all products.
        </p>
        <NoticeActions>
          <ButtonLink look="copper" to={shopPaths.home}>
            Go to Homepage
          </ButtonLink>
          <ButtonLink look="quiet" to={shopPaths.allProducts}>
            All Products
          </ButtonLink>
        </NoticeActions>
      </Notice>
    </div>
  );
}

/** Reloads the page when the connection is back. */
export function OfflineNotice() {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <div className="wrap py-section">
      <Notice title="You're offline">
        <p>This page will load when you're back online. Your cart is saved.</p>
      </Notice>
    </div>
  );
}

interface ErrorNoticeProps {
  /** Id of the error in the web server's log. */
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
            We've logged this error. If you contact us, mention{' '}
            <span className="fact break-all text-ink">{reference}</span>.
          </p>
        )}
        <NoticeActions>
          <ButtonLink look="copper" to={{ pathname, search }} reloadDocument>
            Try again
          </ButtonLink>
          <ButtonLink look="quiet" to={shopPaths.home} reloadDocument>
            Go to Homepage
          </ButtonLink>
        </NoticeActions>
        {stack && <pre className="fact mt-6 overflow-x-auto text-small">{stack}</pre>}
      </Notice>
    </div>
  );
}
