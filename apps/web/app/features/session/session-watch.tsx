import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentSession, setSession } from '#web/lib/session.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';

/** Leads to sign-in when the server no longer knows the session, and remembers the way back. */
export function SessionWatch() {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();

  useEffect(() => {
    const lead = () => {
      toast({ title: 'Unauthorized access. Redirecting to login.', variant: 'destructive' });
      void navigate(shopPaths.signIn, { state: { returnUrl: pathname + search } });
    };
    window.addEventListener('session-refused', lead);
    return () => window.removeEventListener('session-refused', lead);
  }, [navigate, pathname, search]);

  // Another page is on the screen, so whoever was leaving has left.
  useEffect(() => {
    const session = currentSession();
    if (session.isLeaving) setSession({ ...session, isLeaving: false });
  }, [key]);
  return null;
}
