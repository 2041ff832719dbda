import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { FactTable } from './fact-table.tsx';
import { LongPage } from './long-page.tsx';

const Key = ({ name }: { name: string }) => <code className="fact">{name}</code>;

const stored = [
  ['theme', 'Your light or dark theme', 'Until you choose “System”'],
  ['token', 'Half of your session key', 'Until you sign out'],
  ['user', 'Your name and role', 'Until you sign out'],
  ['user_cart', 'Your cart', 'Until you sign out'],
  ['cart_generation', "Your cart's version, to keep tabs in sync", 'Until you sign out'],
  ['pending_add', 'The item you added before signing in', 'Until you sign in or close the tab'],
  ['cart_shown', 'Whether the cart has already opened by itself', 'Until you close the tab'],
  ['saved_cart', 'Your cart, if your session expired', 'Until you sign in again or sign out'],
  ['saved_for_later', 'Items you saved for later', 'Until you sign out'],
  ['Recently viewed', 'Products you viewed', 'Until you clear them'],
  ['delivery_area', 'The area you chose for delivery', 'Until you clear it'],
  ['Compare', 'Products you chose to compare', 'Until you remove them'],
  ['Drafts', "Reviews you haven't posted yet", 'Until you post or discard them'],
  [
    'Checkout',
    'Details you entered: address, pick-up contact, or an order still being placed',
    'Until you order or close the tab',
  ],
  ['Builds', 'Your latest build', 'Until you start another or clear it'],
];

export function CookiesPage() {
  return (
    <LongPage
      title="Cookies"
      lead="Browsing doesn't set any cookies. Signing in sets two. That's why there's no cookie banner."
      updated="2026-11-18"
      sections={[
        { id: 'cookie', title: 'Our two cookies', body: <OurCookies /> },
        { id: 'storage', title: 'What your browser stores', body: <Storage /> },
        {
          id: 'others',
          title: 'Third parties',
          body: (
            <p>
              None. All fonts, images and scripts come from this site, and we tell your browser to
              block anything else. When you pay by card, GCash, Maya or QR Ph, you go to the payment
              provider's page, which has its own policy.
            </p>
          ),
        },
        { id: 'clear', title: 'How to clear your data', body: <Clear /> },
      ]}
    />
  );
}

function OurCookies() {
  return (
    <>
      <p>
        When you sign in, we set <Key name="__Host-sb" />. It's the other half of your session key:
        neither half works without the other. It's removed when you sign out.
      </p>
      <p>
        We also set <Key name="__Host-kd" />, also when you reset your password. It shows that
        you've used this device before, so you can still sign in while someone else is guessing your
        password. It lasts a year and is used for nothing else.
      </p>
      <p>
        Scripts can't read them, and they're only sent to this site over encrypted connections. Both
        are needed to sign you in safely, so the law doesn't require your consent.
      </p>
    </>
  );
}

function Storage() {
  return (
    <>
      <p>
        Your browser sets aside space for each site, called local storage. We store the items below
        there, each only when you use the feature it's for.
      </p>
      <FactTable
        caption="What we store in your browser"
        heads={['Name', 'What it is', "How long it's stored"]}
        rows={stored}
        name={(name) => (name === name.toLowerCase() ? <Key name={name} /> : name)}
      />
      <p>
        Your cart, drafts and similar data are tied to your account, so no one else on a shared
        computer can see them.
      </p>
    </>
  );
}

function Clear() {
  return (
    <p>
      Signing out removes your session data. To remove everything else, clear site data in your
      browser's settings. The site still works in a private window or with storage turned off, but
      it won't remember anything. For the data we keep on our servers, see{' '}
      <Link to={shopPaths.privacy}>Privacy</Link>.
    </p>
  );
}
