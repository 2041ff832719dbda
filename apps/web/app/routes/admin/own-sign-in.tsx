import { OwnSignInPage } from '#web/features/staff/own/own-sign-in-page.tsx';

export const meta = () => [
  { title: 'Your sign-in | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default OwnSignInPage;
