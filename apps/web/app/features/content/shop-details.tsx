import type { StoreProfile } from '@sirkito/contracts/settings';
import type { ReactNode } from 'react';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { MoreLink } from '#web/ui/more-link.tsx';
import { MailLink, PhoneLink } from './reach-us.tsx';

export function ShopDetails({ store }: { store: StoreProfile }) {
  return (
    <aside aria-label="Other ways to reach us" className="grid content-start gap-6">
      <dl className="grid border-t border-line">
        <Detail name="Phone">
          <PhoneLink store={store} />
        </Detail>
        <Detail name="E-mail">
          <MailLink store={store} />
        </Detail>
        <Detail name="Hours">{store.openingHours}</Detail>
        {store.address && <Detail name="Shop">{store.address}</Detail>}
      </dl>
      <p>
        <MoreLink to={shopPaths.faq}>Answers to common questions</MoreLink>
      </p>
    </aside>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-4 border-b border-line py-3.5">
      <dt className="text-small text-ink-faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
