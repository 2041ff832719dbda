import type { StoreProfile } from '@sirkito/contracts/settings';
import { Text } from '@react-email/components';
import { MailFrame } from './mail-frame.tsx';

interface MailCheckProps {
  store: StoreProfile;
  askedAt: Date;
}

export function MailCheck({ store, askedAt }: MailCheckProps) {
  const time = askedAt.toLocaleString('en-PH', {
    timeZone: 'Asia/Manila',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <MailFrame store={store} preview="E-mail from your shop arrives">
      <Text>
        This e-mail was asked for on {time} (Manila) to check that the shop can send. It went the
        way every other one goes: through the job queue, the worker and your mail server.
      </Text>
      <Text>Nothing else needs to be done.</Text>
    </MailFrame>
  );
}
