import { zodResolver } from '@hookform/resolvers/zod';
import { EmailForm } from '@sirkito/contracts/accounts/schemas';
import { useForm } from 'react-hook-form';
import { showFormError } from '#web/lib/api/form-error.ts';
import { Form } from '#web/ui/form/form.tsx';
import { EmailField } from './email-field.tsx';

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
      <EmailField error={errors.email} register={() => register('email')} />
    </Form>
  );
}
