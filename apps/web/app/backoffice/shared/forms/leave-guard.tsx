import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { setLeavePrompt } from '#web/lib/interaction/leave-prompt.ts';
import { currentSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/modal.tsx';

type Answer = (isLeaving: boolean) => void;

/** Asks before unsaved changes are lost by navigating, signing out or closing the tab. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      // The session has ended, so the user cannot stay.
      !currentSession().isLeaving &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const [onAnswer, setOnAnswer] = useState<Answer>();
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const removePrompt = setLeavePrompt(
      () =>
        new Promise((resolve) => {
          setOnAnswer(() => resolve);
        }),
    );
    window.addEventListener('beforeunload', ask);
    return () => {
      removePrompt();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isOn]);
  const answer: Answer = (isLeaving) => {
    onAnswer?.(isLeaving);
    setOnAnswer(undefined);
    if (blocker.state === 'blocked') blocker[isLeaving ? 'proceed' : 'reset']();
  };
  return (
    <Modal
      label="Leave without saving?"
      isOpen={blocker.state === 'blocked' || onAnswer !== undefined}
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      className="top-[20dvh] mx-auto w-[min(26rem,calc(100%-2rem))] rounded border border-line p-6 opacity-0 open:opacity-100 starting:open:opacity-0"
    >
      <h2 className="text-title font-[560]">Leave without saving?</h2>
      <p className="mt-2 text-ink-muted">Your changes on this page will be lost.</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="copper" onClick={() => answer(false)}>
          Stay
        </Button>
        <Button look="quiet" onClick={() => answer(true)}>
          Leave
        </Button>
      </div>
    </Modal>
  );
}
