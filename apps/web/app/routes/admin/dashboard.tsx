import { Notice } from '#web/ui/notice.tsx';

export const meta = () => [
  { title: 'Dashboard | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminDashboardRoute() {
  return (
    <Notice title="Dashboard">
      <p>Figures of the shop will stand here.</p>
    </Notice>
  );
}
