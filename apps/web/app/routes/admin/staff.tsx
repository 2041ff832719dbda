import { StaffPage } from '#web/backoffice/staff/staff-page.tsx';

export const meta = () => [
  { title: 'Staff | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default StaffPage;
