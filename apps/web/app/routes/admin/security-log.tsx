import { SecurityPage } from '#web/backoffice/staff/security-page.tsx';

export const meta = () => [
  { title: 'Security log | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default SecurityPage;
