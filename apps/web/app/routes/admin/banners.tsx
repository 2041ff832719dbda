import { BannersPage } from '#web/features/staff/banners/banners-page.tsx';

export const meta = () => [
  { title: 'Banners | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default BannersPage;
