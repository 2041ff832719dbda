import { Notice } from '#web/ui/notice.tsx';

export const meta = () => [
  { title: 'Orders | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminOrdersRoute() {
  return (
    <Notice title="Orders">
      <p>Orders will be worked on here.</p>
    </Notice>
  );
}
