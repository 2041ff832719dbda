import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';

interface BlockedNavigation {
  retry: () => void;
}

/** Keeps the page when a link or search is used offline. The browser would replace it by its error page. */
export function OfflineGuard() {
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  useEffect(() => {
    const ended = new AbortController();
    // Capture: before the router and the browser.
    const options = { capture: true, signal: ended.signal };
    const block = (event: Event, retry: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      setBlocked({ retry });
    };
    const click = (event: MouseEvent) => {
      const link = isPlainClick(event) && linkOf(event.target);
      if (link && !navigator.onLine && opensPage(link)) block(event, () => link.click());
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      const isSearch = form instanceof HTMLFormElement && form.role === 'search';
      if (isSearch && !navigator.onLine) block(event, () => form.requestSubmit());
    };
    // The router prefetches a link that is touched or focused, and reloads the page if that fails.
    const skipPrefetch = (event: Event) => {
      if (!navigator.onLine && linkOf(event.target)) event.stopPropagation();
    };
    const navigate = (event: NavigateEvent) => {
      const isRouterReload = event.navigationType === 'reload' && !event.userInitiated;
      if (!navigator.onLine && isRouterReload && event.cancelable) event.preventDefault();
    };
    addEventListener('click', click, options);
    addEventListener('submit', submit, options);
    addEventListener('touchstart', skipPrefetch, { ...options, passive: true });
    addEventListener('focusin', skipPrefetch, options);
    // Not in every browser.
    window.navigation?.addEventListener('navigate', navigate, options);
    addEventListener('online', () => setBlocked(undefined), options);
    return () => ended.abort();
  }, []);
  const close = () => setBlocked(undefined);
  return blocked && <OfflineCard retry={blocked.retry} close={close} />;
}

function OfflineCard({ retry, close }: BlockedNavigation & { close: () => void }) {
  return (
    <div
      // In the top layer, so that an open drawer does not hide it.
      popover="manual"
      ref={(card) => card?.showPopover()}
      role="alert"
      data-theme="dark"
      className="inset-x-4 top-auto bottom-[calc(1rem+var(--buy-bar,0px))] m-0 flex w-auto animate-rise items-start gap-3 rounded border border-inverse-line bg-inverse py-2 pr-1.5 pl-4 text-inverse-ink shadow-3 sm:left-auto sm:w-96 print:hidden"
    >
      <div className="grid flex-1 justify-items-start gap-3 py-2 text-small">
        <div>
          <p className="font-medium">You're offline</p>
          <p className="mt-0.5 text-inverse-muted">
            We couldn't open the page, so this one stays. Check your connection and try again.
          </p>
        </div>
        <Button look="quiet" size="small" onClick={retry}>
          Try again
        </Button>
      </div>
      <IconButton icon={X} label="Close notification" onClick={close} />
    </div>
  );
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Excludes links within the page, downloads, `mailto:` and `tel:`. */
const opensPage = (link: HTMLAnchorElement): boolean =>
  link.protocol.startsWith('http') &&
  !link.download &&
  link.pathname + link.search !== location.pathname + location.search;
