import { accountsPaths } from '@sirkito/contracts/accounts/paths';
import { useState } from 'react';
import { ForgotPasswordForm } from '#web/storefront/session/forms/forgot-password-form.tsx';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Note } from '#web/ui/note.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import type { Route } from './+types/forgot-password.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Forgot your password?');
}

export default function ForgotPasswordRoute() {
  const api = useApi();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <h1>Forgot your password?</h1>
      <p className="mt-2 mb-7 text-pretty text-ink-muted">
        Enter your email address. We'll send you a link to choose a new password. It works once,
        within 30 minutes.
      </p>
      <div role="status" className="mb-6 empty:hidden">
        {answer && <Note kind="ok">{answer}.</Note>}
      </div>
      <ForgotPasswordForm
        onAsk={async (body) => {
          const { message } = await api(accountsPaths.requestPasswordReset, { body });
          setAnswer(message);
        }}
      />
      <p className="mt-6 text-small">
        <TextLink to={shopPaths.signIn}>Back to sign-in</TextLink>
      </p>
    </>
  );
}
