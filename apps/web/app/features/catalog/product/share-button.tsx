import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import { Share2 } from 'lucide-react';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';

/** By the phone's own sheet where there is one, else the link is copied. */
export function ShareButton({ product }: { product: Pick<ProductCard, '_id' | 'slug' | 'name'> }) {
  const share = () => {
    const url = new URL(shopPaths.product(product), location.href).href;
    void shareLink(product.name, url).then((words) => words && toast(words));
  };
  return (
    <Button look="bare" className="px-3 text-small no-script:hidden" onClick={share}>
      <Share2 size={16} strokeWidth={1.5} aria-hidden="true" />
      Share
    </Button>
  );
}

type Notice = Parameters<typeof toast>[0];

/** What is then to be said, if anything. */
async function shareLink(title: string, url: string): Promise<Notice | undefined> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return undefined;
    }
    await clipboard().writeText(url);
    return { title: 'Link copied', duration: 2_500 };
  } catch (error) {
    const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError';
    if (isChangeOfMind) return undefined;
    return { title: 'The link could not be copied', description: url, variant: 'destructive' };
  }
}

/** Absent on a page over plain HTTP, whatever its type says. */
function clipboard(): Clipboard {
  const { clipboard: found } = navigator as { clipboard?: Clipboard };
  if (!found) throw new TypeError('This browser does not copy');
  return found;
}
