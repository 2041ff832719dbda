import type { CSSProperties, ReactNode } from 'react';

// Mail programs don't support custom properties, so these repeat the light theme's values.
const accent = '#a2481a';

export const small = { color: '#56534d', fontSize: '13px', lineHeight: '1.5' };

interface PartProps {
  style?: CSSProperties;
  children?: ReactNode;
}

/** Mail programs lay out tables more alike than blocks. */
const layout = {
  align: 'center',
  width: '100%',
  border: 0,
  cellPadding: 0,
  cellSpacing: 0,
  role: 'presentation',
} as const;

/** A table of one cell, centred. */
export const Section = ({ style, cell, children }: PartProps & { cell?: CSSProperties }) => (
  <table {...layout} style={style}>
    <tbody>
      <tr>
        <td style={cell}>{children}</td>
      </tr>
    </tbody>
  </table>
);

/** Columns beside each other. */
export const Row = ({ children }: PartProps) => (
  <table {...layout}>
    <tbody style={{ width: '100%' }}>
      <tr style={{ width: '100%' }}>{children}</tr>
    </tbody>
  </table>
);

export const Column = ({ align, ...props }: PartProps & { align?: 'right' }) => (
  <td align={align} {...props} />
);

export const Text = ({ style, children }: PartProps) => (
  <p style={{ fontSize: '14px', lineHeight: '24px', margin: '16px 0', ...style }}>{children}</p>
);

export const Rule = ({ style }: PartProps) => (
  <hr
    style={{
      width: '100%',
      border: 'none',
      borderTop: '1px solid #e0dad0',
      margin: '16px 0',
      ...style,
    }}
  />
);

export const Link = ({ href, children }: PartProps & { href: string }) => (
  <a
    href={href}
    target="_blank"
    style={{ color: accent, textDecorationLine: 'none', wordBreak: 'break-all' }}
  >
    {children}
  </a>
);

const button: CSSProperties = {
  backgroundColor: accent,
  borderRadius: '6px',
  color: '#fffaf5',
  display: 'inline-block',
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: '120%',
  margin: '8px 0',
  maxWidth: '100%',
  padding: '12px 20px',
  textDecoration: 'none',
};

/** Outlook ignores the padding of links; these spaces replace it. */
const spaces = (raise: string, end: string) => ({
  __html: `<!--[if mso]><i style="mso-font-width:500%${raise}" hidden>&#8202;&#8202;${end}</i><![endif]-->`,
});

export const Button = ({ href, children }: PartProps & { href: string }) => (
  <a href={href} target="_blank" style={button}>
    <span dangerouslySetInnerHTML={spaces(';mso-text-raise:18', '')} />
    {/* React's types don't know Outlook's property. */}
    <span style={{ msoTextRaise: '9px' } as CSSProperties}>{children}</span>
    <span dangerouslySetInnerHTML={spaces('', '&#8203;')} />
  </a>
);

const previewLength = 150;
/** Invisible characters, which keep the email's first lines out of the preview. */
const filler = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';

/** The preview line in the inbox, which isn't shown in the email. */
export const Preview = ({ text }: { text: string }) => (
  <div
    data-skip-in-text
    style={{
      display: 'none',
      overflow: 'hidden',
      lineHeight: '1px',
      maxHeight: 0,
      maxWidth: 0,
      opacity: 0,
    }}
  >
    {text.slice(0, previewLength)}
    <div>{filler.repeat(Math.max(0, previewLength - text.length))}</div>
  </div>
);
