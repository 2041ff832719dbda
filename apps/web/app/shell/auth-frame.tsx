import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { boardBackdrop } from '#web/assets/backdrops.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { ResponsiveImage } from '#web/ui/product/responsive-image.tsx';

interface AuthFrameProps {
  store: Pick<StoreProfile, 'brandName' | 'tagline' | 'quote'>;
  children: ReactNode;
}

/** Renders the brand on the left and the form on the right; small screens show only the form. */
export function AuthFrame({ store, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh bg-surface text-ink lg:grid-cols-[60%_40%]" data-theme="light">
      <BrandPanel store={store} />
      <div className="grid content-start px-gutter pt-5 pb-16 lg:content-center lg:py-12">
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-[25rem] outline-none [&_h1]:text-heading [&_h1]:font-[560]"
        >
          <Link
            to={shopPaths.home}
            aria-label={`${store.brandName} home`}
            className="mb-12 inline-block lg:hidden"
          >
            <Logo name={store.brandName} />
          </Link>
          {children}
        </main>
      </div>
    </div>
  );
}

function BrandPanel({ store }: Pick<AuthFrameProps, 'store'>) {
  return (
    <section
      aria-label={store.brandName}
      data-theme="dark"
      className="relative isolate hidden flex-col justify-between overflow-hidden bg-surface p-14 text-ink lg:flex"
    >
      <div className="absolute inset-0 -z-1">
        <ResponsiveImage
          sources={boardBackdrop}
          alt=""
          sizes="(width < 64rem) 1px, 60vw"
          className="size-full object-cover"
        />
        <div className="backdrop-shade absolute inset-0" />
      </div>
      <Link to={shopPaths.home} aria-label={`${store.brandName} home`} className="self-start">
        <Logo name={store.brandName} />
      </Link>
      <div className="grid gap-6">
        <p className="max-w-[13em] text-headline font-[540] text-balance">{store.quote}</p>
        <p className="fact text-small">{store.tagline}</p>
      </div>
    </section>
  );
}
