import { AuditPage } from '#web/features/staff/people/audit-page.tsx';

export const meta = () => [
  { title: 'Audit | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default AuditPage;
