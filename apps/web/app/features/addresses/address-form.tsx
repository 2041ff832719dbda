import { zodResolver } from '@hookform/resolvers/zod';
import { AddressBody, type Address, type AddressDraft } from '@sirkito/contracts/address';
import { addressPaths } from '@sirkito/contracts/paths/address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useApi } from '#web/lib/app-providers.tsx';
import { showRefusal } from '#web/lib/form-refusal.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { draftOf, forgetDraft, keepDraft, readDraft } from './address-draft.ts';
import { addressFailure } from './address-failure.ts';
import { keepAddress, savingAddress } from './addresses.queries.ts';
import { PlaceSelect } from './place-select.tsx';

interface AddressFormProps {
  userId: string;
  /** The one that is edited; without it a new one is made. */
  address?: Address | undefined;
  action: string;
  onSaved: (address: Address) => void;
}

export function AddressForm({ userId, address, action, onSaved }: AddressFormProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [before] = useState(() => (address ? draftOf(address) : readDraft(userId)));
  const [names, setNames] = useState(before.names);
  const form = useForm<AddressDraft, unknown, AddressBody>({
    resolver: zodResolver(AddressBody),
    defaultValues: before.values,
  });
  const { register, handleSubmit, setError, getValues, setValue, subscribe, formState } = form;
  const [suggested, setSuggested] = useState('');
  const { errors, isSubmitting, isSubmitted } = formState;
  const isNew = !address;
  useEffect(() => {
    if (!isNew) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft(userId, { values, names }),
    });
  }, [isNew, subscribe, userId, names]);

  const { mutateAsync: save } = useMutation({
    mutationKey: savingAddress,
    mutationFn: async (body: AddressBody): Promise<Address> => {
      if (isNew) return (await api(addressPaths.add, { body })).data;
      const params = { userId, addressId: address._id };
      return (await api(addressPaths.update, { params, body })).data;
    },
  });
  const fields = useRef<HTMLDivElement>(null);
  // The other fields are led to by the form itself; a place is chosen in several steps.
  const leadToPlace = (wrong: FieldErrors<AddressDraft>) => {
    if (Object.keys(wrong).join() !== 'psgcCode') return;
    [...(fields.current?.querySelectorAll('select') ?? [])].at(-1)?.focus();
  };
  const submit = handleSubmit(async (body) => {
    try {
      const saved = await save(body);
      if (isNew) forgetDraft(userId);
      keepAddress(queries, userId, saved);
      onSaved(saved);
    } catch (error) {
      const refusal = addressFailure(isNew ? 'add' : 'update', error);
      showRefusal(refusal, setError, ['fullName', 'phone', 'psgcCode', 'street', 'postalCode']);
    }
  }, leadToPlace);

  return (
    <Form
      action={action}
      look="quiet"
      onSubmit={submit}
      isBusy={isSubmitting}
      refusal={errors.root?.message}
    >
      <div ref={fields} className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Full name" error={errors.fullName?.message}>
          {(control) => <TextInput {...control} {...register('fullName')} autoComplete="name" />}
        </Field>
        <Field label="Mobile number" error={errors.phone?.message}>
          {(control) => (
            <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />
          )}
        </Field>
        <PlaceSelect
          names={names}
          error={errors.psgcCode?.message}
          onChoose={({ code, level, name, postalCode }) => {
            setNames({ ...names, ...below[level], [level]: name });
            const psgcCode = level === 'barangay' ? code : '';
            setValue('psgcCode', psgcCode, { shouldValidate: isSubmitted });
            // What somebody wrote stays.
            if (!postalCode || getValues('postalCode') !== suggested) return;
            setSuggested(postalCode);
            setValue('postalCode', postalCode, { shouldValidate: isSubmitted });
          }}
        />
        <Field label="Postal code" error={errors.postalCode?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('postalCode')}
              inputMode="numeric"
              maxLength={4}
              autoComplete="postal-code"
            />
          )}
        </Field>
      </div>
      <Field label="Street, building, unit" error={errors.street?.message}>
        {(control) => (
          <TextInput {...control} {...register('street')} autoComplete="street-address" />
        )}
      </Field>
      <div className="grid gap-4.5 sm:grid-cols-[2fr_1fr]">
        <Field label="Notes for the rider" isOptional error={errors.notes?.message}>
          {(control) => <TextInput {...control} {...register('notes')} maxLength={200} />}
        </Field>
        <Field label="Name of this address" isOptional error={errors.label?.message}>
          {(control) => <TextInput {...control} {...register('label')} maxLength={30} />}
        </Field>
      </div>
      {!address?.isDefault && (
        <label className="flex items-center gap-2.5">
          <Checkbox {...register('isDefault')} />
          Keep as my default address
        </label>
      )}
    </Form>
  );
}

/** Another region has other cities: what was chosen further down is forgotten. */
const below = {
  region: { province: '', city: '', barangay: '' },
  province: { city: '', barangay: '' },
  city: { barangay: '' },
  barangay: {},
};
