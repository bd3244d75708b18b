import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../primitives/text.ts';
import { space } from '../tokens/scale.ts';

type PageHeadProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  title: ReactNode;
  /** One line under the title: what this page is about, as of when. */
  lead?: ReactNode;
  /** At the right: the page's main button, a badge. */
  aside?: ReactNode;
};

/** The top of a page inside a frame: its h1 (focusable, so that a navigation can move there), a line, its main button. */
export function PageHead({ title, lead, aside, ...rest }: PageHeadProps) {
  return (
    <Head {...rest}>
      <div>
        <Heading as="h1" tabIndex={-1}>
          {title}
        </Heading>
        {lead && (
          <Text as="div" $tone="muted">
            {lead}
          </Text>
        )}
      </div>
      {aside}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};

  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
