import { zodResolver } from '@hookform/resolvers/zod';
import {
  InvoiceBuyer,
  type Invoice,
  type InvoiceBuyerDraft,
} from '@sirkito/contracts/invoices/schemas';
import { invoicePaths } from '@sirkito/contracts/invoices/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { showFormError } from '#web/lib/api/form-error.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { invoiceQuery } from './invoices.queries.ts';

/** Has the invoice issued again with another buyer's details, once. */
export function InvoiceDetailsForm({ invoice }: { invoice: Invoice }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const orderId = invoice.orderId;
  const { register, handleSubmit, setError, formState } = useForm<
    InvoiceBuyerDraft,
    unknown,
    InvoiceBuyer
  >({
    resolver: zodResolver(InvoiceBuyer),
    defaultValues: { name: invoice.documents[0]?.buyer?.name ?? '', tin: '', address: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      const reply = await api(invoicePaths.setBuyer, { params: { orderId }, body });
      queries.setQueryData(invoiceQuery(api, orderId).queryKey, reply.invoice);
    } catch (error) {
      showFormError(error, setError, ['name', 'tin', 'address']);
    }
  });
  return (
    <Form
      onSubmit={submit}
      error={errors.root?.message}
      action="Issue a new invoice"
      look="quiet"
      isBusy={isSubmitting}
    >
      <p className="text-small text-pretty text-ink-muted">
        You can do this once: we cancel the invoice with a credit memo and issue a new one.
      </p>
      <Field label="Name on the invoice" error={errors.name?.message}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="organization" />}
      </Field>
      <Field label="TIN" isOptional hint="9 digits, e.g. 123-456-789" error={errors.tin?.message}>
        {(control) => <TextInput {...control} {...register('tin')} inputMode="numeric" />}
      </Field>
      <Field
        label="Registered address"
        isOptional
        hint="Leave blank for the delivery address"
        error={errors.address?.message}
      >
        {(control) => (
          <TextInput {...control} {...register('address')} autoComplete="street-address" />
        )}
      </Field>
    </Form>
  );
}
