import { ContactForm } from '#web/storefront/content/contact-form.tsx';
import { ShopDetails } from '#web/storefront/content/shop-details.tsx';
import { useStoreProfile } from '#web/storefront/store/use-store-profile.ts';
import { PageHead } from '#web/storefront/content/page-head.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/contact-us.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact us',
    description: 'Send us a message, call or visit. See our address and opening hours.',
    path: shopPaths.contact,
  });

export default function ContactRoute() {
  const store = useStoreProfile();
  return (
    <div className="wrap pb-section">
      <PageHead
        title="Contact us"
        lead="Send us a message and we'll reply, usually within 1 working day."
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <ContactForm />
          <p className="hidden text-ink-muted no-script:block">
            This form needs JavaScript. Turn it on, or email or call us instead.
          </p>
        </div>
        <ShopDetails store={store} />
      </div>
    </div>
  );
}
