import { DashboardPage } from '#web/features/staff/dashboard/dashboard-page.tsx';

export const meta = () => [
  { title: 'Dashboard | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default DashboardPage;
