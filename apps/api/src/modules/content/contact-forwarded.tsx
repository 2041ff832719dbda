import type { StoreProfile } from '@sirkito/contracts/settings';
import { Text } from '@react-email/components';
import { MailFrame } from '#api/modules/notifications/index.ts';

interface ContactForwardedProps {
  store: StoreProfile;
  topic: string;
  written: { name: string; email: string; orderNumber: string | null; message: string };
}

export function ContactForwarded({ store, topic, written }: ContactForwardedProps) {
  const { name, email, orderNumber, message } = written;
  return (
    <MailFrame store={store} preview={`${name} wrote to the shop`}>
      <Text>
        {name} ({email}) wrote through the contact page. Answering this e-mail answers them.
      </Text>
      <Text>
        About: {topic}
        {orderNumber && (
          <>
            <br />
            Order: {orderNumber}
          </>
        )}
      </Text>
      {message.split(/\n+/).map((line, index) => (
        <Text key={index}>{line}</Text>
      ))}
    </MailFrame>
  );
}
