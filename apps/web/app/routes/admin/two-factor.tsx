import { TwoFactorPage } from '#web/backoffice/two-factor/two-factor-page.tsx';

export const meta = () => [
  { title: 'My account | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default TwoFactorPage;
