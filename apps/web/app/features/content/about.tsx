import type { StoreProfile } from '@sirkito/contracts/settings';
import { categoryPictures } from '#web/assets/part-pictures.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageHead } from './page-head.tsx';
import { MailLink, PhoneLink } from './reach-us.tsx';

const ways = [
  {
    title: 'We say the two facts',
    text: 'A part fits or it does not because of two numbers: the length of a card and the room in a case, the watts of a build and those of its supply. We show both, so that you can check us.',
  },
  {
    title: 'We say what we do not know',
    text: 'Some makers leave a measure out. Then the page reads “Not verified” and the verdict stays open. A guess that looks like a fact is the dearest part of a build.',
  },
  {
    title: 'The price is the price',
    text: 'VAT is in it. A sale shows the old price it was sold at and when it ends. Stock is what lies in our shop, counted, and when two people want the last one, exactly one of them gets it.',
  },
  {
    title: 'A fault is ours first',
    text: 'You deal with us and not with a maker abroad. We test, we send, we wait, and we pay the courier.',
  },
];

export function AboutPage({ store }: { store: StoreProfile }) {
  const meaning = store.brandName === 'Sirkito' ? 'Sirkito is Filipino for circuit. ' : '';
  const picture = categoryPictures['motherboard'];
  return (
    <div className="wrap pb-section">
      <PageHead
        title={`About ${store.brandName}`}
        lead={`${meaning}We sell the parts of a computer, and the facts that tell whether they fit together.`}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-16">
        {picture && (
          <div className="plate aspect-[16/9] lg:sticky lg:top-24 lg:aspect-square">
            <Picture
              sources={picture}
              alt="A motherboard in studio light"
              sizes="(width < 64rem) min(100vw, 36rem), 26rem"
            />
          </div>
        )}
        <div>
          <h2 className="mb-2 text-title font-[560]">How we work</h2>
          <dl>
            {ways.map(({ title, text }) => (
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
          Come by, or write
        </h2>
        <p className="mt-3 max-w-[44ch] text-ink-muted">
          Parts are easier to judge in the hand. Bring your case, your list or only a question.
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
