import { categoryTree, discountPercent, parsePesos } from '@sirkito/commerce';
import type { EditedProduct } from '@sirkito/contracts/products/staff-schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Card } from '../../shared/card.tsx';
import { categoryLeaves } from '../../shared/category-leaves.ts';
import { brandsQuery } from '../../shared/brands.queries.ts';
import { DraftInput, DraftSelect, DraftText, type Editing } from './draft-fields.tsx';
import { fieldName } from './draft-changes.ts';
import { SpecFields } from './spec-fields.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { MergeNote } from './merge-note.tsx';
import { maxPictures, PictureFields } from './picture-fields.tsx';
import { linesOf, type Draft } from './product-draft.ts';
import { SaveBar } from '../../shared/forms/save-bar.tsx';
import { useCanChange } from '../../shared/use-permissions.ts';
import { useUploads } from '../../shared/use-uploads.ts';
import { useProductDraft } from './use-product-draft.ts';

interface ProductEditorProps {
  product?: EditedProduct | undefined;
  copied?: Draft | undefined;
  onSaved: (id: string, isNew: boolean) => void;
  /** Cards next to the form that are saved separately. */
  aside?: ReactNode;
}

/** Edits a product, with a bar that lists unsaved changes. */
export function ProductEditor({ product, copied, onSaved, aside }: ProductEditorProps) {
  const form = useProductDraft({ product, copied, onSaved });
  const { draft, errors, changed, theirChanges, change, isSaving } = form;
  const uploads = useUploads(maxPictures - linesOf(draft['images']).length, form.addPicture);
  const canChange = useCanChange('products');
  const editing = { draft, errors, onChange: change };
  const category = draft['category'] ?? '';
  return (
    <>
      <LeaveGuard isOn={(changed.length > 0 || uploads.isSending) && !isSaving} />
      <MergeNote changed={theirChanges} category={category} onTake={change} />
      <ErrorNote error={form.failure} className="mb-4" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* Read-only without the permission to change. */}
        <fieldset disabled={!canChange} className="grid min-w-0 gap-4">
          <Basics editing={editing} isNew={!product} />
          <SpecFields key={category} editing={editing} />
          <PictureFields editing={editing} uploads={uploads} canChange={canChange} />
        </fieldset>
        <div className="grid min-w-0 gap-4">
          <fieldset disabled={!canChange} className="min-w-0">
            <PriceCard editing={editing} />
          </fieldset>
          {!product && (
            <Card title="Stock">
              <DraftInput
                editing={editing}
                name="totalStock"
                label="Opening stock"
                inputMode="numeric"
              />
            </Card>
          )}
          {aside}
          <fieldset disabled={!canChange} className="min-w-0">
            <ShippingCard editing={editing} />
          </fieldset>
        </div>
      </div>
      {canChange && (
        <SaveBar
          changed={changed}
          nameOf={(field) => fieldName(field, category)}
          isNew={!product}
          action={product ? 'Save changes' : 'Add product'}
          // Wait for uploads, or the image would be missing.
          isSaving={isSaving || uploads.isSending}
          onSave={() => void form.save()}
          onDiscard={form.discard}
        />
      )}
    </>
  );
}

function Basics({ editing, isNew }: { editing: Editing; isNew: boolean }) {
  const { data: brands = [] } = useQuery(brandsQuery(useApi()));
  return (
    <Card title="Basics">
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <div className="sm:col-span-2 xl:col-span-4">
          <DraftInput editing={editing} name="name" label="Name" maxLength={160} />
        </div>
        <DraftSelect editing={editing} name="brand" label="Brand">
          <option value="">Select a brand</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </DraftSelect>
        <DraftSelect editing={editing} name="category" label="Category">
          <option value="">Select a category</option>
          {categoryTree.map((group) => (
            <optgroup key={group.id} label={group.label}>
              {categoryLeaves(group).map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </DraftSelect>
        <DraftInput
          editing={editing}
          name="sku"
          label="SKU"
          disabled={!isNew}
          maxLength={40}
          hint={isNew ? "Can't be changed later" : undefined}
        />
        <DraftSelect editing={editing} name="status" label="Status">
          <option value="draft">Draft</option>
          <option value="active">Live</option>
          <option value="archived">Archived</option>
        </DraftSelect>
        <div className="sm:col-span-2 xl:col-span-4">
          <DraftText
            editing={editing}
            name="description"
            label="Description"
            rows={5}
            maxLength={4000}
          />
        </div>
      </div>
    </Card>
  );
}

function PriceCard({ editing }: { editing: Editing }) {
  const amount = (name: string) => parsePesos(editing.draft[name] ?? '') ?? 0;
  const [price, salePrice] = [amount('price'), amount('salePrice')];
  const hasDiscount = price > 0 && salePrice > 0 && salePrice < price;
  return (
    <Card title="Price">
      <div className="grid gap-4">
        <DraftInput
          editing={editing}
          name="price"
          label="Price (₱)"
          inputMode="decimal"
          hint="VAT included"
        />
        <DraftInput
          editing={editing}
          name="salePrice"
          label="Sale price (₱)"
          inputMode="decimal"
          hint={hasDiscount ? `${discountPercent({ price, salePrice })}% off` : undefined}
        />
        <DraftInput
          editing={editing}
          name="saleStartsAt"
          label="Sale starts"
          type="datetime-local"
        />
        <DraftInput editing={editing} name="saleEndsAt" label="Sale ends" type="datetime-local" />
      </div>
    </Card>
  );
}

function ShippingCard({ editing }: { editing: Editing }) {
  return (
    <Card title="Warranty and shipping">
      <div className="grid grid-cols-3 items-start gap-x-2 gap-y-4">
        <div className="col-span-3">
          <DraftInput
            editing={editing}
            name="warrantyMonths"
            label="Warranty (months)"
            inputMode="numeric"
          />
        </div>
        <div className="col-span-3">
          <DraftInput editing={editing} name="weightG" label="Weight (g)" inputMode="numeric" />
        </div>
        <DraftInput editing={editing} name="boxMm.0" label="Length (mm)" inputMode="numeric" />
        <DraftInput editing={editing} name="boxMm.1" label="Width (mm)" inputMode="numeric" />
        <DraftInput editing={editing} name="boxMm.2" label="Height (mm)" inputMode="numeric" />
        <div className="col-span-3">
          <DraftInput
            editing={editing}
            name="releasedOn"
            label="Release date"
            placeholder="2026-05"
            hint="Year, or year and month"
          />
        </div>
      </div>
    </Card>
  );
}
