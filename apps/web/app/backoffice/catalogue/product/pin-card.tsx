import { categoryTree, maxPins } from '@sirkito/commerce';
import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import type { EditedProduct } from '@sirkito/contracts/products/staff-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { Card } from '../../shared/card.tsx';
import { categoryLeaves } from '../../shared/category-leaves.ts';
import { SmallSelect } from '../../shared/forms/small-field.tsx';
import { staffProductsKey } from '../../shared/query-keys.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { useCanChange } from '../../shared/use-permissions.ts';
import { editedProductQuery } from './product.queries.ts';

/** Pins the product to the front of its category. Saved at once, apart from the form. */
export function PinCard({ product: { _id: id, pins, record } }: { product: EditedProduct }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const canChange = useCanChange('products');
  const category = categoryTree.flatMap(categoryLeaves).find((leaf) => leaf.id === record.category);
  const current = pins.findIndex((pin) => pin.id === id) + 1;
  const last = Math.min(current ? pins.length : pins.length + 1, maxPins);
  const pin = useSingleFlightMutation({
    mutationFn: async (position: number | null) => {
      const { data } = await api(catalogStaffPaths.pin, { params: { id }, body: { position } });
      queries.setQueryData(
        editedProductQuery(api, id).queryKey,
        (product) => product && { ...product, pins: data },
      );
      await queries.invalidateQueries({ queryKey: staffProductsKey });
      toast({ title: position ? 'Product pinned' : 'Product unpinned', variant: 'success' });
    },
  });
  return (
    <Card title="Featured">
      <Field
        label={`Position in ${category?.label ?? record.category}`}
        hint="Pinned products come first while they are in stock"
      >
        {(control) => (
          <SmallSelect
            {...control}
            disabled={!canChange || pin.isPending}
            value={current}
            onChange={({ target }) => pin.mutate(Number(target.value) || null)}
          >
            <option value={0}>Not pinned</option>
            {Array.from({ length: last }, (_, index) => (
              <option key={index} value={index + 1}>
                Pinned #{index + 1}
              </option>
            ))}
          </SmallSelect>
        )}
      </Field>
      <ErrorNote error={pin.error} className="mt-3" />
      {pins.length > 0 && (
        <ol aria-label="Pinned in this category" className="mt-3 text-small">
          {pins.map(({ id: pinned, name }, index) => (
            <li key={pinned} className="flex gap-2.5 border-t border-line py-2">
              <span className="fact w-6 flex-none text-ink-muted">{index + 1}</span>
              {pinned === id ? (
                <span className="min-w-0 wrap-anywhere">{name}</span>
              ) : (
                <TextLink to={staffPages.product(pinned)}>{name}</TextLink>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
