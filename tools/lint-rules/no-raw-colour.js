const hex = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i;
const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const painted =
  '(?:bg|text|border|ring|fill|stroke|from|via|to|outline|decoration|accent|caret|shadow|divide)';
const palette =
  '(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\\d{2,3})';
const tailwind = new RegExp(`\\b${painted}-(?:${palette}\\b|\\[(?:color:|[a-z]+\\]))`);

const message = 'Use a theme token for colours, so that they work in light and dark mode.';
const isRaw = (text) => hex.test(text) || colourFunction.test(text) || tailwind.test(text);
const isLink = (node) =>
  node.parent.type === 'JSXAttribute' && ['href', 'to', 'id'].includes(node.parent.name.name);

export const noRawColour = {
  create: (context) => ({
    Literal(node) {
      if (typeof node.value !== 'string' || isLink(node)) return;
      if (isRaw(node.value)) context.report({ node, message });
    },
    TemplateElement(node) {
      if (isRaw(node.value.raw)) context.report({ node, message });
    },
  }),
};
