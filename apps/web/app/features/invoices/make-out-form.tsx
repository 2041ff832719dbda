import { zodResolver } from '@hookform/resolvers/zod';
import { InvoiceBuyer, type Invoice, type InvoiceBuyerDraft } from '@sirkito/contracts/invoice';
import { invoicePaths } from '@sirkito/contracts/paths/invoice';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '#web/lib/app-providers.tsx';
import { showRefusal } from '#web/lib/form-refusal.ts';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { invoiceQuery } from './invoices.queries.ts';

/** For a company, or a TIN: once, before it is handed out. */
export function MakeOutForm({ invoice }: { invoice: Invoice }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const orderId = invoice.order._id;
  const { register, handleSubmit, setError, formState } = useForm<
    InvoiceBuyerDraft,
    unknown,
    InvoiceBuyer
  >({
    resolver: zodResolver(InvoiceBuyer),
    defaultValues: { name: invoice.buyerName, tin: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      const reply = await api(invoicePaths.makeOut, { params: { orderId }, body });
      queries.setQueryData(invoiceQuery(api, orderId).queryKey, reply.invoice);
    } catch (error) {
      showRefusal(error, setError, ['name', 'tin']);
    }
  });
  return (
    <Form
      onSubmit={submit}
      refusal={errors.root?.message}
      action="Make it out"
      look="quiet"
      isBusy={isSubmitting}
    >
      <Field label="Name on the invoice" error={errors.name?.message}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="organization" />}
      </Field>
      <Field
        label="TIN"
        isOptional
        hint="This can be said once. After that the invoice does not change."
        error={errors.tin?.message}
      >
        {(control) => <TextInput {...control} {...register('tin')} inputMode="numeric" />}
      </Field>
    </Form>
  );
}
