/** Renders data for search engines (JSON-LD of schema.org). Invisible, and not executed. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  // `\u003c` is an equivalent escape in JSON and prevents a text from closing the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
