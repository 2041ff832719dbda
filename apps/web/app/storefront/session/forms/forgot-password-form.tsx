import { zodResolver } from '@hookform/resolvers/zod';
import { EmailForm } from '@sirkito/contracts/accounts/schemas';
import { useForm } from 'react-hook-form';
import { fieldError, showFormError } from '#web/lib/api/form-error.ts';
import { Field, TextInput } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';

interface ForgotPasswordFormProps {
  onAsk: (values: EmailForm) => Promise<void>;
}

export function ForgotPasswordForm({ onAsk }: ForgotPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<EmailForm>({
    resolver: zodResolver(EmailForm),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await onAsk(values);
    } catch (error) {
      showFormError(error, setError, ['email']);
    }
  });

  return (
    <Form
      action="Send link"
      size="large"
      onSubmit={submit}
      isBusy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label="Email" error={fieldError('Email', errors.email)}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </Form>
  );
}
