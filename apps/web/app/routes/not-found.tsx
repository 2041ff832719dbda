import { data } from 'react-router';
import { NotFoundNotice } from '#web/shell/notices.tsx';

export const loader = () => data(null, { status: 404 });

export const meta = () => [{ title: 'Not found' }];

export default function NotFoundRoute() {
  return <NotFoundNotice />;
}
