import { zodResolver } from '@hookform/resolvers/zod';
import { EmailForm } from '@sirkito/contracts/accounts';
import { useForm } from 'react-hook-form';
import { fieldError, showRefusal } from '#web/lib/form-refusal.ts';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';

interface ForgotPasswordFormProps {
  onAsk: (given: EmailForm) => Promise<void>;
}

export function ForgotPasswordForm({ onAsk }: ForgotPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<EmailForm>({
    resolver: zodResolver(EmailForm),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (given) => {
    try {
      await onAsk(given);
    } catch (error) {
      showRefusal(error, setError, ['email']);
    }
  });

  return (
    <Form
      action="Send the link"
      size="large"
      onSubmit={submit}
      isBusy={isSubmitting}
      refusal={errors.root?.message}
    >
      <Field label="E-mail" error={fieldError('E-mail', errors.email)}>
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
