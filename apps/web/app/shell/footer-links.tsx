import type { Category } from '@sirkito/contracts/catalog/schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { findCategories } from '#web/storefront/catalog/category-tree.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Logo } from '#web/ui/logo.tsx';

interface FooterLinksProps {
  store: StoreProfile;
  categories: readonly Category[];
}

const productIds = ['cpu', 'graphics_card', 'memory', 'storage_ssd'];
const support = [
  { to: shopPaths.builder, label: 'PC builder' },
  { to: shopPaths.readyBuilds, label: 'Ready builds' },
  { to: shopPaths.upgrade, label: 'Upgrade adviser' },
  { to: shopPaths.faq, label: 'FAQ' },
  { to: shopPaths.contact, label: 'Contact Us' },
  { to: shopPaths.shipping, label: 'Shipping' },
  { to: shopPaths.warranty, label: 'Warranty' },
  { to: shopPaths.returns, label: 'Returns' },
];
const company = [
  { to: shopPaths.about, label: 'About us' },
  { to: shopPaths.deals, label: 'Deals' },
  { to: shopPaths.privacy, label: 'Privacy' },
  { to: shopPaths.terms, label: 'Terms' },
  { to: shopPaths.cookies, label: 'Cookies' },
];

export function FooterLinks({ store, categories }: FooterLinksProps) {
  const products = findCategories(categories, productIds);
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-[2fr_1fr_1fr_1fr_1.6fr] md:gap-10">
      <div className="col-span-full md:col-span-1">
        <Link to={shopPaths.home} aria-label={`${store.brandName} home`} className="inline-block">
          <Logo name={store.brandName} />
        </Link>
        <p className="mt-4 max-w-[30ch] text-ink-muted">{store.quote}</p>
      </div>
      <Links
        title="Products"
        links={products.map(({ id, label }) => ({ to: shopPaths.category(id), label }))}
      />
      <Links title="Support" links={support} />
      <Links title="Company" links={company} />
      <ContactDetails store={store} />
    </div>
  );
}

function Links({
  title,
  links,
}: {
  title: string;
  links: readonly { to: string; label: string }[];
}) {
  return (
    <Column title={title}>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-1.5 text-ink-muted hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Column>
  );
}

function ContactDetails({ store }: { store: StoreProfile }) {
  const callable = `tel:${store.phone.replace(/[^+\d]/g, '')}`;
  return (
    <Column title="Visit or contact us">
      <address className="grid gap-2 pt-1.5 text-ink-muted not-italic">
        {store.address && <span className="max-w-[32ch]">{store.address}</span>}
        <a href={callable} className="tabular-nums hover:text-ink">
          {store.phone}
        </a>
        <a href={`mailto:${store.email}`} className="hover:text-ink">
          {store.email}
        </a>
        <span>{store.openingHours}</span>
      </address>
    </Column>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="last:col-span-full md:last:col-span-1">
      <h2 className="mb-1.5 font-[520]">{title}</h2>
      {children}
    </section>
  );
}
