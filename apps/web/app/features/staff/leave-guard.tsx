import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { askBeforeLeaving } from '#web/lib/leave-question.ts';
import { currentSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';

type Answer = (isLeaving: boolean) => void;

/** Asks before changes that were not saved are left behind, here, by signing out and by the browser itself. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      // Whose session is over cannot stay, and the question would stand on no page.
      !currentSession().isLeaving &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const [asked, setAsked] = useState<Answer>();
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const unask = askBeforeLeaving(
      () =>
        new Promise((resolve) => {
          setAsked(() => resolve);
        }),
    );
    window.addEventListener('beforeunload', ask);
    return () => {
      unask();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isOn]);
  const answer: Answer = (isLeaving) => {
    asked?.(isLeaving);
    setAsked(undefined);
    if (blocker.state === 'blocked') blocker[isLeaving ? 'proceed' : 'reset']();
  };
  return (
    <Modal
      label="Leave without saving?"
      isOpen={blocker.state === 'blocked' || asked !== undefined}
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      className="top-[20dvh] mx-auto w-[min(26rem,calc(100%-2rem))] rounded border border-line p-6 opacity-0 open:opacity-100 starting:open:opacity-0"
    >
      <h2 className="text-title font-[560]">Leave without saving?</h2>
      <p className="mt-2 text-ink-muted">What you changed on this page has not been saved.</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="copper" onClick={() => answer(false)}>
          Stay here
        </Button>
        <Button look="quiet" onClick={() => answer(true)}>
          Leave
        </Button>
      </div>
    </Modal>
  );
}
