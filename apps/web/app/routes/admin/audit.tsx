import { AuditPage } from '#web/backoffice/staff/audit-page.tsx';

export const meta = () => [
  { title: 'Audit log | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default AuditPage;
