import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import type { ReactNode } from 'react';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { MoreLink } from '#web/ui/buttons/more-link.tsx';
import { MailLink, PhoneLink } from './contact-links.tsx';

export function ShopDetails({ store }: { store: StoreProfile }) {
  return (
    <aside aria-label="Other ways to contact us" className="grid content-start gap-6">
      <dl className="grid border-t border-line">
        <Detail name="Phone">
          <PhoneLink store={store} />
        </Detail>
        <Detail name="Email">
          <MailLink store={store} />
        </Detail>
        <Detail name="Hours">{store.openingHours}</Detail>
        {store.address && <Detail name="Address">{store.address}</Detail>}
      </dl>
      <p>
        <MoreLink to={shopPaths.faq}>Frequently asked questions</MoreLink>
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
