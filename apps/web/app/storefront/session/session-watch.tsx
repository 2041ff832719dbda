import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentSession, setSession } from '#web/lib/session/session.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { toast } from '#web/lib/interaction/toasts.ts';

/** Redirects to sign-in when the session expires, and remembers the current page. */
export function SessionWatch() {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();

  useEffect(() => {
    const redirect = async () => {
      await navigate(shopPaths.signIn, { state: { returnUrl: pathname + search } });
      // After navigating, so that it replaces the failed call's own toast.
      toast({ title: 'Unauthorized access. Redirecting to login.', variant: 'destructive' });
    };
    const onExpired = () => void redirect();
    window.addEventListener('session-expired', onExpired);
    return () => window.removeEventListener('session-expired', onExpired);
  }, [navigate, pathname, search]);

  // The new page is on screen, so the redirect is complete.
  useEffect(() => {
    const session = currentSession();
    if (session.isLeaving) setSession({ ...session, isLeaving: false });
  }, [key]);
  return null;
}
