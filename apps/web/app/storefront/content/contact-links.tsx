import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

type StoreContact = Pick<StoreProfile, 'email' | 'phone'>;

export const MailLink = ({ store }: { store: StoreContact }) => (
  <a href={`mailto:${store.email}`}>{store.email}</a>
);

export const PhoneLink = ({ store }: { store: StoreContact }) => (
  <a href={`tel:${store.phone.replace(/[^+\d]/g, '')}`} className="whitespace-nowrap">
    {store.phone}
  </a>
);

export const ContactLink = ({ children }: { children: string }) => (
  <Link to={shopPaths.contact}>{children}</Link>
);
