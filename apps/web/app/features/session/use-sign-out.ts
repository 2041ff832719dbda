import { useNavigate } from 'react-router';
import { currentSession } from '#web/lib/session.ts';
import { signOut } from './sign-out.ts';
import { useSessionParts } from './use-session-parts.ts';

/** Signs out and goes on to a page that is everyone's. */
export function useSignOut(to: string): () => Promise<void> {
  const [parts, navigate] = [useSessionParts(), useNavigate()];
  return async () => {
    await signOut(parts);
    // Whoever went on to another page meanwhile stays there.
    if (currentSession().isLeaving) await navigate(to);
  };
}
