import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { FactTable } from './fact-table.tsx';
import { LongPage } from './long-page.tsx';

const Key = ({ name }: { name: string }) => <code className="fact">{name}</code>;

const stored = [
  ['theme', 'Light or dark, if you chose one', 'Until you choose “System”'],
  ['token', 'One half of your session', 'Until you sign out'],
  ['user', 'Your name and role, to greet you', 'Until you sign out'],
  ['user_cart', 'What is in your cart', 'Until you sign out'],
  ['cart_generation', 'How often your cart changed, so that tabs agree', 'Until you sign out'],
  ['cart_wish', 'What you wanted before you signed in', 'Until you sign in or close the tab'],
  ['cart_shown', 'That the cart opened by itself once', 'Until you close the tab'],
  ['saved_cart', 'Your cart, if a session ended by itself', 'Until you sign in again or out'],
  ['saved_for_later', 'Parts you put aside', 'Until you sign out'],
  ['Recently viewed', 'Parts you looked at, to find them again', 'Until you clear them'],
  ['Compared', 'Parts you put side by side', 'Until you take them out'],
  ['Drafts', 'A review you have not sent yet', 'Until you send or drop it'],
  [
    'Checkout',
    'What you filled in: an address, who picks it up, an order that was not answered yet',
    'Until you have ordered or close the tab',
  ],
  ['Builds', 'The parts you put together last', 'Until you begin another or clear them'],
];

export function CookiesPage() {
  return (
    <LongPage
      title="Cookies"
      lead="Looking around sets no cookie at all. Signing in sets one. That is why there is no banner to click away."
      changed="15 November 2026"
      sections={[
        { id: 'cookie', title: 'The one cookie', body: <TheCookie /> },
        { id: 'storage', title: 'What your browser keeps', body: <Storage /> },
        {
          id: 'others',
          title: 'From others',
          body: (
            <p>
              Nothing. Fonts, pictures and scripts come from this shop alone, and the shop tells
              your browser to refuse anything else. When you pay by card, GCash, Maya or QR Ph you
              go to the payment provider’s own page, which has its own rules.
            </p>
          ),
        },
        { id: 'clear', title: 'How to clear it', body: <Clear /> },
      ]}
    />
  );
}

function TheCookie() {
  return (
    <>
      <p>
        When you sign in, the shop sets one cookie whose name begins with <Key name="__Host-" />. It
        is the other half of your session: with it alone, or with the half in storage alone, nobody
        gets in. It cannot be read by scripts, goes over encrypted connections only, to this shop
        only, and ends when you sign out.
      </p>
      <p>It is needed for signing in to work, so the law asks for no consent to it.</p>
    </>
  );
}

function Storage() {
  return (
    <>
      <p>
        Your browser has a drawer for each site, called local storage. These things lie in it, and
        each is there only once you use what it is for.
      </p>
      <FactTable
        caption="What this shop keeps in your browser"
        heads={['Name', 'What it is', 'How long']}
        rows={stored}
        name={(name) => (name === name.toLowerCase() ? <Key name={name} /> : name)}
      />
      <p>
        Cart, drafts and the like are marked with whose they are, so that nobody else on a shared
        computer is shown them.
      </p>
    </>
  );
}

function Clear() {
  return (
    <p>
      Signing out removes what belongs to your session. Everything else goes with “clear site data”
      in your browser’s settings. In a private window, or with storage switched off, the shop still
      works; it only forgets. What we keep on our side is under{' '}
      <Link to={shopPaths.privacy}>Privacy</Link>.
    </p>
  );
}
