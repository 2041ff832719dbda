import { asPesos } from '@sirkito/commerce';
import { Heart } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DiscountLabel } from '#web/storefront/catalog/discount-label.tsx';
import { ProductCard } from '#web/storefront/catalog/product-card.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field, Select, TextArea, TextInput } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PriceBlock } from '#web/ui/product/price.tsx';
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StockBadge } from '#web/ui/product/stock-badge.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

export const meta = () => [{ title: 'Design' }];

const sample = {
  _id: '00000000-0000-7000-8000-000000000000',
  name: 'A product whose long name runs over two lines and is then cut by an ellipsis',
  slug: 'a-product',
  sku: 'SAMPLE',
  images: [],
  imagePlaceholders: [],
  brand: { id: 'sirkito', name: 'Sirkito' },
  category: { id: 'graphics_card', name: 'Graphics card' },
  price: asPesos(52_995),
  salePrice: asPesos(47_995),
  saleEndsAt: null,
  totalStock: 3,
  facts: ['16 GB', '285 W', '300 mm'],
  rating: 4.7,
  reviewCount: 38,
  hasSampleReviews: true,
};

/** Shows every component in both themes. Development only. */
export default function DesignRoute() {
  return (
    <div className="grid lg:grid-cols-2">
      <Pieces theme="light" />
      <Pieces theme="dark" />
    </div>
  );
}

function Pieces({ theme }: { theme: 'light' | 'dark' }) {
  const [quantity, setQuantity] = useState(1);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div data-theme={theme} className="grid gap-10 bg-surface p-gutter text-ink">
      <Breadcrumbs crumbs={[{ to: '/shop/home', label: 'Home' }]} />
      <Piece title="Buttons">
        <Button look="copper">Add to cart</Button>
        <Button look="copper" isBusy>
          Adding
        </Button>
        <Button look="copper" disabled>
          Sold out
        </Button>
        <Button look="quiet">Get help</Button>
        <Button look="quiet" size="small">
          Adjust
        </Button>
        <Button look="bare">View</Button>
        <IconButton icon={Heart} label="Save" />
        <Tooltip text="Maximum stock: 2">
          <Button look="quiet">Tooltip</Button>
        </Tooltip>
      </Piece>
      <Piece title="Fields">
        <Field label="Full name">{(control) => <TextInput {...control} />}</Field>
        <Field label="Mobile number" error="Eleven digits, starting with 09">
          {(control) => <TextInput {...control} defaultValue="0917 555 01" />}
        </Field>
        <Field label="Barangay" hint="Choose a city first">
          {(control) => <Select {...control} disabled />}
        </Field>
        <Field label="Notes" isOptional>
          {(control) => <TextArea {...control} />}
        </Field>
      </Piece>
      <Piece title="Price, stock, quantity">
        <PriceBlock price={sample.price} salePrice={sample.salePrice} />
        <StockBadge stock={12} />
        <StockBadge stock={3} />
        <StockBadge stock={0} />
        <QuantityStepper name="it" value={quantity} max={3} size="large" onChange={setQuantity} />
        <QuantityStepper name="it" value={quantity} max={3} size="small" onChange={setQuantity} />
      </Piece>
      <Piece title="Cards">
        <div className="relative w-60">
          <DiscountLabel product={sample} />
          <ProductCard product={sample} />
        </div>
        <div className="w-60">
          <Skeleton className="aspect-square w-full" />
        </div>
      </Piece>
      <Piece title="Notes">
        <Note kind="ok">Everything in this order fits together.</Note>
        <Note kind="warn">Four DDR5 modules run slower than two.</Note>
        <Note kind="error">This card is 24 mm too long for the case.</Note>
        <Note kind="info">The board needs a BIOS update for this processor.</Note>
        <Note kind="unknown">One fact is missing. Shoppers read “Not verified”.</Note>
      </Piece>
      <Piece title="What floats">
        <Button look="quiet" onClick={() => toast({ title: 'Item saved for later' })}>
          Notice
        </Button>
        <Button
          look="quiet"
          onClick={() => toast({ title: 'Failed to remove item', variant: 'destructive' })}
        >
          Bad notice
        </Button>
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          Panel
        </Button>
        <Panel side="right" title="Panel" isOpen={isOpen} onOpenChange={setIsOpen} foot="Foot">
          <p className="p-6">Body</p>
        </Panel>
      </Piece>
    </div>
  );
}

function Piece({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-5">
      <h2 className="text-small text-ink-faint">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
