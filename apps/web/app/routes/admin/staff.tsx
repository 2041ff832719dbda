import { StaffPage } from '#web/features/staff/people/staff-page.tsx';

export const meta = () => [
  { title: 'Staff | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default StaffPage;
