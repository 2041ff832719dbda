import { BannerPage, NewBannerPage } from '#web/backoffice/banners/banner-page.tsx';
import type { Route } from './+types/banner.ts';

export const meta = () => [
  { title: 'Banner | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function BannerRoute({ params: { id } }: Route.ComponentProps) {
  return id === 'new' ? <NewBannerPage /> : <BannerPage key={id} id={id} />;
}
