import { categoryTree, discountPercent, readPesos } from '@sirkito/commerce';
import type { EditedProduct } from '@sirkito/contracts/product-staff';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Card } from '../card.tsx';
import { leavesOf } from '../category-leaves.ts';
import { brandsQuery } from '../products/products.queries.ts';
import { DraftInput, DraftSelect, DraftText, type Editing } from '../draft-fields.tsx';
import { fieldName } from './draft-changes.ts';
import { FactFields } from './fact-fields.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { MeetingNote } from './meeting-note.tsx';
import { mostPictures, PictureFields } from './picture-fields.tsx';
import { linesOf, type Draft } from './product-draft.ts';
import { SaveBar } from '../save-bar.tsx';
import { useMayChange } from '../use-rights.ts';
import { useUploads } from '../use-uploads.ts';
import { useProductDraft } from './use-product-draft.ts';

interface ProductEditorProps {
  product?: EditedProduct | undefined;
  copied?: Draft | undefined;
  onSaved: (id: string, isNew: boolean) => void;
  /** Beside the fields: what is not saved with them. */
  aside?: ReactNode;
}

/** Everything about one product on one page, with a bar that says what is not saved yet. */
export function ProductEditor({ product, copied, onSaved, aside }: ProductEditorProps) {
  const form = useProductDraft({ product, copied, onSaved });
  const { draft, errors, changed, meeting, change, isSaving } = form;
  const uploads = useUploads(mostPictures - linesOf(draft['images']).length, form.addPicture);
  const mayChange = useMayChange('products');
  const editing = { draft, errors, onChange: change };
  const category = draft['category'] ?? '';
  return (
    <>
      <LeaveGuard isOn={(changed.length > 0 || uploads.isSending) && !isSaving} />
      <MeetingNote changed={meeting} category={category} onTake={change} />
      <Failed why={form.failure} className="mb-4" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* Whoever may only look sees the same page, and changes nothing on it. */}
        <fieldset disabled={!mayChange} className="grid min-w-0 gap-4">
          <Basics editing={editing} isNew={!product} />
          <FactFields key={category} editing={editing} />
          <PictureFields editing={editing} uploads={uploads} mayChange={mayChange} />
        </fieldset>
        <div className="grid min-w-0 gap-4">
          <fieldset disabled={!mayChange} className="min-w-0">
            <PriceCard editing={editing} />
          </fieldset>
          {!product && (
            <Card title="Stock">
              <DraftInput
                editing={editing}
                name="totalStock"
                label="First stock"
                inputMode="numeric"
              />
            </Card>
          )}
          {aside}
          <fieldset disabled={!mayChange} className="min-w-0">
            <ShippingCard editing={editing} />
          </fieldset>
        </div>
      </div>
      {mayChange && (
        <SaveBar
          changed={changed}
          nameOf={(field) => fieldName(field, category)}
          isNew={!product}
          action={product ? 'Save changes' : 'Add the product'}
          // A picture that is still on its way would be left out.
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
          <option value="">Choose a brand</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </DraftSelect>
        <DraftSelect editing={editing} name="category" label="Category">
          <option value="">Choose a category</option>
          {categoryTree.map((group) => (
            <optgroup key={group.id} label={group.label}>
              {leavesOf(group).map(({ id, label }) => (
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
          hint={isNew ? 'It cannot be changed later' : undefined}
        />
        <DraftSelect editing={editing} name="status" label="Status">
          <option value="draft">Draft, not shown</option>
          <option value="active">Live in the shop</option>
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
  const amount = (name: string) => readPesos(editing.draft[name] ?? '') ?? 0;
  const [price, salePrice] = [amount('price'), amount('salePrice')];
  const off = price > 0 && salePrice > 0 && salePrice < price;
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
          hint={off ? `${discountPercent({ price, salePrice })}% off` : undefined}
        />
        <DraftInput editing={editing} name="saleStartsAt" label="Sale from" type="datetime-local" />
        <DraftInput editing={editing} name="saleEndsAt" label="Sale to" type="datetime-local" />
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
            label="In shops since"
            placeholder="2026-05"
            hint="A year, or a year and month"
          />
        </div>
      </div>
    </Card>
  );
}
