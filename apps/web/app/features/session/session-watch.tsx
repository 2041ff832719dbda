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
    const lead = async () => {
      await navigate(shopPaths.signIn, { state: { returnUrl: pathname + search } });
      // Now, since whoever made the call has said by now that it failed, and this says why.
      toast({ title: 'Unauthorized access. Redirecting to login.', variant: 'destructive' });
    };
    const refused = () => void lead();
    window.addEventListener('session-refused', refused);
    return () => window.removeEventListener('session-refused', refused);
  }, [navigate, pathname, search]);

  // Another page is on the screen, so whoever was leaving has left.
  useEffect(() => {
    const session = currentSession();
    if (session.isLeaving) setSession({ ...session, isLeaving: false });
  }, [key]);
  return null;
}
