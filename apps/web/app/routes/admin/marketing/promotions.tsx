import { PromotionsPage } from '#web/backoffice/promotions/promotions-page.tsx';

export const meta = () => [
  { title: 'Promotions | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default PromotionsPage;
