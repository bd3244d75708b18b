import type { FaqItem } from '../content/faq.content.ts';

/** Questions and answers as search engines read them (schema.org FAQPage). Not seen, and not a script that runs. */
export function FaqData({ items }: { items: readonly FaqItem[] }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  // An escaped bracket is the same in JSON, and no answer can end the element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
