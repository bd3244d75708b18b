/** The parts of a rendered page, for the document to put in their places. */
export type RenderedPage = {
  /** Title, description: what React lifted to the front, for the head. */
  readonly head: string;
  /** `<style>` elements, their nonce still to be put in. */
  readonly styles: string;
  /** What goes into the root element. */
  readonly body: string;
};

const HEAD_ELEMENT = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)/;
const INLINE_STYLE = / style="([^"]*)"/g;

/**
 * Sorts React's markup. The page's policy allows no `style` attribute, and some headless components write one when they
 * are rendered on a server, so each becomes a rule of the page's own style sheet.
 */
export function splitMarkup(markup: string, styleTags: string): RenderedPage {
  let head = '';
  let rest = markup;
  for (let found = HEAD_ELEMENT.exec(rest); found; found = HEAD_ELEMENT.exec(rest)) {
    head += found[0];
    rest = rest.slice(found[0].length);
  }
  const rules: string[] = [];
  // Quotes are escaped in React's texts and attributes, so this can only be an attribute.
  const body = rest.replaceAll(INLINE_STYLE, (_, declarations: string) => {
    rules.push(`[data-s="${rules.length}"]{${unescapeAttribute(declarations)}}`);
    return ` data-s="${rules.length - 1}"`;
  });
  const moved = rules.length > 0 ? `<style>${rules.join('')}</style>` : '';
  return { head, styles: styleTags + moved, body };
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
