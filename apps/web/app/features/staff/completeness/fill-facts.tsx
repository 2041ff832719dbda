import type { EditedProduct } from '@sirkito/contracts/product-staff';
import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FactField } from '../product/fact-fields.tsx';
import { MeetingNote } from '../product/meeting-note.tsx';
import { attributesIn, boxOf, factField } from '../product/product-draft.ts';
import { editedProductQuery } from '../product/product.queries.ts';
import { useProductDraft } from '../product/use-product-draft.ts';

interface FillFactsProps {
  productId: string;
  lacks: readonly string[];
  onSaved: () => void;
}

/** The product is had as it is now, so that saving changes nothing but what is filled in here. */
export function FillFacts({ productId, ...fill }: FillFactsProps) {
  const { data, error } = useQuery(editedProductQuery(useApi(), productId));
  return (
    <div className="border-t border-line bg-surface px-4 py-4">
      <Failed why={error} />
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && <Facts product={data} {...fill} />}
    </div>
  );
}

interface FactsProps extends Omit<FillFactsProps, 'productId'> {
  product: EditedProduct;
}

function Facts({ product, lacks, onSaved }: FactsProps) {
  const editor = useProductDraft({ product, onSaved });
  const { draft, errors, failure, changed, meeting, isSaving, save, change } = editor;
  const editing = { draft, errors, onChange: change };
  const declared = attributesIn(product.record.category);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <MeetingNote changed={meeting} category={product.record.category} onTake={change} />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {lacks.flatMap((key) => {
          const attribute = declared[key];
          if (!attribute) return [];
          return (
            <FactField
              key={key}
              name={factField(boxOf(declared, key))}
              attribute={attribute}
              editing={editing}
            />
          );
        })}
      </div>
      <Failed why={failure} />
      <Button
        type="submit"
        look="copper"
        size="small"
        className="justify-self-start"
        isBusy={isSaving}
        disabled={changed.length === 0}
      >
        Save
      </Button>
    </form>
  );
}
