import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

interface EmailedLink {
  userId: string;
  token: string;
}

/**
 * Reads the user id and token of an emailed link, then removes them from the URL to keep them out of
 * history and referrers. They are gone after a reload.
 */
export function useEmailedLink(pathWithout: string): EmailedLink | undefined {
  const { userId, token } = useParams();
  const [link] = useState(userId && token ? { userId, token } : undefined);
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate(pathWithout, { replace: true, preventScrollReset: true });
  }, [navigate, pathWithout, token]);
  return link;
}
