import { Heading, HoverCard, space, Stack } from '@platform/design-system';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { TruncatedText } from '../../list/table/truncated-text.tsx';
import { MemberFacts } from './member-facts.tsx';

type Member = { userId: string; username: string };

/** Shows a card of what is known about a member on hover and focus of their name. */
export function MemberCard({ userId, username, children }: Member & { children: ReactElement }) {
  return (
    <HoverCard
      content={
        <Facts $gap={2}>
          <Heading as="p" $size={16} translate="no">
            {username}
          </Heading>
          <MemberFacts userId={userId} />
        </Facts>
      }
    >
      {children}
    </HoverCard>
  );
}

type Props = { userId: string | null; username: string; strong?: boolean | undefined };

/** The username of a member in a list; an account that is gone, or never was, has no card. */
export function MemberName({ userId, username, strong }: Props) {
  if (userId === null) return <TruncatedText text={username} strong={strong} />;
  return (
    <MemberCard userId={userId} username={username}>
      <TruncatedText text={username} strong={strong} title={undefined} />
    </MemberCard>
  );
}

/** Rows of 28 px: with those of a page the card would be higher than the room above or below a row in the middle. */
const Facts = styled(Stack)`
  && dl > div {
    grid-template-columns: 6rem minmax(0, 1fr);
    padding-block: ${space(0.5)};
    border-top: 0;
  }

  dd {
    font-size: 0.875rem;
  }
`;
