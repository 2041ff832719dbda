import { Button } from '#web/ui/buttons/button.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';

/** Shown when the listing could not be loaded. */
export function ListingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="py-6">
      <Notice title="Couldn't load products" level={2}>
        <p>Check your connection and try again. Your filters are saved.</p>
        <NoticeActions>
          <Button look="copper" onClick={onRetry}>
            Try again
          </Button>
        </NoticeActions>
      </Notice>
    </div>
  );
}
