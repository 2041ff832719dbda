import { StaffReviewsPage } from '#web/backoffice/reviews/staff-reviews-page.tsx';

export const meta = () => [
  { title: 'Reviews | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminReviewsRoute() {
  return <StaffReviewsPage />;
}
