import type { StoreProfile } from '@sirkito/contracts/settings';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';

type Reach = Pick<StoreProfile, 'email' | 'phone'>;

export const MailLink = ({ store }: { store: Reach }) => (
  <a href={`mailto:${store.email}`}>{store.email}</a>
);

export const PhoneLink = ({ store }: { store: Reach }) => (
  <a href={`tel:${store.phone.replace(/[^+\d]/g, '')}`} className="whitespace-nowrap">
    {store.phone}
  </a>
);

export const WriteLink = ({ children }: { children: string }) => (
  <Link to={shopPaths.contact}>{children}</Link>
);
