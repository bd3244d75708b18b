/** The parts of a rendered page, to be placed in the document. */
export type RenderedPage = {
  /** Elements that React hoists for the head: title, meta, link. */
  readonly head: string;
  /** `<style>` elements, without a nonce. */
  readonly styles: string;
  /** Content of the root element. */
  readonly body: string;
};

const HEAD_ELEMENT = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)/;
const INLINE_STYLE = / style="([^"]*)"/g;

/**
 * Splits React's markup into head, styles and body. The content security policy forbids `style` attributes, and some
 * headless components emit them on the server, so each becomes a rule of a style sheet.
 */
export function splitMarkup(markup: string, styleTags: string): RenderedPage {
  let head = '';
  let rest = markup;
  for (let match = HEAD_ELEMENT.exec(rest); match; match = HEAD_ELEMENT.exec(rest)) {
    head += match[0];
    rest = rest.slice(match[0].length);
  }
  const rules: string[] = [];
  // React escapes quotes in text and attribute values, so a match is always an attribute.
  const body = rest.replaceAll(INLINE_STYLE, (_, declarations: string) => {
    rules.push(`[data-s="${rules.length}"]{${unescapeAttribute(declarations)}}`);
    return ` data-s="${rules.length - 1}"`;
  });
  const ruleStyles = rules.length > 0 ? `<style>${rules.join('')}</style>` : '';
  return { head, styles: styleTags + ruleStyles, body };
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
