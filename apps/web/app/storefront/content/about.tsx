import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { categoryPictures } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ResponsiveImage } from '#web/ui/product/responsive-image.tsx';
import { PageHead } from './page-head.tsx';
import { MailLink, PhoneLink } from './contact-links.tsx';

const principles = [
  {
    title: 'We show both numbers',
    text: 'Whether a part fits comes down to two numbers: the length of the card and the space in the case, or the power your build draws and what the power supply delivers. We show you both, so you can check for yourself.',
  },
  {
    title: "We tell you what we don't know",
    text: 'Some manufacturers leave out a spec. When they do, we write “Not verified” instead of guessing. A wrong guess can cost you a whole build.',
  },
  {
    title: 'The price is the price',
    text: 'VAT is always included. Every sale shows the original price. Stock is counted in our own shop, so we never sell the same unit twice.',
  },
  {
    title: "If it's faulty, we handle it",
    text: 'You deal with us, not with a manufacturer overseas. We test it, send it in, follow up and pay the courier.',
  },
];

export function AboutPage({ store }: { store: StoreProfile }) {
  const meaning = store.brandName === 'Sirkito' ? 'Sirkito is Filipino for circuit. ' : '';
  const picture = categoryPictures['motherboard'];
  return (
    <div className="wrap pb-section">
      <PageHead
        title={`About ${store.brandName}`}
        lead={`${meaning}We sell PC parts, and we help you check that they fit together.`}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-16">
        {picture && (
          <div className="plate aspect-[16/9] lg:sticky lg:top-24 lg:aspect-square">
            <ResponsiveImage
              sources={picture}
              alt="A motherboard in studio lighting"
              sizes="(width < 64rem) min(100vw, 36rem), 26rem"
            />
          </div>
        )}
        <div>
          <h2 className="mb-2 text-title font-[560]">How we work</h2>
          <dl>
            {principles.map(({ title, text }) => (
              <div key={title} className="border-b border-line py-5 last:border-0">
                <dt className="font-[540]">{title}</dt>
                <dd className="mt-1.5 max-w-[60ch] text-ink-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Visit store={store} />
    </div>
  );
}

function Visit({ store }: { store: StoreProfile }) {
  return (
    <section
      aria-labelledby="visit"
      className="mt-section grid gap-x-16 gap-y-6 border-t border-line pt-8 lg:grid-cols-2"
    >
      <div>
        <h2 id="visit" className="text-title font-[560]">
          Visit us or send a message
        </h2>
        <p className="mt-3 max-w-[44ch] text-ink-muted">
          Some parts are easier to choose in person. Bring your case, your list or just a question.
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5">
          <ButtonLink look="copper" to={shopPaths.contact}>
            Contact us
          </ButtonLink>
          <ButtonLink look="quiet" to={shopPaths.allProducts}>
            All Products
          </ButtonLink>
        </div>
      </div>
      <address className="prose grid content-start not-italic">
        {store.address && <p>{store.address}</p>}
        <p>{store.openingHours}</p>
        <p>
          <PhoneLink store={store} />
        </p>
        <p>
          <MailLink store={store} />
        </p>
      </address>
    </section>
  );
}
