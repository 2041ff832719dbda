import { data } from 'react-router';
import { NotFoundNotice } from '#web/shell/notices.tsx';

export const loader = () => data(null, { status: 404 });

export const meta = () => [{ title: 'Page not found' }];

export default function NotFoundRoute() {
  return <NotFoundNotice />;
}
