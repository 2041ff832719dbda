import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

interface MailedLink {
  userId: string;
  token: string;
}

/**
 * What the link of an e-mail carries, once. The address loses it at once, so that it is neither in
 * the history nor told to another page; after a reload it is gone.
 */
export function useMailedLink(pathWithout: string): MailedLink | undefined {
  const { userId, token } = useParams();
  const [link] = useState(userId && token ? { userId, token } : undefined);
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void navigate(pathWithout, { replace: true, preventScrollReset: true });
  }, [navigate, pathWithout, token]);
  return link;
}
