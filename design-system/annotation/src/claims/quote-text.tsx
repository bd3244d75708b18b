import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@platform/design-system';
import type { ClaimsDefinition, Evidence } from '@platform/contracts';

type Props = {
  documents: ClaimsDefinition['documents'];
  quote: Evidence;
  /** Follows the title. */
  children?: ReactNode;
};

/** A quotation with the title of its document. */
export function QuoteText(props: Props) {
  const { document, from, to } = props.quote;
  const source = props.documents.find(({ id }) => id === document);
  return (
    <Quote>
      <span translate="no">“{source?.text.slice(from, to)}”</span> <cite>{source?.title}</cite>
      {props.children}
    </Quote>
  );
}

const Quote = styled.blockquote`
  min-width: 0;
  padding-left: ${space(3)};
  border-left: 3px solid var(--primary);
  white-space: pre-line;
  overflow-wrap: anywhere;

  cite {
    color: var(--muted);
  }
`;
