import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { Share2 } from 'lucide-react';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** Opens the native share sheet, or copies the link. */
export function ShareButton({ product }: { product: Pick<ProductCard, '_id' | 'slug' | 'name'> }) {
  const share = () => {
    const url = new URL(shopPaths.product(product), location.href).href;
    void shareLink(product.name, url).then((notice) => notice && toast(notice));
  };
  return (
    <Button look="bare" className="px-3 text-small no-script:hidden" onClick={share}>
      <Share2 size={16} strokeWidth={1.5} aria-hidden="true" />
      Share
    </Button>
  );
}

type Notice = Parameters<typeof toast>[0];

/** Returns the notice to show, if any. */
async function shareLink(title: string, url: string): Promise<Notice | undefined> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return undefined;
    }
    await clipboard().writeText(url);
    return { title: 'Link copied', duration: 2_500 };
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (isCancelled) return undefined;
    return { title: "Couldn't copy the link", description: url, variant: 'destructive' };
  }
}

/** Undefined over plain HTTP, despite its type. */
function clipboard(): Clipboard {
  const { clipboard: found }: { clipboard?: Clipboard } = navigator;
  if (!found) throw new TypeError('This browser does not copy');
  return found;
}
