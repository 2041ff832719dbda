import { CompletenessPage } from '#web/features/staff/completeness/completeness-page.tsx';

export const meta = () => [
  { title: 'Completeness | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default CompletenessPage;
