import { Button } from '#web/ui/button.tsx';
import { Notice, Ways } from '#web/ui/notice.tsx';

/** The list is empty because it could not be fetched, and says so. */
export function ListingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="py-6">
      <Notice title="Failed to fetch products" level={2}>
        <p>The connection dropped while we asked. Your filters are still in the address.</p>
        <Ways>
          <Button look="copper" onClick={onRetry}>
            Try again
          </Button>
        </Ways>
      </Notice>
    </div>
  );
}
