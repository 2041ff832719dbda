import { Notice } from '#web/ui/notice.tsx';

export const meta = () => [
  { title: 'Products | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminProductsRoute() {
  return (
    <Notice title="Products">
      <p>Products will be kept here. Until then they come from the catalogue import.</p>
    </Notice>
  );
}
