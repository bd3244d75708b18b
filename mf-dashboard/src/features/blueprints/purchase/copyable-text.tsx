import { CopyButton, Row } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  text: string;
  /** Names the text for screen readers, after "Copy". */
  label: string;
  /** How the text is shown; by default as code. */
  children?: ReactNode;
};

/** A value that the member enters elsewhere, with a button that copies it. */
export function CopyableText({ text, label, children }: Props) {
  return (
    <Row as="span" $gap={2} $justify="between">
      {children ?? <Code>{text}</Code>}
      <CopyButton text={text} label={label} />
    </Row>
  );
}

const Code = styled.code.attrs({ translate: 'no' })`
  font-size: 0.875rem;
  overflow-wrap: anywhere;
  user-select: all;
`;
