import { NewPromotionPage } from '#web/features/staff/promotions/promotion-page.tsx';

export const meta = () => [
  { title: 'Add a promotion | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default NewPromotionPage;
