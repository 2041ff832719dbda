import { CompletenessPage } from '#web/backoffice/catalogue/completeness/completeness-page.tsx';

export const meta = () => [
  { title: 'Completeness | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default CompletenessPage;
