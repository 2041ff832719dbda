import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import { use, type ReactNode } from 'react';
import { MailNotice } from '#api/platform/mail/mail.ts';
import { Preview, Rule, Section, small, Text } from './email-parts.tsx';

interface EmailFrameProps {
  store: StoreProfile;
  /** The preview line in the inbox. */
  preview: string;
  children: ReactNode;
}

const background = { backgroundColor: '#f7f4ee' };
const page = { ...background, color: '#17181a', fontFamily: 'Geist, Arial, sans-serif' };
const sheet = { maxWidth: '600px', padding: '32px 24px' };
const brand = { fontSize: '20px', fontWeight: 600, letterSpacing: '-0.02em', margin: '0 0 24px' };

/** The layout of every e-mail, with the shop's name and contact details. Light theme only. */
export function EmailFrame({ store, preview, children }: EmailFrameProps) {
  const notice = use(MailNotice);
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
      </head>
      <body style={background}>
        <Preview text={preview} />
        <Section cell={page}>
          <Section style={sheet}>
            <Text style={brand}>{store.brandName}</Text>
            <Section>{children}</Section>
            <Rule style={{ marginTop: '32px' }} />
            <Text style={small}>
              {store.address}
              {store.address && <br />}
              {store.phone} · {store.email}
              <br />
              {store.openingHours}
              {notice && <br />}
              {notice}
            </Text>
          </Section>
        </Section>
      </body>
    </html>
  );
}
