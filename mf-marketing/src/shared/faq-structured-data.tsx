import type { FaqItem } from '../content/faq.content.ts';
import { StructuredData } from '@platform/kit';

/** Renders questions and answers as structured data (schema.org FAQPage). */
export function FaqStructuredData({ items }: { items: readonly FaqItem[] }) {
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return <StructuredData data={{ '@type': 'FAQPage', mainEntity }} />;
}
