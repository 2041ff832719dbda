import { BannersPage } from '#web/backoffice/banners/banners-page.tsx';

export const meta = () => [
  { title: 'Banners | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default BannersPage;
