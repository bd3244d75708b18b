import type { FaqItem } from '../content/faq.content.ts';

/**
 * Renders questions and answers as structured data for search engines (schema.org FAQPage). Invisible, and not
 * executed.
 */
export function FaqStructuredData({ items }: { items: readonly FaqItem[] }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  // `\u003c` is an equivalent escape in JSON and prevents an answer from closing the element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
