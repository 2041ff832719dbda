import { useNavigate } from 'react-router';
import { currentSession } from '#web/lib/session/session.ts';
import { signOut } from './sign-out.ts';
import { useSessionContext } from '../use-session-context.ts';

/** Signs out and navigates to a public page. */
export function useSignOut(to: string): () => Promise<void> {
  const [context, navigate] = [useSessionContext(), useNavigate()];
  return async () => {
    await signOut(context);
    // Skip if the user has already navigated away.
    if (currentSession().isLeaving) await navigate(to);
  };
}
