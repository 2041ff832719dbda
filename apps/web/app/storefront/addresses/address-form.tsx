import type { Address, AddressBody, AddressDraft } from '@sirkito/contracts/addresses/schemas';
import { addressPaths } from '@sirkito/contracts/addresses/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { showFormError } from '#web/lib/api/form-error.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { saveAddressKey } from '#web/lib/query-keys/account.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { draftOf, clearDraft, saveDraft, readDraft } from './address-draft.ts';
import { addressError } from './address-error.ts';
import { checkAddress, loadRules } from './check-address.ts';
import { cacheAddress } from './addresses.queries.ts';
import { LocalitySelect } from './locality-select.tsx';

interface AddressFormProps {
  userId: string;
  /** The address to edit; absent for a new one. */
  address?: Address | undefined;
  action: string;
  /** Starts in the first field, when a button that disappears opened the form. */
  hasFocus?: boolean;
  onSaved: (address: Address) => void;
}

/** Submitting loads them again and reports a failure. */
const preloadRules = () => void Promise.allSettled([loadRules()]);

export function AddressForm(props: AddressFormProps) {
  const { userId, address, action, hasFocus = false, onSaved } = props;
  const [api, queries] = [useApi(), useQueryClient()];
  const [initial] = useState(() => (address ? draftOf(address) : readDraft(userId)));
  const [names, setNames] = useState(initial.names);
  const form = useForm<AddressDraft, unknown, AddressBody>({
    resolver: checkAddress,
    defaultValues: initial.values,
  });
  const { register, handleSubmit, setError, getValues, setValue, subscribe, formState } = form;
  const [suggested, setSuggested] = useState('');
  const { errors, isSubmitting, isSubmitted } = formState;
  const isNew = !address;
  useEffect(() => {
    if (!isNew) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(userId, { values, names }),
    });
  }, [isNew, subscribe, userId, names]);

  const { mutateAsync: save } = useSingleFlightMutation({
    mutationKey: saveAddressKey,
    mutationFn: async (body: AddressBody): Promise<Address> => {
      if (isNew) return (await api(addressPaths.add, { body })).data;
      const params = { userId, addressId: address._id };
      return (await api(addressPaths.update, { params, body })).data;
    },
    onSuccess: (saved) => {
      if (isNew) clearDraft(userId);
      cacheAddress(queries, userId, saved);
      onSaved(saved);
    },
    onError: (error) => {
      const shown = addressError(isNew ? 'add' : 'update', error);
      showFormError(shown, setError, ['fullName', 'phone', 'psgcCode', 'street', 'postalCode']);
    },
  });
  const fields = useRef<HTMLDivElement>(null);
  // react-hook-form focuses the other fields; the locality has several selects.
  const focusLocality = (invalid: FieldErrors<AddressDraft>) => {
    if (Object.keys(invalid).join() !== 'psgcCode') return;
    [...(fields.current?.querySelectorAll('select') ?? [])].at(-1)?.focus();
  };
  const submit = handleSubmit(save, focusLocality);

  return (
    <Form
      action={action}
      look="quiet"
      onSubmit={submit}
      isBusy={isSubmitting}
      error={errors.root?.message}
    >
      <div ref={fields} onFocus={preloadRules} className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Full name" error={errors.fullName?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('fullName')}
              autoFocus={hasFocus}
              autoComplete="name"
              required
            />
          )}
        </Field>
        <Field label="Mobile number" error={errors.phone?.message}>
          {(control) => (
            <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" required />
          )}
        </Field>
        <LocalitySelect
          names={names}
          error={errors.psgcCode?.message}
          onChoose={({ code, level, name, postalCode }) => {
            setNames({ ...names, ...below[level], [level]: name });
            const psgcCode = level === 'barangay' ? code : '';
            setValue('psgcCode', psgcCode, { shouldValidate: isSubmitted });
            // Keep a postal code the customer typed.
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
              required
            />
          )}
        </Field>
      </div>
      <Field label="Street, building, unit" error={errors.street?.message}>
        {(control) => (
          <TextInput {...control} {...register('street')} autoComplete="street-address" required />
        )}
      </Field>
      <div className="grid gap-4.5 sm:grid-cols-[2fr_1fr]">
        <Field label="Notes for the rider" isOptional error={errors.notes?.message}>
          {(control) => <TextInput {...control} {...register('notes')} maxLength={200} />}
        </Field>
        <Field label="Address name" isOptional error={errors.label?.message}>
          {(control) => <TextInput {...control} {...register('label')} maxLength={30} />}
        </Field>
      </div>
      {!address?.isDefault && (
        <label className="flex items-center gap-2.5">
          <Checkbox {...register('isDefault')} />
          Set as my default address
        </label>
      )}
    </Form>
  );
}

/** Clears the lower levels when a higher one changes. */
const below = {
  region: { province: '', city: '', barangay: '' },
  province: { city: '', barangay: '' },
  city: { barangay: '' },
  barangay: {},
};
