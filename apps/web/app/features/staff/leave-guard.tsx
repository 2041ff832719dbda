import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** Asks before changes that were not saved are left behind, here and by the browser itself. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
  const isAsking = blocker.state === 'blocked';
  return (
    <Modal
      label="Leave without saving?"
      isOpen={isAsking}
      onOpenChange={(isOpen) => !isOpen && blocker.state === 'blocked' && blocker.reset()}
      className="top-[20dvh] mx-auto w-[min(26rem,calc(100%-2rem))] rounded border border-line p-6 opacity-0 open:opacity-100 starting:open:opacity-0"
    >
      <h2 className="text-title font-[560]">Leave without saving?</h2>
      <p className="mt-2 text-ink-muted">What you changed on this page has not been saved.</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="copper" onClick={() => blocker.reset?.()}>
          Stay here
        </Button>
        <Button look="quiet" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Modal>
  );
}
