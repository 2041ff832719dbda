import { ContactForm } from '#web/features/content/contact-form.tsx';
import { ShopDetails } from '#web/features/content/shop-details.tsx';
import { useStoreProfile } from '#web/features/store/use-store-profile.ts';
import { PageHead } from '#web/features/content/page-head.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/contact-us.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact us',
    description: 'Write to the shop, call, or come by: where we are and when we are open.',
    path: shopPaths.contact,
  });

export default function ContactRoute() {
  const store = useStoreProfile();
  return (
    <div className="wrap pb-section">
      <PageHead
        title="Contact us"
        lead="A person reads what you write and answers, usually within one working day."
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <ContactForm />
          <p className="hidden text-ink-muted no-script:block">
            The form needs JavaScript. Without it, please write an e-mail or call.
          </p>
        </div>
        <ShopDetails store={store} />
      </div>
    </div>
  );
}
