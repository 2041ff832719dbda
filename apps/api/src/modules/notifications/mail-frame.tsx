import type { StoreProfile } from '@sirkito/contracts/settings';
import { Body, Container, Head, Hr, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';

interface MailFrameProps {
  store: StoreProfile;
  /** The line a mail program shows beside the subject. */
  preview: string;
  children: ReactNode;
}

/** The frame of every e-mail: the shop's name above, where to find it below. Light only. */
export function MailFrame({ store, preview, children }: MailFrameProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={page}>
        <Container style={sheet}>
          <Text style={brand}>{store.brandName}</Text>
          <Section>{children}</Section>
          <Hr style={rule} />
          <Text style={small}>
            {store.address}
            {store.address && <br />}
            {store.phone} · {store.email}
            <br />
            {store.openingHours}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

// Mail programs know no custom properties, so the light theme's values stand here by themselves.
const page = {
  backgroundColor: '#f7f4ee',
  color: '#17181a',
  fontFamily: 'Geist, Arial, sans-serif',
};
const sheet = { maxWidth: '600px', padding: '32px 24px' };
const brand = { fontSize: '20px', fontWeight: 600, letterSpacing: '-0.02em', margin: '0 0 24px' };
const rule = { borderColor: '#e0dad0', margin: '32px 0 16px' };
const small = { color: '#56534d', fontSize: '13px', lineHeight: '1.5' };
