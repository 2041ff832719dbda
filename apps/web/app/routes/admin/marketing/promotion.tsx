import { NewPromotionPage, PromotionPage } from '#web/backoffice/promotions/promotion-page.tsx';
import type { Route } from './+types/promotion.ts';

export const meta = () => [
  { title: 'Promotion | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function PromotionRoute({ params: { id } }: Route.ComponentProps) {
  return id === 'new' ? <NewPromotionPage /> : <PromotionPage key={id} id={id} />;
}
