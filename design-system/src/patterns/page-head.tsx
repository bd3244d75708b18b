import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../primitives/text.ts';
import { UnbrokenRanges } from '../primitives/unbroken-ranges.tsx';
import { space } from '../tokens/scale.ts';

type PageHeadProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  title: ReactNode;
  /** One line below the title: what the page shows, or its date. */
  lead?: ReactNode;
  /** Content on the right: the main button of the page or a badge. */
  aside?: ReactNode;
};

/**
 * The header of a page inside a layout: the h1, a lead line and the main button. Navigation moves the focus to the h1.
 */
export function PageHead({ title, lead, aside, ...rest }: PageHeadProps) {
  return (
    <Header {...rest}>
      <div>
        <Heading as="h1" tabIndex={-1}>
          {title}
        </Heading>
        {lead && (
          <Lead as="div" $tone="muted">
            <UnbrokenRanges>{lead}</UnbrokenRanges>
          </Lead>
        )}
      </div>
      {aside}
    </Header>
  );
}

const Lead = styled(Text)`
  margin-top: ${space(1.5)};
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};

  /* An icon stays beside the title on a phone. */
  > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
