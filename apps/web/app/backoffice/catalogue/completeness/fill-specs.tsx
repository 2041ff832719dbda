import type { EditedProduct } from '@sirkito/contracts/products/staff-schemas';
import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SpecField } from '../product/spec-fields.tsx';
import { MergeNote } from '../product/merge-note.tsx';
import { attributesIn, fieldKeyOf, attributeField } from '../product/product-draft.ts';
import { editedProductQuery } from '../product/product.queries.ts';
import { useProductDraft } from '../product/use-product-draft.ts';

interface FillSpecsProps {
  productId: string;
  missingAttributes: readonly string[];
  onSaved: () => void;
}

/** Loads the current product, so saving changes only the specs filled in here. */
export function FillSpecs({ productId, ...fill }: FillSpecsProps) {
  const { data, error } = useQuery(editedProductQuery(useApi(), productId));
  return (
    <div className="border-t border-line bg-surface px-4 py-4">
      <ErrorNote error={error} />
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && <SpecsForm product={data} {...fill} />}
    </div>
  );
}

interface SpecsFormProps extends Omit<FillSpecsProps, 'productId'> {
  product: EditedProduct;
}

function SpecsForm({ product, missingAttributes, onSaved }: SpecsFormProps) {
  const editor = useProductDraft({ product, onSaved });
  const { draft, errors, failure, changed, theirChanges, isSaving, save, change } = editor;
  const editing = { draft, errors, onChange: change };
  const attributes = attributesIn(product.record.category);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <MergeNote changed={theirChanges} category={product.record.category} onTake={change} />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {missingAttributes.flatMap((key) => {
          const attribute = attributes[key];
          if (!attribute) return [];
          return (
            <SpecField
              key={key}
              name={attributeField(fieldKeyOf(attributes, key))}
              attribute={attribute}
              editing={editing}
            />
          );
        })}
      </div>
      <ErrorNote error={failure} />
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
