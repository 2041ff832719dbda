import type { StoreProfile } from '@sirkito/contracts/settings';
import { Text } from '@react-email/components';
import { MailFrame } from '#api/modules/notifications/index.ts';

interface ContactReceivedProps {
  store: StoreProfile;
  sentAt: Date;
}

/** Repeats nothing that was written: the address may belong to somebody else. */
export function ContactReceived({ store, sentAt }: ContactReceivedProps) {
  const time = sentAt.toLocaleString('en-PH', {
    timeZone: 'Asia/Manila',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <MailFrame store={store} preview="A person reads it and answers">
      <Text>
        Your message of {time} (Manila) is with us. A person reads it and answers to this address,
        usually within one working day. We work {store.openingHours}.
      </Text>
      <Text>
        If it is urgent, call {store.phone}. If you did not write to us, somebody typed your address
        by mistake, and you can leave it at that.
      </Text>
    </MailFrame>
  );
}
